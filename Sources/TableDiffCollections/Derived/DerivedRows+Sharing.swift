// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Lists with the same source, as after a change of filter or order, share each row whose label is
/// in both.
///
/// Other lists share the nodes of their orders in which no row changed. An update writes each
/// changed row, even if its place is the same.
extension DerivedRows: StructureSharing {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? DerivedRows else { return .none }
    return try unsliced.shared(withRows: new.unsliced, for: purpose, stop)
  }

  /// Returns these rows with an order of their own.
  ///
  /// A slice is often created and seldom compared, so its order is created when it is compared.
  @export(implementation) var unsliced: DerivedRows {
    guard case .derived(let order, let source, let isReversed) = storage else { return self }
    return DerivedRows(
      order.subarray(positions(in: order, isReversed: isReversed)), source, isReversed: isReversed)
  }

  /// Returns what two lists share, neither of which is a slice.
  @export(implementation)
  func shared(
    withRows new: DerivedRows, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    if let matches = try identityMatches(with: new, stop), purpose != .section || matches.isInStep {
      return .some(
        purpose == .list ? try unshared(with: new, beside: matches, stop) : UnsharedRows(matches))
    }
    guard case .derived(let oldOrder, _, let isReversed) = storage,
      case .derived(let newOrder, _, let isNewReversed) = new.storage
    else { return .none }
    let shared =
      isReversed == isNewReversed
      ? try oldOrder.unsharedPieces(with: newOrder, findsMoved: purpose != .section, stop) : nil
    if shared == nil, purpose != .list { return .none }
    let pieces = shared ?? UnsharedPieces(oldOrder.pieces, newOrder.pieces, isPlain: true)
    defer { withExtendedLifetime((oldOrder, newOrder)) {} }
    let copies = RowCopies(
      old: try rows(at: pieces.old.openOffsets(oldOrder.count, isReversed: isReversed), stop),
      new: try new.rows(
        at: pieces.new.openOffsets(newOrder.count, isReversed: isNewReversed), stop))
    if pieces.isPlain { return .some(UnsharedRows(copies.pieces, owner: copies)) }
    let placed = try pieces.placed(
      // Valid as long as the arrays are kept, because nothing writes to them.
      old: copies.old.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      new: copies.new.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      stride: MemoryLayout<Source.Element>.stride,
      reversed: isReversed ? (oldOrder.count, newOrder.count) : nil, stop)
    return .some(UnsharedRows(placed, owner: copies))
  }

  /// Returns copies of rows, in order, because dozens are found at a time.
  @export(implementation)
  func rows(
    at offsets: OffsetRanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Source.Element> {
    var rows = ContiguousArray<Source.Element>()
    rows.reserveCapacity(offsets.count)
    for run in offsets.runs {
      for block in StopBlocks(of: run.range) {
        rows.append(contentsOf: part(block))
        try stop?.check(after: block.count * 4)
      }
    }
    return rows
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool { false }

  @export(implementation)
  func identityMatches(with new: DerivedRows, _ stop: _StopPoll?) throws(_Stopped)
    -> IdentityMatches?
  {
    guard case .derived(let oldOrder, let oldSource, let isReversed) = storage,
      case .derived(let newOrder, let newSource, let isNewReversed) = new.storage,
      oldSource === newSource
    else { return nil }
    return try oldOrder.identityMatches(
      with: newOrder, isReversed: isReversed, isNewReversed: isNewReversed, stop)
  }

  /// Returns the addresses of some rows in the source.
  ///
  /// - Parameter all: All rows of the source, unless only few are needed.
  @export(implementation)
  func side(
    _ offsets: OffsetRanges, in rows: KeptRows<Source.Element>, _ all: ListPieces?,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> ListPieces {
    guard case .derived(let order, let source, let isReversed) = storage else {
      return ListPieces()
    }
    let places = try source.labels.offsets(of: order, at: offsets, isReversed: isReversed, stop)
    if let all {
      let stride = MemoryLayout<Source.Element>.stride
      return try ListPieces(offsets, at: places, in: all, stride: stride, stop)
    }
    var side = ListPieces()
    var index = 0
    for run in offsets.runs {
      for offset in run.range {
        let address = rows.address(at: Int(places[index]))
        side.append(address, start: Int32(truncatingIfNeeded: offset), count: 1)
        index += 1
        try stop?.check(after: _StopPoll.search)
      }
    }
    return side
  }

  /// Returns the rows to pair of two lists with the same source.
  @export(implementation)
  func unshared(
    with new: DerivedRows, beside matches: IdentityMatches, _ stop: _StopPoll?
  ) throws(_Stopped) -> UnsharedRows {
    guard matches.haveUnmatched, case .derived(_, let source, _) = storage else {
      return UnsharedRows(matches)
    }
    // Not copied: counting references to what the rows refer to would take most of the time.
    let rows = KeptRows(source.source, count: source.source.count)
    SectionStarts.requireSameCount(rows.count, source.labels.count)
    // If the compiler doesn't know the type of the rows, reading them one by one takes longer than
    // collecting the addresses of all.
    let all =
      matches.unmatchedOld.count + matches.unmatchedNew.count > rows.count / 64 ? rows.pieces : nil
    return UnsharedRows(
      matches, old: try side(matches.unmatchedOld, in: rows, all, stop),
      new: try new.side(matches.unmatchedNew, in: rows, all, stop), owner: RowsOwner(rows))
  }
}

@usableFromInline
final class RowCopies<Row> {
  @usableFromInline let old: ContiguousArray<Row>
  @usableFromInline let new: ContiguousArray<Row>

  @export(implementation)
  init(old: ContiguousArray<Row>, new: ContiguousArray<Row>) { (self.old, self.new) = (old, new) }

  /// All rows, as for lists that share nothing.
  @export(implementation) var pieces: UnsharedPieces {
    var (oldPieces, newPieces) = (ListPieces(), ListPieces())
    old.withUnsafeBufferPointer { oldPieces.append(contentsOf: $0) }
    new.withUnsafeBufferPointer { newPieces.append(contentsOf: $0) }
    return UnsharedPieces(oldPieces, newPieces, isPlain: true)
  }
}

@usableFromInline
final class RowsOwner<Row> {
  @usableFromInline let rows: KeptRows<Row>

  @export(implementation)
  init(_ rows: KeptRows<Row>) { self.rows = rows }
}

extension ListPieces {
  /// Returns the offsets of rows to pair.
  ///
  /// - Parameter isReversed: Whether to return offsets in the reversed list of `count` rows.
  @usableFromInline
  func openOffsets(_ count: Int, isReversed: Bool) -> OffsetRanges {
    var open = OffsetRanges()
    for piece in pieces where piece.isOpen {
      open.append(Int(piece.start)..<Int(piece.start) + Int(piece.count))
    }
    return isReversed ? open.reversed(count: count) : open
  }
}

extension SourceLabels {
  /// Returns the offsets in the source of the rows at some positions of a list.
  @usableFromInline
  func offsets(
    of order: LabelOrder, at positions: OffsetRanges, isReversed: Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> ContiguousArray<Int32> {
    var offsets = ContiguousArray<Int32>()
    offsets.reserveCapacity(positions.count)
    var labels = LabelIterator(order)
    let last = order.count - 1
    for run in positions.runs {
      for position in run.range {
        let label = labels.label(at: isReversed ? last - position : position)
        guard let offset = offset(of: label) else { fatalError("No row has label \(label).") }
        offsets.append(Int32(truncatingIfNeeded: offset))
        try stop?.check(after: 1)
      }
    }
    return offsets
  }
}

extension LabelOrder {
  /// Returns the pieces that two orders do not share; `nil` if they share nothing.
  @usableFromInline
  func unsharedPieces(
    with new: LabelOrder, findsMoved: Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> UnsharedPieces? {
    guard let oldRoot = rootNode, let newRoot = new.rootNode else { return nil }
    defer { withExtendedLifetime((self, new)) {} }
    if !(oldRoot === newRoot), oldRoot.areBelowUnique, newRoot.areBelowUnique { return nil }
    return try SharedNodes.pieces(
      oldRoot, oldStart: 0, newRoot, newStart: 0, findsMoved: findsMoved, stop)
  }
}

extension OffsetPairs {
  /// Returns the same pairs for reversed lists.
  @usableFromInline
  func reversed(oldCount: Int, newCount: Int) -> OffsetPairs {
    var reversed = OffsetPairs()
    reversed.reserveRuns(runs.count)
    for run in runs.reversed() {
      let count = Int(run.count)
      // Both sides of a run ascend, so each run stays one run.
      reversed.append(
        old: oldCount - Int(run.old) - count, new: newCount - Int(run.new) - count, count: count)
    }
    return reversed
  }
}
