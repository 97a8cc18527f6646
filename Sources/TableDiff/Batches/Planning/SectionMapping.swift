// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The correspondence of old and new sections, and which of the surviving ones move.
struct SectionMapping {
  /// For each old section, its new offset; below 0 if it is deleted.
  private(set) var newOfOld: ContiguousArray<Int32>

  /// For each new section, its old offset; below 0 if it is inserted.
  private(set) var oldOfNew: ContiguousArray<Int32>

  /// The old offsets of the sections that move.
  private(set) var moving: OffsetSet

  init(_ sections: ListDiff) {
    newOfOld = ContiguousArray(repeating: -1, count: sections.oldCount)
    oldOfNew = ContiguousArray(repeating: -1, count: sections.newCount)
    moving = OffsetSet(bound: sections.oldCount)
    for run in sections.runs {
      guard let olds = run.old, let news = run.new else { continue }
      for (old, new) in zip(olds, news) {
        newOfOld[old] = Int32(truncatingIfNeeded: new)
        oldOfNew[new] = Int32(truncatingIfNeeded: old)
      }
      if run.kind == .moves { moving.insert(olds) }
    }
  }

  /// Replaces the set of sections that move.
  mutating func move(_ moving: OffsetSet) { self.moving = moving }

  func isDeleted(_ section: Int) -> Bool { newOfOld[section] < 0 }

  func isInserted(_ section: Int) -> Bool { oldOfNew[section] < 0 }

  /// Returns whether a section is in both lists and does not move.
  func isStaying(new section: Int) -> Bool {
    !isInserted(section) && !moving.contains(Int(oldOfNew[section]))
  }

  var deletes: [Int] { newOfOld.indices.filter { newOfOld[$0] < 0 } }

  var inserts: [Int] { oldOfNew.indices.filter { oldOfNew[$0] < 0 } }

  var moves: [BatchUpdate.SectionMove] {
    var moves: [BatchUpdate.SectionMove] = []
    for (new, old) in oldOfNew.enumerated() where old >= 0 && moving.contains(Int(old)) {
      moves.append(BatchUpdate.SectionMove(from: Int(old), to: new))
    }
    return moves
  }
}
