// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport
import TableDiff

/// A change as a list view carries it out: the stages, and what each of them does to the cells.
package struct PlayedChange {
  struct Stage {
    let batch: BatchUpdate

    /// What happens to every cell, and to every section.
    let effects: [ListEffect<Int>]
    let sectionEffects: [ListEffect<Int>]

    /// The sections after the stage.
    let sections: [InputSection]
  }

  let change: ListChange
  let stages: [Stage]

  /// The most rows of a list: above it, browsers cannot scroll to all of them.
  private static let limit = 200_000

  package init(_ change: ListChange) throws(UsageError) {
    for list in [change.old, change.new] where list.rowCount > Self.limit {
      throw UsageError(
        message: "\(list.name): --html plays lists of up to \(grouped(Self.limit)) "
          + "\(list.format.rowWord)s, not \(grouped(list.rowCount))")
    }
    self.change = change
    let stages = Self.stages(of: change)
    var view = HeadlessListView(sections: change.old.sections)
    let comparer = change.comparer
    let transitions: [ListTransition]
    do throws(BatchError) {
      transitions = try view.perform(
        stages, id: { $0.id }, contentsEqual: { comparer.areEqual($0, $1) })
    } catch {
      throw UsageError(message: "\(change.new.name): \(error)")
    }
    let all = 0..<Int.max
    self.stages = zip(stages, transitions).map { stage, transition in
      Stage(
        batch: stage.batch,
        effects: transition.effects(visibleBefore: all, visibleAfter: all),
        sectionEffects: transition.sectionEffects(visibleBefore: all, visibleAfter: all),
        sections: stage.sections)
    }
  }

  private static func stages(of change: ListChange) -> [ListStage<InputSection>] {
    let (old, new) = (change.old.sections, change.new.sections)
    switch change.diff {
    case .flat(let diff):
      return diff.isEmpty ? [] : [ListStage(diff.batchUpdate(inSection: 0), sections: new)]
    case .sectioned(let diff):
      return diff.stages(from: old, to: new, for: .collectionView)
    }
  }
}
