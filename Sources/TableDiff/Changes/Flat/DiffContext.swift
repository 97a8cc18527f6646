// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The counts of the two lists to which the parts of a diff refer, and their section
/// correspondence.
package struct DiffContext {
  package let old: SectionStarts
  package let new: SectionStarts
  package let alignment: SectionAlignment

  /// Whether the lists have no sections; errors then show a row by its offset alone.
  let isFlat: Bool

  private let deletedSections: OffsetSet

  /// Creates the context of two lists without sections.
  package init(oldCount: Int, newCount: Int) throws(InvalidDiff) {
    old = try Self.starts([oldCount], isNew: false, isFlat: true)
    new = try Self.starts([newCount], isNew: true, isFlat: true)
    alignment = SectionAlignment()
    isFlat = true
    deletedSections = OffsetSet(bound: 1)
  }

  /// Creates the context of two lists of sections.
  package init(
    _ sections: ListDiff, oldRowCounts: [Int], newRowCounts: [Int]
  ) throws(InvalidDiff) {
    try Self.checkSections(oldRowCounts.count, sections.oldCount, isNew: false)
    try Self.checkSections(newRowCounts.count, sections.newCount, isNew: true)
    old = try Self.starts(oldRowCounts, isNew: false, isFlat: false)
    new = try Self.starts(newRowCounts, isNew: true, isFlat: false)
    alignment = SectionAlignment(sections, oldStarts: old)
    isFlat = false
    var deleted = OffsetSet(bound: sections.oldCount)
    for run in sections.deleted.runs { deleted.insert(run.range) }
    deletedSections = deleted
  }

  private static func checkSections(
    _ given: Int, _ count: Int, isNew: Bool
  ) throws(InvalidDiff) {
    if given == count { return }
    throw InvalidDiff(
      isInNewList: isNew,
      "the \(name(isNew)) list has \(ListDiff.counted(count, "section")), and \(given) row counts")
  }

  private static func starts(
    _ counts: [Int], isNew: Bool, isFlat: Bool
  ) throws(InvalidDiff) -> SectionStarts {
    var sum = 0
    for (section, count) in counts.enumerated() {
      if count < 0 {
        let list = isFlat ? "the \(name(isNew)) list" : "\(name(isNew)) section \(section)"
        throw InvalidDiff(
          isInNewList: isNew, section: isFlat ? nil : section,
          "\(list) has \(count) rows")
      }
      let (next, overflow) = sum.addingReportingOverflow(count)
      if overflow || next > Int(Int32.max) {
        let number = overflow ? "more than \(Int.max)" : "\(next)"
        throw InvalidDiff(
          isInNewList: isNew,
          "a diff takes up to \(Int32.max) rows; the \(name(isNew)) list has \(number)")
      }
      sum = next
    }
    return SectionStarts(counts: counts)
  }

  private static func name(_ isNew: Bool) -> String { isNew ? "new" : "old" }

  package func isDeleted(_ oldSection: Int) -> Bool { deletedSections.contains(oldSection) }

  /// Returns a row as shown in errors: an offset or a path.
  package func text(_ path: RowPath) -> String { isFlat ? "\(path.row)" : "\(path)" }

  /// A change as shown in errors.
  enum Change {
    case delete(RowPath)
    case insert(RowPath)
    case move(SectionedDiff.Move)
    case update(SectionedDiff.Update)
  }

  private func text(_ change: Change) -> String {
    switch change {
    case .delete(let path): "delete row \(text(path))"
    case .insert(let path): "insert row \(text(path))"
    case .move(let move): "move row \(text(move.from)) to \(text(move.to))"
    case .update(let update): "update row \(text(update.from)) to \(text(update.to))"
    }
  }

  /// Returns the flat offset of an old row of a change.
  ///
  /// - Throws: ``InvalidDiff`` if there is no such row.
  func offset(ofOld path: RowPath, _ change: Change) throws(InvalidDiff) -> Int {
    if !old.contains(path) { throw missing(path, old, isNew: false, change) }
    return old.offset(of: path)
  }

  /// Returns the flat offset of a new row of a change.
  ///
  /// - Throws: ``InvalidDiff`` if there is no such row.
  func offset(ofNew path: RowPath, _ change: Change) throws(InvalidDiff) -> Int {
    if !new.contains(path) { throw missing(path, new, isNew: true, change) }
    return new.offset(of: path)
  }

  @inline(never)
  private func missing(
    _ path: RowPath, _ starts: SectionStarts, isNew: Bool, _ change: Change
  ) -> InvalidDiff {
    let list = "the \(Self.name(isNew)) list"
    let place = isFlat ? list : "section \(path.section) of \(list)"
    let problem =
      starts.hasSection(path.section)
      ? "\(place) has \(ListDiff.counted(starts.rows(of: path.section).count, "row"))"
      : "\(list) has \(ListDiff.counted(starts.sectionCount, "section"))"
    return error(path, isNew: isNew, "\(text(change)): \(problem)")
  }

  package func error(old path: RowPath, _ text: String) -> InvalidDiff {
    error(path, isNew: false, text)
  }

  package func error(new path: RowPath, _ text: String) -> InvalidDiff {
    error(path, isNew: true, text)
  }

  private func error(
    _ path: RowPath, isNew: Bool, _ text: String
  ) -> InvalidDiff {
    InvalidDiff(
      isInNewList: isNew, section: isFlat ? nil : path.section, offset: path.row, text)
  }

  /// Returns the pairs of staying rows, section by section.
  ///
  /// - Parameters:
  ///   - removed: The old offsets of deleted and moved rows.
  ///   - taken: The new offsets of inserted and moved rows.
  /// - Throws: ``InvalidDiff`` unless each section has as many staying rows before as after.
  package func staying(_ removed: OffsetRanges, _ taken: OffsetRanges) throws(InvalidDiff)
    -> OffsetPairs
  {
    var pairs = OffsetPairs()
    for section in 0..<new.sectionCount {
      guard let oldSection = alignment.oldSection(of: section) else { continue }
      let oldRows = old.rows(of: oldSection), newRows = new.rows(of: section)
      if !pairs.append(gapsOf: removed, in: oldRows, filling: taken, in: newRows) {
        throw countMismatch(
          oldSection, stays: OffsetRanges(oldRows).subtracting(removed).count,
          section, stays: OffsetRanges(newRows).subtracting(taken).count)
      }
    }
    return pairs
  }

  private func countMismatch(
    _ oldSection: Int, stays oldCount: Int, _ section: Int, stays newCount: Int
  ) -> InvalidDiff {
    let all = (old.rows(of: oldSection).count, new.rows(of: section).count)
    let places = isFlat ? ("", "") : (" in old section \(oldSection)", " in new section \(section)")
    return InvalidDiff(
      isInNewList: true, section: isFlat ? nil : section,
      "\(oldCount) of \(ListDiff.counted(all.0, "row")) stay\(places.0), which are \(newCount) of "
        + "\(ListDiff.counted(all.1, "row"))\(places.1)")
  }
}
