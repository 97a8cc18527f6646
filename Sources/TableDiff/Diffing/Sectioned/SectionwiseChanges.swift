// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changes of rows, with each surviving section compared as a flat list, and the unpaired rows
/// then compared across sections.
///
/// Options other than the defaults use this path, so the diff of a section is by construction that
/// of a flat list. All rows have flat offsets.
struct SectionwiseChanges {
  private let oldStarts: SectionStarts
  private let newStarts: SectionStarts
  private var unpairedOld: OffsetSet
  private var unpairedNew: OffsetSet
  private var movedRuns: ContiguousArray<OffsetPairs.Run> = []
  private var updatedRuns: ContiguousArray<OffsetPairs.Run> = []

  /// The unmatched rows; their offsets are their ordinals.
  private(set) var unmatchedOld: [SectionPart] = []
  private(set) var unmatchedNew: [SectionPart] = []

  init(oldStarts: SectionStarts, newStarts: SectionStarts) {
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    unpairedOld = OffsetSet(bound: oldStarts.rowCount)
    unpairedNew = OffsetSet(bound: newStarts.rowCount)
  }

  /// Appends the diff of the rows of a surviving section.
  mutating func add(_ diff: ListDiff, oldSection: Int, newSection: Int) {
    let (old, new) = (oldStarts[oldSection], newStarts[newSection])
    for run in diff.deleted.runs {
      unpairedOld.insert(run.range.lowerBound + old..<run.range.upperBound + old)
    }
    for run in diff.inserted.runs {
      unpairedNew.insert(run.range.lowerBound + new..<run.range.upperBound + new)
    }
    for run in diff.moved.runs { movedRuns.append(run.shifted(old, new)) }
    for run in diff.updated.runs { updatedRuns.append(run.shifted(old, new)) }
  }

  /// Leaves all unpaired rows unmatched, including those of deleted and inserted sections.
  ///
  /// Old rows are in aligned order, as with the default options, so that the same rows are paired.
  mutating func leaveOver(_ sections: ListDiff, _ alignment: SectionAlignment) {
    var (old, new) = (unpairedOld, unpairedNew)
    for run in oldStarts.rows(of: sections.deleted).runs { old.insert(run.range) }
    for run in newStarts.rows(of: sections.inserted).runs { new.insert(run.range) }
    unmatchedOld = oldStarts.parts(old, (0..<oldStarts.sectionCount).map(alignment.oldSection(at:)))
    unmatchedNew = newStarts.parts(new, Array(0..<newStarts.sectionCount))
  }

  /// Appends the pairs among the unmatched rows.
  ///
  /// - Parameter diff: The diff of the unmatched rows, as flat lists.
  mutating func add(across diff: ListDiff) {
    if diff.oldCount == 0 || diff.newCount == 0 { return }
    let old = oldStarts.offsets(of: unmatchedOld), new = newStarts.offsets(of: unmatchedNew)
    for run in diff.runs {
      guard let sources = run.old, let targets = run.new else { continue }
      for (source, target) in zip(sources, targets) {
        let (from, to) = (old[source], new[target])
        unpairedOld.remove(from..<from + 1)
        unpairedNew.remove(to..<to + 1)
        movedRuns.append(OffsetPairs.Run(old: from, new: to, count: 1))
      }
    }
    for run in diff.updated.runs {
      for step in 0..<Int(run.count) {
        let from = old[Int(run.old) + step], to = new[Int(run.new) + step]
        updatedRuns.append(OffsetPairs.Run(old: from, new: to, count: 1))
      }
    }
  }

  /// The unpaired old rows of surviving sections, ascending.
  var deleted: OffsetRanges { unpairedOld.members() }

  /// The unpaired new rows of surviving sections, ascending.
  var inserted: OffsetRanges { unpairedNew.members() }

  /// The pairs that do not stay, ascending by the new offset.
  var moved: OffsetPairs { OffsetPairs(sorting: movedRuns) }

  /// The pairs with changed content, ascending by the new offset.
  var updated: OffsetPairs { OffsetPairs(sorting: updatedRuns) }
}

extension SectionStarts {
  /// Returns the rows of a set, by section in the given order.
  fileprivate func parts(_ offsets: OffsetSet, _ sections: [Int]) -> [SectionPart] {
    var parts: [SectionPart] = []
    var ordinal = 0
    for section in sections {
      let rows = rows(of: section)
      var start = offsets.firstMember(in: rows)
      while start < rows.upperBound {
        let end = offsets.firstGap(in: start..<rows.upperBound)
        parts.append(
          SectionPart(
            section: section, rows: start - rows.lowerBound..<end - rows.lowerBound,
            count: rows.count, offset: ordinal))
        ordinal += end - start
        start = offsets.firstMember(in: end..<rows.upperBound)
      }
    }
    return parts
  }

  /// Returns the flat offsets of the rows of some parts.
  fileprivate func offsets(of parts: [SectionPart]) -> [Int] {
    parts.flatMap { part in part.rows.map { $0 + self[part.section] } }
  }
}

extension OffsetPairs {
  /// Creates pairs from runs with distinct new offsets.
  fileprivate init(sorting runs: ContiguousArray<Run>) {
    self.init()
    for run in runs.sorted(byOffset: { Int($0.new) }) { append(run) }
  }
}

extension OffsetPairs.Run {
  fileprivate func shifted(_ old: Int, _ new: Int) -> Self {
    Self(old: Int(self.old) + old, new: Int(self.new) + new, count: Int(count))
  }
}
