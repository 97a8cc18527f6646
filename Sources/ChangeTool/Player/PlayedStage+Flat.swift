// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension PlayedChange.Stage {
  /// Creates the only stage of a list without sections: one batch carries any change of it out.
  init(_ diff: ListDiff, sections: [InputSection]) {
    // Where each old row goes, and whether it moves there; those that stay are found below.
    var targets = [Int?](repeating: nil, count: diff.oldCount)
    var leaves = [Bool](repeating: false, count: diff.oldCount)
    var arrives = [Bool](repeating: false, count: diff.newCount)
    var isNew = arrives
    for run in diff.deleted.runs { for offset in run.range { leaves[offset] = true } }
    for run in diff.inserted.runs { for offset in run.range { arrives[offset] = true } }
    for run in diff.moved.runs {
      for (old, new) in zip(run.oldRange, run.newRange) {
        (targets[old], leaves[old], arrives[new]) = (new, true, true)
      }
    }
    for run in diff.updated.runs { for offset in run.newRange { isNew[offset] = true } }

    var effects: [PlayedEffects] = []
    effects.reserveCapacity(diff.oldCount)
    var next = 0
    for from in 0..<diff.oldCount {
      if leaves[from] {
        let to = targets[from]
        effects.append(
          PlayedEffects(
            to == nil ? "deleted" : "moved", from: from, to: to,
            isNew: to.map { isNew[$0] } ?? false))
        continue
      }
      while arrives[next] { next += 1 }
      effects.append(
        PlayedEffects(
          from == next ? "unchanged" : "shifted", from: from, to: next, isNew: isNew[next]))
      next += 1
    }
    for run in diff.inserted.runs {
      effects += run.range.map { PlayedEffects("inserted", to: $0) }
    }
    self.init(
      operations: PlayedOperation.all(of: diff), effects: effects,
      sectionEffects: [PlayedEffects("unchanged", from: 0, to: 0)], sections: sections)
  }
}

extension PlayedOperation {
  /// Returns the operations of a diff, by kinds.
  fileprivate static func all(of diff: ListDiff) -> [PlayedOperation] {
    var all: [PlayedOperation] = []
    func append(_ name: String, from: Int32? = nil, to: Int32? = nil, count: Int32) {
      all.append(
        PlayedOperation(
          name, from: from.map { Int($0) }, to: to.map { Int($0) }, count: Int(count)))
    }
    for run in diff.deleted.runs { append("delete", from: run.start, count: run.count) }
    for run in diff.inserted.runs { append("insert", to: run.start, count: run.count) }
    for run in diff.moved.runs { append("move", from: run.old, to: run.new, count: run.count) }
    for run in diff.updated.runs { append("update", to: run.new, count: run.count) }
    return joined(all)
  }
}
