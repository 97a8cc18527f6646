// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An assignment of moves to two stages.
struct MoveAssignment: Equatable {
  /// For each run of moves, whether it is in the first stage.
  var isFirst: [Bool]

  /// Whether sections without moves to or from other sections change in the first stage.
  var changesOthersFirst: Bool

  /// Returns the assignments to try, the most promising first.
  ///
  /// Moves out of deleted sections are in the first stage, those into inserted ones in the second.
  /// Sections between which rows move change in the same stage if possible, so that they do not
  /// change in both.
  static func candidates(
    _ moves: ContiguousArray<MoveRuns.Run>, _ mapping: SectionMapping
  ) -> [MoveAssignment] {
    var groups = SectionGroups(count: mapping.newOfOld.count)
    for run in moves where mapping.isBetweenSurviving(run) {
      groups.join(run.from.section, Int(mapping.oldOfNew[run.to.section]))
    }
    let group = groups.all()
    // The groups that must change in the first stage, and in the second.
    var first = Set<Int>(), second = Set<Int>()
    for run in moves where !mapping.isBetweenSurviving(run) {
      if mapping.isDeleted(run.from.section) {
        first.insert(group[Int(mapping.oldOfNew[run.to.section])])
      } else {
        second.insert(group[run.from.section])
      }
    }
    func assignment(_ isFirst: (_ group: Int) -> Bool) -> [Bool] {
      moves.map { run in
        if mapping.isDeleted(run.from.section) { return true }
        if mapping.isInserted(run.to.section) { return false }
        return isFirst(group[run.from.section])
      }
    }
    let runs = [
      assignment { first.contains($0) || !second.contains($0) },
      assignment { !second.contains($0) }, assignment { first.contains($0) },
      assignment { _ in true }, assignment { _ in false },
    ]
    let candidates = [true, false].flatMap { changesOthersFirst in
      runs.map { MoveAssignment(isFirst: $0, changesOthersFirst: changesOthersFirst) }
    }
    return candidates.enumerated().filter { index, candidate in
      !candidates[..<index].contains(candidate)
    }.map { $0.element }
  }
}

/// Groups of sections between which rows move, directly or through others.
///
/// Disjoint sets with path halving (Tarjan and van Leeuwen, "Worst-case Analysis of Set Union
/// Algorithms", Journal of the ACM 31, 1984).
private struct SectionGroups {
  private var parents: ContiguousArray<Int>

  init(count: Int) { parents = ContiguousArray(0..<count) }

  mutating func join(_ section: Int, _ other: Int) {
    parents[halve(section)] = halve(other)
  }

  /// Returns the group of each section.
  mutating func all() -> ContiguousArray<Int> {
    ContiguousArray(parents.indices.map { halve($0) })
  }

  private mutating func halve(_ section: Int) -> Int {
    var section = section
    while parents[section] != section {
      parents[section] = parents[parents[section]]
      section = parents[section]
    }
    return section
  }
}
