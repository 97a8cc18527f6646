// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff of rows that a user dragged, by their ids, without comparing any rows.
  ///
  ///     let fruits = [Fruit(id: 7, name: "Fig"), Fruit(id: 5, name: "Pear"), Fruit(id: 9, name: "Plum")]
  ///     let diff = ListDiff(moving: [9], before: 5, in: fruits)
  ///     fruits.applying(diff).map(\.name)  // ["Fig", "Plum", "Pear"]
  ///
  /// Ids outlive a change of the list during the drag. The rows keep their order. Those that are next to the
  /// place already stay. If ids repeat, the first row of an id counts.
  ///
  /// What a user drags in a filtered or sorted list moves in its source by the same ids.
  ///
  /// - Parameters:
  ///   - ids: The ids of the dragged rows.
  ///   - target: The id of the row before which they are dropped; `nil` for the end of the list.
  ///   - rows: The list.
  ///   - leavingOut: Is called with each id that no row has. If that is `target`, nothing moves.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public init<Row: Identifiable>(
    moving ids: some Sequence<Row.ID>, before target: Row.ID?,
    in rows: some RandomAccessCollection<Row>, leavingOut: (Row.ID) -> Void = { _ in }
  ) {
    var drop = DroppedRows(ids, before: target)
    for row in rows { drop.pass(row.id) }
    let place = drop.place(end: rows.count, leavingOut)
    self.init(count: rows.count, movingRows: place.rows, above: place.target)
  }
}

extension SectionedDiff {
  /// Creates the diff of rows that a user dragged within a section or to another one, by their ids,
  /// without comparing any rows.
  ///
  ///     let shelves = [
  ///       RowSection(id: "green", rows: [Fruit(id: 5, name: "Fig"), Fruit(id: 7, name: "Pear")]),
  ///       RowSection(id: "ripe", rows: [Fruit(id: 9, name: "Plum")]),
  ///     ]
  ///     SectionedDiff(moving: [5], before: 9, in: shelves).moves.count  // 1
  ///     SectionedDiff(moving: [9], before: nil, inSection: "green", in: shelves).moves.count  // 1
  ///
  /// ``Swift/RandomAccessCollection/applying(_:)-(SectionedDiff)`` applies it. The rest is as for
  /// ``ListDiff/init(moving:before:in:leavingOut:)``.
  ///
  /// - Parameters:
  ///   - ids: The ids of the dragged rows.
  ///   - target: The id of the row before which they are dropped; `nil` for the end of a section.
  ///   - section: The id of that section, if `target` is `nil`; by default it is the last one.
  ///   - sections: The list.
  ///   - leavingOut: Is called with each id that no row has. If that is `target`, nothing moves; nor does
  ///     anything if no section has the id `section`.
  /// - Complexity: O(*n* + *s*), where *n* is the number of rows and *s* that of sections.
  @export(implementation)
  public init<Section: ListSection>(
    moving ids: some Sequence<Section.Row.ID>, before target: Section.Row.ID?,
    inSection section: Section.ID? = nil, in sections: some RandomAccessCollection<Section>,
    leavingOut: (Section.Row.ID) -> Void = { _ in }
  ) where Section.Row: Identifiable {
    var drop = DroppedRows(ids, before: target)
    var starts = SectionStarts()
    var last = -1
    for each in sections {
      for row in each.rows { drop.pass(row.id) }
      if section == nil || section == each.id { last = starts.sectionCount }
      starts.append(count: each.rows.count)
    }
    let end = last < 0 ? nil : starts.rows(of: last).upperBound
    let place = drop.place(end: end, leavingOut)
    let found = target == nil ? last : place.rows.isEmpty ? 0 : starts.section(of: place.target)
    self.init(starts, moving: place.rows, above: place.target, inSection: found)
  }

  /// Creates the diff of a drag.
  ///
  /// - Parameters:
  ///   - rows: The flat offsets of the dragged rows, ascending.
  ///   - target: The flat offset above which they are dropped.
  ///   - section: The section in which they are dropped.
  @usableFromInline
  init(_ starts: SectionStarts, moving rows: [Int], above target: Int, inSection section: Int) {
    var dragged = OffsetRanges()
    for row in rows { dragged.append(row..<row + 1) }
    let moved =
      rows.isEmpty ? OffsetPairs() : dragged.moved(above: target, in: starts.rows(of: section))
    var counts = starts.counts
    for row in rows {
      counts[starts.section(of: row)] -= 1
      counts[section] += 1
    }
    self.init(
      sections: ListDiff(count: counts.count, movingRows: [], above: 0), oldStarts: starts,
      newStarts: SectionStarts(counts: counts), deleted: OffsetRanges(), inserted: OffsetRanges(),
      moved: moved, updated: OffsetPairs())
  }
}

/// Looks for dragged rows and for the row before which they are dropped.
@usableFromInline
struct DroppedRows<ID: Hashable> {
  @usableFromInline var ids: [ID]
  @usableFromInline var missing: Set<ID>
  @usableFromInline let targetID: ID?
  @usableFromInline var target: Int?
  @usableFromInline var rows: [Int] = []
  @usableFromInline var offset = 0

  @export(implementation)
  init(_ ids: some Sequence<ID>, before target: ID?) {
    self.ids = Array(ids)
    missing = Set(self.ids)
    targetID = target
  }

  /// Looks at the next row.
  @export(implementation)
  mutating func pass(_ id: ID) {
    if missing.remove(id) != nil { rows.append(offset) }
    if target == nil, id == targetID { target = offset }
    offset += 1
  }

  /// Returns the rows that move and the offset above which they go.
  ///
  /// - Parameters:
  ///   - end: The offset of the end, for rows that are not dropped before a row; `nil` if there is none.
  ///   - leavingOut: Is called with each id that no row has.
  @export(implementation)
  mutating func place(end: Int?, _ leavingOut: (ID) -> Void) -> (rows: [Int], target: Int) {
    for id in ids where missing.remove(id) != nil { leavingOut(id) }
    if let targetID, target == nil, !ids.contains(targetID) { leavingOut(targetID) }
    guard let target = targetID == nil ? end : target else { return ([], 0) }
    return (rows, target)
  }
}
