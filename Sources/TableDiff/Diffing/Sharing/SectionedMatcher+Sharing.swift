// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListSection {
  /// Whether section rows may know what they share with other rows; a constant after specialisation
  /// for most collections.
  @export(implementation)
  @inline(__always)
  static var mayShareRows: Bool {
    #if hasFeature(Embedded)
      return false
    #else
      if Rows.self == [Row].self { return false }
      return Rows.self is any StructureSharing.Type
    #endif
  }
}

extension RowMatcher {
  /// Pairs the rows of two sections as flat lists.
  ///
  /// - Returns: `false` if the rows have to be copied.
  @export(implementation)
  @inline(never)
  mutating func pairSectionSharing<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    try pairSharing(of: old, new, id: id, contentsEqual: contentsEqual, options, stop)
  }
}

extension SectionedMatcher {
  /// Walks the rows that two sections do not share in order.
  ///
  /// Unmatched rows are paired across all sections, so rows shared out of order are read like any
  /// others.
  ///
  /// - Returns: `false` if the rows have to be copied.
  @export(implementation)
  @inline(never)
  mutating func walkSharing<Section: ListSection>(
    of oldRows: Section.Rows, _ newRows: Section.Rows, _ place: SectionPlace, _ section: Int,
    _ memory: inout RowMemory<Section>,
    walk: (
      inout RowMatcher, UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>, Bool,
      inout LookAheadBudget
    ) throws(_Stopped) -> Void,
    _ budget: inout LookAheadBudget, _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    let unshared: UnsharedRows
    switch try SharedRows(oldRows, newRows, for: .section, stop) {
    case .none: return false
    case .all:
      budget.earn(place.newCount)
      return true
    case .allBut(let old, let new, _):
      unshared = UnsharedRows(UnsharedPieces(ListPieces(old), ListPieces(new)))
    case .some(let rows): unshared = rows
    }
    if let matches = unshared.matches {
      leaveOver(matches, of: oldRows, newRows, place, &memory)
      return true
    }
    if let owner = unshared.owner { memory.owners.append(owner) }
    let unmatched = (old: rows.unmatchedOld.count, new: rows.unmatchedNew.count)
    try walkPieces(unshared.pieces, place, section, &memory, walk: walk, &budget)
    if rows.unmatchedOld.count > unmatched.old { memory.lists.append(oldRows) }
    if rows.unmatchedNew.count > unmatched.new { memory.lists.append(newRows) }
    return true
  }

  /// Leaves the rows that only one of two sections has unmatched.
  @export(implementation)
  mutating func leaveOver<Section: ListSection>(
    _ matches: IdentityMatches, of oldRows: Section.Rows, _ newRows: Section.Rows,
    _ place: SectionPlace,
    _ memory: inout RowMemory<Section>
  ) {
    rows.beginSection(oldBase: place.oldOffset, newBase: place.newOffset)
    rows.leaveOver(matches)
    if !matches.unmatchedOld.isEmpty {
      memory.deferred.append(
        DeferredRows(oldRows, matches.unmatchedOld, base: place.oldOffset, isOld: true))
    }
    if !matches.unmatchedNew.isEmpty {
      memory.deferred.append(
        DeferredRows(newRows, matches.unmatchedNew, base: place.newOffset, isOld: false))
    }
  }

  /// Walks the groups of pieces of two sections.
  @export(implementation)
  mutating func walkPieces<Section: ListSection>(
    _ pieces: UnsharedPieces, _ place: SectionPlace, _ section: Int,
    _ memory: inout RowMemory<Section>,
    walk: (
      inout RowMatcher, UnsafeBufferPointer<Section.Row>, UnsafeBufferPointer<Section.Row>, Bool,
      inout LookAheadBudget
    ) throws(_Stopped) -> Void,
    _ budget: inout LookAheadBudget
  ) throws(_Stopped) {
    var first = PieceGroupEnd(old: 0, new: 0)
    for end in pieces.groupEnds {
      let oldGroup = memory.rows(of: pieces.old.pieces[first.old..<end.old])
      let newGroup = memory.rows(of: pieces.new.pieces[first.new..<end.new])
      first = end
      let oldPart = SectionPart(
        section: place.oldSection, oldGroup.buffer.count, at: place.oldOffset + oldGroup.start)
      let newPart = SectionPart(
        section: section, newGroup.buffer.count, at: place.newOffset + newGroup.start)
      let before = (old: rows.unmatchedOld.count, new: rows.unmatchedNew.count)
      rows.beginSection(
        oldBase: place.oldOffset + oldGroup.start, newBase: place.newOffset + newGroup.start)
      try walk(&rows, oldGroup.buffer, newGroup.buffer, true, &budget)
      if rows.unmatchedOld.count > before.old {
        memory.pieces.append(oldGroup.buffer.baseAddress, oldPart, isOld: true)
      }
      if rows.unmatchedNew.count > before.new {
        memory.pieces.append(newGroup.buffer.baseAddress, newPart, isOld: false)
      }
    }
  }
}

extension SectionPart {
  /// Creates a part of rows that are kept separately.
  @usableFromInline
  init(section: Int, _ count: Int, at offset: Int) {
    self.init(section: section, rows: 0..<count, count: count, offset: offset)
  }
}

extension RowMemory {
  /// Returns the rows of a group of pieces, in place for a single piece, otherwise as a copy that
  /// is kept.
  @export(implementation)
  mutating func rows(
    of pieces: ArraySlice<ListPiece>
  ) -> (buffer: UnsafeBufferPointer<Section.Row>, start: Int) {
    guard let first = pieces.first, let address = first.address else {
      return (UnsafeBufferPointer(start: nil, count: 0), 0)
    }
    let start = Int(first.start)
    if pieces.count == 1 {
      let rows = address.assumingMemoryBound(to: Section.Row.self)
      return (UnsafeBufferPointer(start: rows, count: Int(first.count)), start)
    }
    var copy: ContiguousArray<Section.Row> = []
    for piece in pieces {
      let rows = piece.address?.assumingMemoryBound(to: Section.Row.self)
      copy.append(contentsOf: UnsafeBufferPointer(start: rows, count: Int(piece.count)))
    }
    rows.append(copy)
    // The pointer stays valid: the array is retained and never mutated.
    return rows[rows.count - 1].withUnsafeBufferPointer { ($0, start) }
  }
}
