// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

extension PlayedChange {
  /// Returns the stages of a change with sections, each judged and performed by a list view.
  static func stages(
    of change: ListChange, _ diff: SectionedDiff
  ) throws(UsageError) -> [Stage] {
    let stages = diff.stages(
      from: change.old.sections, to: change.new.sections, for: .collectionView)
    var view = HeadlessListView(sections: change.old.sections)
    let comparer = change.comparer
    let transitions: [ListTransition]
    do throws(BatchError) {
      transitions = try view.perform(
        stages, id: { $0.id }, contentsEqual: { comparer.areEqual($0, $1) })
    } catch {
      throw UsageError(message: "\(change.new.name): \(error)")
    }
    var old = change.old.sections
    return zip(stages, transitions).map { stage, transition in
      defer { old = stage.sections }
      return Stage(stage, from: old, transition)
    }
  }
}

extension PlayedChange.Stage {
  fileprivate init(
    _ stage: ListStage<InputSection>, from old: [InputSection], _ transition: ListTransition
  ) {
    let all = 0..<Int.max
    self.init(
      operations: PlayedRun.all(
        of: stage.batch, oldRowCounts: old.map { $0.rows.count },
        newRowCounts: stage.sections.map { $0.rows.count }),
      effects: transition.effects(visibleBefore: all, visibleAfter: all).map { PlayedRun($0) },
      sectionEffects: PlayedRun.joined(
        transition.sectionEffects(visibleBefore: all, visibleAfter: all).map { PlayedRun($0) }),
      sections: stage.sections)
  }
}

extension PlayedRun {
  fileprivate init(_ effect: ListEffect<Int>) {
    self.init(
      effect.kind.name, from: effect.from, to: effect.to,
      isNew: effect.isRefreshed || effect.isReloaded)
  }
}

extension EffectKind {
  /// What the script of the page calls the kind.
  fileprivate var name: String {
    switch self {
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    case .movedWithSection: "movedWithSection"
    case .shifted: "shifted"
    case .unchanged: "unchanged"
    }
  }
}

extension PlayedRun {
  /// Returns the operations of a batch, those on sections first.
  fileprivate static func all(
    of batch: BatchUpdate, oldRowCounts: [Int], newRowCounts: [Int]
  ) -> [PlayedRun] {
    let old = ListChange.starts(rowCounts: oldRowCounts)
    let new = ListChange.starts(rowCounts: newRowCounts)
    let from = { (path: RowPath) in old[path.section] + path.row }
    let to = { (path: RowPath) in new[path.section] + path.row }
    let sections =
      joined(batch.sectionDeletes.map { PlayedRun("deleteSection", from: $0) })
      + joined(batch.sectionInserts.map { PlayedRun("insertSection", to: $0) })
      + joined(batch.sectionMoves.map { PlayedRun("moveSection", from: $0.from, to: $0.to) })
      + joined(batch.sectionReloads.map { PlayedRun("reloadSection", from: $0) })
      + joined(batch.sectionRefreshes.map { PlayedRun("updateSection", to: $0) })
    let rows =
      joined(batch.deletes.map { PlayedRun("delete", from: from($0)) })
      + joined(batch.inserts.map { PlayedRun("insert", to: to($0)) })
      + joined(batch.moves.map { PlayedRun("move", from: from($0.from), to: to($0.to)) })
      + joined(batch.reloads.map { PlayedRun("reload", from: from($0)) })
      + joined(batch.refreshes.map { PlayedRun("update", to: to($0)) })
    return sections + rows
  }
}
