// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension LabelOrder {
  /// Pairs the labels that are in both this old order and a new one.
  ///
  /// After a change of filter, the orders share many labels but hardly any nodes.
  ///
  /// - Parameters:
  ///   - isReversed: Whether the list shows this order in reverse.
  ///   - isNewReversed: Whether the new list shows its order in reverse.
  /// - Complexity: O(*n*), where *n* is the number of labels in nodes that the orders do not share.
  @usableFromInline
  func identityMatches(
    with new: LabelOrder, isReversed: Bool, isNewReversed: Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> IdentityMatches {
    let (old, oldCount, newCount) = (self, count, new.count)
    defer { withExtendedLifetime((old, new)) {} }
    if isReversed != isNewReversed {
      var (oldLabels, newLabels) = (try old.pieces.labels(stop), try new.pieces.labels(stop))
      if isReversed { oldLabels.reverse() } else { newLabels.reverse() }
      let pairs = try OffsetPairs(oldLabels, newLabels, stop)
      return IdentityMatches(pairs, oldCount: oldCount, newCount: newCount)
    }
    let pieces =
      try old.unsharedPieces(with: new, findsMoved: false, stop)
      ?? UnsharedPieces(old.pieces, new.pieces, isPlain: true)
    let labels = try OpenLabels(pieces, stop)
    if oldCount >= newCount {
      if let unmatched = try labels.unmatched(ofOld: true, stop) {
        return IdentityMatches(
          unmatchedOld: isReversed ? unmatched.reversed(count: oldCount) : unmatched,
          unmatchedNew: OffsetRanges())
      }
    } else if let unmatched = try labels.unmatched(ofOld: false, stop) {
      return IdentityMatches(
        unmatchedOld: OffsetRanges(),
        unmatchedNew: isReversed ? unmatched.reversed(count: newCount) : unmatched)
    }
    var mapper = PieceOffsetMapper(pieces, oldCount: oldCount)
    let ordinals = try OffsetPairs(labels.old, labels.new, stop)
    let pairs = try mapper.all(ordinals, stop)
    return IdentityMatches(
      isReversed ? pairs.reversed(oldCount: oldCount, newCount: newCount) : pairs,
      oldCount: oldCount, newCount: newCount)
  }
}

extension LabelOrder {
  /// The addresses of all labels in the leaves; the caller keeps the order.
  @usableFromInline var pieces: ListPieces {
    var pieces = ListPieces()
    appendAll(to: &pieces)
    return pieces
  }
}

extension ListPieces {
  @inline(never)
  fileprivate func labels(_ stop: _StopPoll?) throws(_Stopped) -> ContiguousArray<UInt64> {
    var labels = ContiguousArray<UInt64>()
    labels.reserveCapacity(rowCount)
    for piece in pieces {
      let address = piece.address?.assumingMemoryBound(to: UInt64.self)
      labels.append(contentsOf: UnsafeBufferPointer(start: address, count: Int(piece.count)))
      try stop?.check(after: Int(piece.count))
    }
    return labels
  }
}

/// The labels of two orders in nodes that they do not share, by ordinal.
private struct OpenLabels {
  let old: ContiguousArray<UInt64>
  let new: ContiguousArray<UInt64>

  private struct Group {
    /// The ordinals of the labels.
    let old: Range<Int>
    let new: Range<Int>

    /// The difference between an offset and an ordinal.
    let oldShift: Int
    let newShift: Int
  }

  private var groups: ContiguousArray<Group> = []

  /// - Parameter pieces: All-open pieces, whose nodes the caller keeps.
  init(_ pieces: UnsharedPieces, _ stop: _StopPoll?) throws(_Stopped) {
    old = try pieces.old.labels(stop)
    new = try pieces.new.labels(stop)
    groups.reserveCapacity(pieces.groupEnds.count)
    var first = PieceGroupEnd(old: 0, new: 0)
    for end in pieces.groupEnds {
      let old = Self.rows(of: pieces.old.pieces[first.old..<end.old])
      let new = Self.rows(of: pieces.new.pieces[first.new..<end.new])
      groups.append(
        Group(old: old.ordinals, new: new.ordinals, oldShift: old.shift, newShift: new.shift))
      first = end
    }
  }

  /// Returns the consecutive ordinals of a group's rows.
  private static func rows(
    of pieces: ArraySlice<ListPiece>
  ) -> (ordinals: Range<Int>, shift: Int) {
    guard let first = pieces.first, let last = pieces.last else { return (0..<0, 0) }
    return (
      first.ordinals.lowerBound..<last.ordinals.upperBound, Int(first.start) - Int(first.other)
    )
  }

  /// Returns the offsets of the rows that only one list has, if the other list is a subsequence of
  /// it; `nil` otherwise.
  @inline(never)
  func unmatched(ofOld isOld: Bool, _ stop: _StopPoll?) throws(_Stopped) -> OffsetRanges? {
    var unmatched = OffsetRanges()
    let (labels, others) = isOld ? (old, new) : (new, old)
    for group in groups {
      let isComplete = try Self.append(
        to: &unmatched, labels, isOld ? group.old : group.new, lacking: others,
        isOld ? group.new : group.old, shift: isOld ? group.oldShift : group.newShift, stop)
      if !isComplete { return nil }
    }
    return unmatched
  }

  /// Appends the offsets of labels that are missing in others, as long as the others are a
  /// subsequence.
  private static func append(
    to unmatched: inout OffsetRanges, _ labels: ContiguousArray<UInt64>, _ range: Range<Int>,
    lacking others: ContiguousArray<UInt64>, _ otherRange: Range<Int>, shift: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    var ordinal = range.lowerBound
    for block in StopBlocks(of: otherRange) {
      let begin = ordinal
      for other in block {
        let start = ordinal
        while ordinal < range.upperBound, labels[ordinal] != others[other] { ordinal &+= 1 }
        if ordinal == range.upperBound { return false }
        if ordinal > start { unmatched.append(start + shift..<ordinal + shift) }
        ordinal &+= 1
      }
      try stop?.check(after: ordinal - begin)
    }
    unmatched.append(ordinal + shift..<range.upperBound + shift)
    return true
  }
}

extension OffsetPairs {
  fileprivate init(
    _ old: ContiguousArray<UInt64>, _ new: ContiguousArray<UInt64>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.init()
    if old.isEmpty || new.isEmpty { return }
    let places = try LabelPlaces(old, stop)
    for block in StopBlocks(of: new.indices) {
      for offset in block {
        if let place = places.offset(of: new[offset]) {
          append(old: place, new: offset, count: 1)
        }
      }
      try stop?.check(after: block.count)
    }
  }
}

extension OffsetRanges {
  /// Returns the same offsets in a reversed list.
  @usableFromInline
  func reversed(count: Int) -> OffsetRanges {
    var reversed = OffsetRanges()
    for run in runs.reversed() {
      reversed.append(count - run.range.upperBound..<count - run.range.lowerBound)
    }
    return reversed
  }
}
