// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The counts of a finding.
extension BatchValidator {
  var sectionCounts: BatchFinding.Counts {
    BatchFinding.Counts(before: old.sectionCount, after: new.sectionCount)
  }

  /// Returns the row counts of a section given by its old offset; the counts of sections if it does
  /// not exist.
  @inline(never)
  func rowCounts(old section: Int) -> BatchFinding.Counts {
    guard old.hasSection(section) else { return rowCounts(nil, section) }
    guard let sections else { return rowCounts(section, section) }
    if let to = sections.plainMap.newOffset(ofOld: section) { return rowCounts(section, to) }
    // Deleted; a new section may have its offset.
    let isReplaced = new.hasSection(section) && sections.plainMap.oldOffset(ofNew: section) == nil
    return rowCounts(section, isReplaced ? section : nil)
  }

  /// Returns the row counts of a section given by its new offset; the counts of sections if it does
  /// not exist.
  @inline(never)
  func rowCounts(new section: Int) -> BatchFinding.Counts {
    guard new.hasSection(section) else { return rowCounts(section, nil) }
    guard let sections else { return rowCounts(section, section) }
    if let from = sections.plainMap.oldOffset(ofNew: section) { return rowCounts(from, section) }
    let isReplaced = old.hasSection(section) && sections.plainMap.newOffset(ofOld: section) == nil
    return rowCounts(isReplaced ? section : nil, section)
  }

  private func rowCounts(_ from: Int?, _ to: Int?) -> BatchFinding.Counts {
    let from = from.flatMap { old.hasSection($0) ? $0 : nil }
    let to = to.flatMap { new.hasSection($0) ? $0 : nil }
    if from == nil && to == nil { return sectionCounts }
    return BatchFinding.Counts(
      oldSection: from, section: to, before: from.map { old.rows(of: $0).count } ?? 0,
      after: to.map { new.rows(of: $0).count } ?? 0)
  }
}
