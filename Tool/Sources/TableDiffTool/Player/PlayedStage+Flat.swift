// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension PlayedChange.Stage {
  /// Creates the only stage of a list without sections: one batch carries any change of it out.
  init(_ diff: ListDiff, sections: [InputSection]) {
    var isNew = [Bool](repeating: false, count: diff.newCount)
    for update in diff.updates { isNew[update.to] = true }
    var effects: [PlayedEffects] = []
    effects.reserveCapacity(diff.oldCount)
    for run in diff.runs.inOldOrder {
      guard let old = run.old else { continue }
      guard let new = run.new else {
        effects += old.map { PlayedEffects("deleted", from: $0) }
        continue
      }
      for (from, to) in zip(old, new) {
        let name = run.kind == .moves ? "moved" : from == to ? "unchanged" : "shifted"
        effects.append(PlayedEffects(name, from: from, to: to, isNew: isNew[to]))
      }
    }
    for range in diff.insertedRanges { effects += range.map { PlayedEffects("inserted", to: $0) } }
    self.init(
      operations: PlayedOperation.all(of: ChangedRuns(diff)), effects: effects,
      sectionEffects: [PlayedEffects("unchanged", from: 0, to: 0)], sections: sections)
  }
}

extension PlayedOperation {
  /// Returns the operations of a diff, by kinds.
  fileprivate static func all(of changes: ChangedRuns) -> [PlayedOperation] {
    joined(
      changes.deleted.map { PlayedOperation("delete", from: $0.lowerBound, count: $0.count) }
        + changes.inserted.map { PlayedOperation("insert", to: $0.lowerBound, count: $0.count) }
        + changes.moved.map { old, new in
          PlayedOperation("move", from: old.lowerBound, to: new.lowerBound, count: new.count)
        }
        + changes.updated.map { PlayedOperation("update", to: $0.lowerBound, count: $0.count) })
  }
}
