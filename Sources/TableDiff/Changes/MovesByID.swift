// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff of a drag by ids, without comparing rows.
  ///
  ///     let fruits = [Fruit(id: 7, name: "Fig"), Fruit(id: 5, name: "Pear"), Fruit(id: 9, name: "Plum")]
  ///     let diff = ListDiff(moving: [9], before: 5, in: fruits)
  ///     fruits.applying(diff).map(\.name)  // ["Fig", "Plum", "Pear"]
  ///
  /// Ids remain valid if the list changes during the drag. The dragged rows keep their order, and
  /// those already next to the target stay. If ids repeat, the first row with an id is used.
  ///
  /// A drag in a filtered or sorted list moves the same ids in its source.
  ///
  /// - Parameters:
  ///   - ids: The ids of the dragged rows.
  ///   - target: The id of the row before which the rows are dropped; `nil` for the end of the
  ///     list.
  ///   - rows: The list.
  ///   - leavingOut: Called with each id that no row has. If `target` is such an id, nothing moves.
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
  /// Creates the diff of a drag within a section or between sections by ids, without comparing
  /// rows.
  ///
  ///     let shelves = [
  ///       RowSection(id: "green", rows: [Fruit(id: 5, name: "Fig"), Fruit(id: 7, name: "Pear")]),
  ///       RowSection(id: "ripe", rows: [Fruit(id: 9, name: "Plum")]),
  ///     ]
  ///     SectionedDiff(moving: [5], before: 9, in: shelves).moves.count  // 1
  ///     SectionedDiff(moving: [9], before: nil, inSection: "green", in: shelves).moves.count  // 1
  ///
  /// ``Swift/RandomAccessCollection/applying(_:)-(SectionedDiff)`` applies the diff. Order and
  /// repeated ids are handled as by ``ListDiff/init(moving:before:in:leavingOut:)``.
  ///
  /// - Parameters:
  ///   - ids: The ids of the dragged rows.
  ///   - target: The id of the row before which the rows are dropped; `nil` for the end of a
  ///     section.
  ///   - section: The id of that section if `target` is `nil`; by default the last section is used.
  ///   - sections: The list.
  ///   - leavingOut: Called with each id that no row has. Nothing moves if `target` is such an id,
  ///     or if no section has the id `section`.
  /// - Complexity: O(*n* + *s*), where *n* is the number of rows and *s* the number of sections.
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
  ///   - target: The flat offset before which they are dropped.
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

/// Searches for dragged rows and for the row before which they are dropped.
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

  @export(implementation)
  mutating func pass(_ id: ID) {
    if missing.remove(id) != nil { rows.append(offset) }
    if target == nil, id == targetID { target = offset }
    offset += 1
  }

  /// Returns the moved rows and the offset before which they are dropped.
  ///
  /// - Parameters:
  ///   - end: The offset of the end, used if there is no target row; `nil` for no end.
  ///   - leavingOut: Called with each id that no row has.
  @export(implementation)
  mutating func place(end: Int?, _ leavingOut: (ID) -> Void) -> (rows: [Int], target: Int) {
    for id in ids where missing.remove(id) != nil { leavingOut(id) }
    if let targetID, target == nil, !ids.contains(targetID) { leavingOut(targetID) }
    guard let target = targetID == nil ? end : target else { return ([], 0) }
    return (rows, target)
  }
}
