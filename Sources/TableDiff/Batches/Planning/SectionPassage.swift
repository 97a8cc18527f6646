// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that move from one section to another.
struct SectionPassage {
  /// The old offset of the section that they leave.
  let from: Int

  /// The new offset of the section that they enter.
  let to: Int

  /// The number of rows.
  private(set) var count = 0

  /// The limits on the number of passages, and on the runs of moves and the sections of a list.
  private static var largestCount: Int { 16 }
  private static var largestSize: Int { 256 }

  /// Returns all passages, those with the fewest rows first; none if the list is large.
  static func all(_ moves: MoveRuns, _ mapping: SectionMapping) -> [SectionPassage] {
    let size = moves.runs.count + mapping.newOfOld.count + mapping.oldOfNew.count
    if size > largestSize { return [] }
    var passages: [SectionPassage] = []
    for run in moves.runs where mapping.isCrossing(run) {
      let index = passages.firstIndex { $0.contains(run) } ?? passages.endIndex
      if index == passages.endIndex {
        passages.append(SectionPassage(from: run.from.section, to: run.to.section))
      }
      passages[index].count += run.count
    }
    passages.sort { ($0.count, $0.from, $0.to) < ($1.count, $1.from, $1.to) }
    return Array(passages.prefix(largestCount))
  }

  func contains(_ run: MoveRuns.Run) -> Bool {
    run.from.section == from && run.to.section == to
  }
}
