// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changes of rows if each surviving section is compared as a flat list, and then the rows left
/// over across sections.
///
/// This is how options other than the defaults are handled: the diff of a section is then, by
/// construction, that of a flat list with these options. All rows have flat offsets.
struct SectionwiseChanges {
  private let oldStarts: SectionStarts
  private let newStarts: SectionStarts
  private var unpairedOld: OffsetSet
  private var unpairedNew: OffsetSet
  private var movedRuns: ContiguousArray<OffsetPairs.Run> = []
  private var updatedRuns: ContiguousArray<OffsetPairs.Run> = []

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

  /// Returns the offsets of unpaired rows, including those of deleted and inserted sections.
  func leftOver(_ sections: ListDiff) -> (old: OffsetRanges, new: OffsetRanges) {
    var (old, new) = (unpairedOld, unpairedNew)
    for run in sections.deleted.runs {
      old.insert(oldStarts[run.range.lowerBound]..<oldStarts[run.range.upperBound])
    }
    for run in sections.inserted.runs {
      new.insert(newStarts[run.range.lowerBound]..<newStarts[run.range.upperBound])
    }
    return (old.members(), new.members())
  }

  /// Appends the pairs among the rows left over.
  ///
  /// - Parameters:
  ///   - diff: The diff of the rows left over, as flat lists.
  ///   - sections: The changes of sections.
  mutating func add(across diff: ListDiff, _ sections: ListDiff) {
    if diff.oldCount == 0 || diff.newCount == 0 { return }
    let leftOver = leftOver(sections)
    let old = leftOver.old.offsets, new = leftOver.new.offsets
    for run in RowOrigins(diff) {
      guard let start = run.old else { continue }
      for (step, ordinal) in run.new.enumerated() {
        let (from, to) = (old[start + step], new[ordinal])
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

extension OffsetPairs {
  /// Creates pairs from runs that have no new offset in common.
  fileprivate init(sorting runs: ContiguousArray<Run>) {
    self.init()
    for run in runs.sorted(by: { $0.new < $1.new }) { append(run) }
  }
}

extension OffsetPairs.Run {
  /// Returns the run with offsets added.
  fileprivate func shifted(_ old: Int, _ new: Int) -> Self {
    Self(old: Int(self.old) + old, new: Int(self.new) + new, count: Int(count))
  }
}
