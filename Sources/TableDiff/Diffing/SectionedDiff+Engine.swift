// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Computes what changed between two lists of sections.
  public init<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>
  ) {
    let sections = ListDiff(
      from: old, to: new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) })
    let oldRows = old.map(\.rows), newRows = new.map(\.rows)
    let oldStarts = SectionStarts(counts: oldRows.map(\.count))
    let newStarts = SectionStarts(counts: newRows.map(\.count))
    var oldSections: [Int?] = []
    for run in RowOrigins(sections) {
      for step in 0..<run.new.count { oldSections.append(run.old.map { $0 + step }) }
    }
    // Aligned old order: the surviving sections as they come in the new list.
    var alignedStarts = [Int](repeating: -1, count: oldRows.count)
    var end = 0
    for case let section? in oldSections {
      alignedStarts[section] = end
      end += oldRows[section].count
    }
    var offsets: [Section.Row.ID: [Int]] = [:]
    for (section, rows) in oldRows.enumerated() {
      for (row, value) in rows.enumerated() {
        offsets[value.id, default: []].append(
          oldStarts.offset(of: RowPath(section: section, row: row)))
      }
    }
    var aligned = RunList<OffsetPairs.Run>()
    var olds: [Int] = []
    var pairs: [(Int, Int)] = []
    var updated = OffsetPairs()
    for (section, rows) in newRows.enumerated() {
      for (row, value) in rows.enumerated() {
        guard let first = offsets[value.id]?.first else { continue }
        offsets[value.id]?.removeFirst()
        let newOffset = newStarts.offset(of: RowPath(section: section, row: row))
        let path = oldStarts.path(of: first)
        if oldRows[path.section][path.row] != value {
          updated.append(old: first, new: newOffset, count: 1)
        }
        pairs.append((first, newOffset))
        if path.section == oldSections[section] {
          aligned.append(
            OffsetPairs.Run(old: alignedStarts[path.section] + path.row, new: newOffset, count: 1))
          olds.append(first)
        }
      }
    }
    let staying = StayingRuns.longestAscending(aligned, oldCount: end, shouldStop: { false })
    var stayingNew = Set<Int>()
    for index in aligned.indices where staying?.contains(index) == true {
      stayingNew.insert(Int(aligned[index].new))
    }
    var moved = OffsetPairs()
    for (old, new) in pairs where !stayingNew.contains(new) {
      moved.append(old: old, new: new, count: 1)
    }
    let paired = (old: Set(pairs.map(\.0)), new: Set(pairs.map(\.1)))
    var deleted = OffsetRanges(), inserted = OffsetRanges()
    let surviving = Set(oldSections.compactMap { $0 })
    for section in oldRows.indices where surviving.contains(section) {
      for offset in oldStarts.rows(of: section) where !paired.old.contains(offset) {
        deleted.append(offset..<offset + 1)
      }
    }
    for section in newRows.indices where oldSections[section] != nil {
      for offset in newStarts.rows(of: section) where !paired.new.contains(offset) {
        inserted.append(offset..<offset + 1)
      }
    }
    self.init(
      sections: sections, oldStarts: oldStarts, newStarts: newStarts, deleted: deleted,
      inserted: inserted, moved: moved, updated: updated)
  }
}

extension RandomAccessCollection where Element: ListSection {
  /// Computes what changed from this list of sections to another one.
  public func sectionedDiff(to new: some RandomAccessCollection<Element>) -> SectionedDiff {
    SectionedDiff(from: self, to: new)
  }
}
