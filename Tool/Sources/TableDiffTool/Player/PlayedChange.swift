// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
package import ToolSupport

/// A change as a list view carries it out: the stages, and what each of them does to the cells.
package struct PlayedChange {
  struct Stage {
    let operations: [PlayedRun]

    /// What happens to every cell, and to every section.
    let cells: [PlayedRun]
    let sectionEffects: [PlayedRun]

    /// The offsets after the stage of the cells that are inserted or get new content, in the order
    /// of `cells`.
    let drawn: [Int]

    /// The sections after the stage.
    let sections: [InputSection]

    /// - Parameter effects: What happens to each cell.
    init(
      operations: [PlayedRun], effects: [PlayedRun], sectionEffects: [PlayedRun],
      sections: [InputSection]
    ) {
      (self.operations, self.sectionEffects, self.sections) = (operations, sectionEffects, sections)
      cells = PlayedRun.joined(effects)
      drawn = effects.compactMap { $0.isDrawn ? $0.to : nil }
    }
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
    switch change.diff {
    case .flat(let diff):
      stages = diff.isEmpty ? [] : [Stage(diff, sections: change.new.sections)]
    #if !hasFeature(Embedded)
      case .sectioned(let diff): stages = try Self.stages(of: change, diff)
    #endif
    }
  }
}

extension PlayedChange.Stage {
  /// Creates the only stage of a list without sections: one batch carries any change of it out.
  fileprivate init(_ diff: ListDiff, sections: [InputSection]) {
    var isNew = [Bool](repeating: false, count: diff.newCount)
    for update in diff.updates { isNew[update.to] = true }
    var effects: [PlayedRun] = []
    effects.reserveCapacity(diff.oldCount)
    for run in diff.runs.inOldOrder {
      guard let old = run.old else { continue }
      guard let new = run.new else {
        effects += old.map { PlayedRun("deleted", from: $0) }
        continue
      }
      for (from, to) in zip(old, new) {
        let name = run.kind == .moves ? "moved" : from == to ? "unchanged" : "shifted"
        effects.append(PlayedRun(name, from: from, to: to, isNew: isNew[to]))
      }
    }
    for range in diff.insertedRanges { effects += range.map { PlayedRun("inserted", to: $0) } }
    let changes = ChangedRuns(diff)
    let operations =
      changes.deleted.map { PlayedRun("delete", from: $0.lowerBound, count: $0.count) }
      + changes.inserted.map { PlayedRun("insert", to: $0.lowerBound, count: $0.count) }
      + changes.moved.map { old, new in
        PlayedRun("move", from: old.lowerBound, to: new.lowerBound, count: new.count)
      }
      + changes.updated.map { PlayedRun("update", to: $0.lowerBound, count: $0.count) }
    self.init(
      operations: PlayedRun.joined(operations), effects: effects,
      sectionEffects: [PlayedRun("unchanged", from: 0, to: 0)], sections: sections)
  }
}
