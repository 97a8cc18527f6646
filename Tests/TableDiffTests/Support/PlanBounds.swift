// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// How many stages a change needs, by trying what one batch could do, and by the hazards.
struct PlanBounds {
  let survivingSections: Set<Int>
  let survivingRows: Set<Int>

  /// The ids of rows that live on, but not in the deleted section they were in.
  let rowsOutOfDeleted: Set<Int>

  /// The fewest stages that keep every cell.
  private(set) var fewestLossless = 1

  /// The fewest stages that keep all cells but of rows out of deleted sections.
  private(set) var fewest = 1

  init(_ lists: SectionCase, _ diff: SectionedDiff, _ target: BatchTarget) {
    let (old, new) = (lists.old, lists.new)
    survivingSections = Set(old.map(\.id)).intersection(new.map(\.id))
    survivingRows = Set(old.flatMap { $0.rows }.map(\.id)).intersection(
      new.flatMap { $0.rows }.map(\.id))
    let isDeleted = Set(diff.sections.deletes), isInserted = Set(diff.sections.inserts)
    let out = diff.moves.filter { isDeleted.contains($0.from.section) }
    rowsOutOfDeleted = Set(out.map { old[$0.from.section].rows[$0.from.row].id })
    if diff.isEmpty || OneBatch.isPossible(lists, diff, keeping: diff.moves, target) { return }

    let kept = diff.moves.filter { !isDeleted.contains($0.from.section) }
    fewest = OneBatch.isPossible(lists, diff, keeping: kept, target) ? 1 : 2
    // Rows that leave deleted sections need a stage before these go, rows that enter inserted ones
    // a stage after they came.
    let intoInserted = diff.moves.filter { isInserted.contains($0.to.section) }
    fewestLossless = out.isEmpty || intoInserted.isEmpty ? 2 : 3
  }

  func problem(stageCount: Int, _ preference: BatchPreference) -> String? {
    let bound =
      switch preference {
      case .lossless: fewestLossless
      case .fewestStages: fewest
      default: min(stageCount, 1)
      }
    return stageCount > bound ? "\(stageCount) stages where \(bound) would do" : nil
  }
}

/// The one batch that a diff is, with each choice of sections that stay.
enum OneBatch {
  /// Whether a list view takes the whole change in one batch for some set of sections that stay,
  /// when these moves are kept and the others become deletes and inserts.
  static func isPossible(
    _ lists: SectionCase, _ diff: SectionedDiff, keeping moves: [SectionedDiff.Move],
    _ target: BatchTarget
  ) -> Bool {
    let isDeleted = Set(diff.sections.deletes), isInserted = Set(diff.sections.inserts)
    let dissolved = diff.moves.filter { !moves.contains($0) }
    let fresh = Set(dissolved.map(\.to))
    for sectionMoves in sectionMoves(lists) {
      let batch = BatchUpdate(
        sectionDeletes: diff.sections.deletes, sectionInserts: diff.sections.inserts,
        sectionMoves: sectionMoves,
        deletes: diff.deletes + dissolved.map(\.from).filter { !isDeleted.contains($0.section) },
        inserts: diff.inserts + dissolved.map(\.to).filter { !isInserted.contains($0.section) },
        moves: moves.map { .init(from: $0.from, to: $0.to) },
        refreshes: diff.updates.map(\.newPath).filter { !fresh.contains($0) },
        sectionRefreshes: diff.sections.updates.map(\.newOffset))
      let interpreter = SectionInterpreter(old: lists.old, new: lists.new, batch: batch)
      if interpreter.brokenRules(forTableView: target == .tableView).isEmpty { return true }
    }
    return false
  }

  /// All sets of section moves, by trying every set of surviving sections that stay.
  private static func sectionMoves(_ lists: SectionCase) -> [[BatchUpdate.SectionMove]] {
    let new = Dictionary(uniqueKeysWithValues: lists.new.enumerated().map { ($1.id, $0) })
    let pairs = lists.old.enumerated().compactMap { old, section in
      new[section.id].map { (old: old, new: $0) }
    }
    return (0..<1 << pairs.count).compactMap { mask in
      let stays = pairs.indices.filter { mask >> $0 & 1 == 0 }.map { pairs[$0].new }
      if zip(stays, stays.dropFirst()).contains(where: >) { return nil }
      return pairs.indices.filter { mask >> $0 & 1 == 1 }.map {
        .init(from: pairs[$0].old, to: pairs[$0].new)
      }
    }
  }
}
