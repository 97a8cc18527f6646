// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

extension ListChange {
  /// The name of the change, for messages.
  var name: String {
    switch self {
    case .insertRows: "insert rows"
    case .deleteRows: "delete rows"
    case .reloadRows: "reload rows"
    case .moveRow: "move row"
    case .insertSections: "insert sections"
    case .deleteSections: "delete sections"
    case .reloadSections: "reload sections"
    case .moveSection: "move section"
    }
  }
}

extension [ListChange] {
  /// The changes as one batch.
  var batchUpdate: BatchUpdate {
    var sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionReloads: [Int] = []
    var sectionMoves: [ListDiff.Move] = []
    var deletes: [RowPath] = [], inserts: [RowPath] = [], reloads: [RowPath] = []
    var moves: [SectionedDiff.Move] = []
    for change in self {
      switch change {
      case .insertRows(let paths, _): inserts += paths.map(RowPath.init)
      case .deleteRows(let paths, _): deletes += paths.map(RowPath.init)
      case .reloadRows(let paths, _): reloads += paths.map(RowPath.init)
      case .moveRow(let from, let to):
        moves.append(SectionedDiff.Move(from: RowPath(from), to: RowPath(to)))
      case .insertSections(let sections, _): sectionInserts += sections
      case .deleteSections(let sections, _): sectionDeletes += sections
      case .reloadSections(let sections, _): sectionReloads += sections
      case .moveSection(let from, let to):
        sectionMoves.append(ListDiff.Move(from: from, to: to))
      }
    }
    return BatchUpdate(
      sectionDeletes: sectionDeletes, sectionInserts: sectionInserts, sectionMoves: sectionMoves,
      sectionReloads: sectionReloads, deletes: deletes, inserts: inserts, moves: moves,
      reloads: reloads)
  }

  /// Whether rows or sections are reloaded in a batch that also moves some, which list views often
  /// misread.
  var reloadBesideMoves: Bool {
    var reloads = false, moves = false
    for change in self {
      switch change {
      case .reloadRows, .reloadSections: reloads = true
      case .moveRow, .moveSection: moves = true
      default: break
      }
    }
    return reloads && moves
  }
}
