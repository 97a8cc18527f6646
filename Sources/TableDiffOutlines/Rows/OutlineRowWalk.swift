// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Collects the rows of two outlines that are not shared.
@usableFromInline
struct OutlineRowWalk<Node: OutlineNode> {
  @usableFromInline typealias Children = OutlineChildren<Node>
  @usableFromInline typealias Entry = OutlineEntry<Node>
  @usableFromInline typealias Entries = ContiguousArray<UnsafePointer<Entry>>

  @usableFromInline var old = UnsharedOutlineRows<Node>()
  @usableFromInline var new = UnsharedOutlineRows<Node>()
  @usableFromInline var groupEnds: ContiguousArray<PieceGroupEnd> = []

  @export(implementation)
  init() {}

  /// Skips rows that both outlines share, in order.
  @export(implementation)
  mutating func pass(_ count: Int) {
    if count == 0 { return }
    endGroup()
    old.offset += count
    new.offset += count
  }

  @export(implementation)
  mutating func endGroup() {
    let last = groupEnds.last ?? PieceGroupEnd(old: 0, new: 0)
    if old.ranges.count > last.old || new.ranges.count > last.new {
      groupEnds.append(PieceGroupEnd(old: old.ranges.count, new: new.ranges.count))
    }
  }

  @export(implementation)
  mutating func pieces(in copies: OutlineRowCopies<Node>) -> UnsharedPieces {
    endGroup()
    var pieces = UnsharedPieces()
    pieces.old = old.pieces(in: copies.old)
    pieces.new = new.pieces(in: copies.new)
    pieces.groupEnds = groupEnds
    return pieces
  }

  /// Compares the children of a parent that are visible in both outlines.
  ///
  /// - Parameter shared: The nodes in memory that both lists share.
  @export(implementation)
  mutating func compare(
    _ oldList: Children, _ newList: Children, sharing shared: SharedRows, depth: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    defer { withExtendedLifetime((oldList, newList)) {} }
    switch shared {
    case .all: pass(Int(oldList.summary.rows))
    case .none:
      try compare(oldList.entries, newList.entries, depth: depth, stop)
    case .allBut(let oldPiece, let newPiece, _):
      let (start, end) = (Int(oldPiece.start), Int(oldPiece.start + oldPiece.count))
      pass(Int(oldList.summary(of: 0..<start).rows))
      let (before, after) = (Self.entries([oldPiece]), Self.entries([newPiece]))
      try compare(before, after, depth: depth, stop)
      pass(Int(oldList.summary(of: end..<oldList.count).rows))
    case .some(let unshared):
      let pieces = unshared.pieces
      var (oldEnd, newEnd) = (0, 0)
      var first = PieceGroupEnd(old: 0, new: 0)
      for end in pieces.groupEnds {
        let (oldPieces, newPieces) = (
          pieces.old.pieces[first.old..<end.old], pieces.new.pieces[first.new..<end.new]
        )
        let shared =
          oldPieces.first.map { Int($0.start) - oldEnd }
          ?? newPieces.first.map { Int($0.start) - newEnd } ?? 0
        pass(Int(oldList.summary(of: oldEnd..<oldEnd + shared).rows))
        let (before, after) = (Self.entries(oldPieces), Self.entries(newPieces))
        try compare(before, after, depth: depth, stop)
        (oldEnd, newEnd) = (oldEnd + shared + before.count, newEnd + shared + after.count)
        first = end
      }
      pass(Int(oldList.summary(of: oldEnd..<oldList.count).rows))
    }
  }

  @export(implementation)
  static func entries(_ pieces: ArraySlice<ListPiece>) -> Entries {
    var entries = Entries()
    for piece in pieces {
      let rows: UnsafeBufferPointer<Entry> = piece.rows()
      guard let first = rows.baseAddress else { continue }
      for index in 0..<rows.count { entries.append(first + index) }
    }
    return entries
  }

  /// Compares siblings that the outlines do not share.
  @export(implementation)
  mutating func compare(
    _ before: Entries, _ after: Entries, depth: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let diff = try before.tableDiff(
      to: after, id: { $0.pointee.node.id }, contentsEqual: { _, _ in true },
      ListDiff.Options(), stop)
    let leaving = (diff.deletes + diff.moves.map(\.from)).sorted()
    let arriving = (diff.inserts + diff.moves.map(\.to)).sorted()
    var (left, arrived) = (0, 0)
    for index in before.indices {
      let entry = before[index].pointee
      if left < leaving.count, leaving[left] == index {
        left += 1
        old.append(OutlineRow(entry, depth: depth))
        if entry.rowsBelow > 0 { old.append(contentsOf: entry.children, depth: depth + 1) }
        continue
      }
      // This is the next new node that stays.
      let newIndex = arrive(after, arriving, &arrived, from: index - left, depth: depth)
      let other = after[newIndex].pointee
      try comparePair(entry, other, depth: depth, stop)
    }
    _ = arrive(after, arriving, &arrived, from: after.count - arriving.count, depth: depth)
  }

  /// Appends the rows of new nodes before a staying one, and returns its index.
  ///
  /// - Parameter staying: The number of staying nodes before it.
  @export(implementation)
  mutating func arrive(
    _ after: Entries, _ arriving: [Int], _ arrived: inout Int, from staying: Int, depth: Int
  ) -> Int {
    while arrived < arriving.count, arriving[arrived] == staying + arrived {
      let entry = after[arriving[arrived]].pointee
      new.append(OutlineRow(entry, depth: depth))
      if entry.rowsBelow > 0 { new.append(contentsOf: entry.children, depth: depth + 1) }
      arrived += 1
    }
    return staying + arrived
  }

  /// Compares a node with itself, and their visible descendants.
  @export(implementation)
  mutating func comparePair(
    _ before: Entry, _ after: Entry, depth: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    old.append(OutlineRow(before, depth: depth))
    new.append(OutlineRow(after, depth: depth))
    // Deep levels are not searched for shared nodes, which would use more stack.
    if before.isExpanded, after.isExpanded, depth < OutlineLevels.many {
      let shared = try before.children.shared(with: after.children, for: .section, stop)
      try compare(before.children, after.children, sharing: shared, depth: depth + 1, stop)
      return
    }
    if before.rowsBelow > 0 { old.append(contentsOf: before.children, depth: depth + 1) }
    if after.rowsBelow > 0 { new.append(contentsOf: after.children, depth: depth + 1) }
  }
}

extension MeasuredArray {
  /// The addresses of all entries, which are valid as long as the list is kept.
  @export(implementation) var entries: ContiguousArray<UnsafePointer<Element>> {
    var entries = ContiguousArray<UnsafePointer<Element>>()
    entries.reserveCapacity(count)
    withChunks { chunk in
      guard let first = chunk.baseAddress else { return }
      for index in 0..<chunk.count { entries.append(first + index) }
    }
    return entries
  }
}
