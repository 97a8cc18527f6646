// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// An operation of a batch, as a list view receives it.
package enum BatchOperation: Sendable, Hashable {
  case deleteSection(Int)
  case insertSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int)
  case deleteRow(RowPath)
  case insertRow(RowPath)
  case moveRow(RowPath, to: RowPath)
  case reloadRow(RowPath)
}

extension BatchOperation {
  package var reloads: Bool {
    switch self {
    case .reloadSection, .reloadRow: true
    default: false
    }
  }

  package var moves: Bool {
    switch self {
    case .moveSection, .moveRow: true
    default: false
    }
  }

  /// Swift code that creates it.
  var sourceText: String {
    switch self {
    case .deleteSection(let section): ".deleteSection(\(section))"
    case .insertSection(let section): ".insertSection(\(section))"
    case .moveSection(let from, let to): ".moveSection(\(from), to: \(to))"
    case .reloadSection(let section): ".reloadSection(\(section))"
    case .deleteRow(let path): ".deleteRow(\(path.sourceText))"
    case .insertRow(let path): ".insertRow(\(path.sourceText))"
    case .moveRow(let from, let to): ".moveRow(\(from.sourceText), to: \(to.sourceText))"
    case .reloadRow(let path): ".reloadRow(\(path.sourceText))"
    }
  }
}

extension RowPath {
  fileprivate var sourceText: String { "RowPath(section: \(section), row: \(row))" }
}

extension BatchUpdate {
  /// Creates a batch from operations in any order.
  package init(_ operations: [BatchOperation]) {
    var sections: (deletes: [Int], inserts: [Int], reloads: [Int]) = ([], [], [])
    var rows: (deletes: [RowPath], inserts: [RowPath], reloads: [RowPath]) = ([], [], [])
    var sectionMoves: [ListDiff.Move] = []
    var moves: [SectionedDiff.Move] = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section): sections.deletes.append(section)
      case .insertSection(let section): sections.inserts.append(section)
      case .moveSection(let from, let to): sectionMoves.append(ListDiff.Move(from: from, to: to))
      case .reloadSection(let section): sections.reloads.append(section)
      case .deleteRow(let path): rows.deletes.append(path)
      case .insertRow(let path): rows.inserts.append(path)
      case .moveRow(let from, let to): moves.append(SectionedDiff.Move(from: from, to: to))
      case .reloadRow(let path): rows.reloads.append(path)
      }
    }
    self.init(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sectionMoves, sectionReloads: sections.reloads, deletes: rows.deletes,
      inserts: rows.inserts, moves: moves, reloads: rows.reloads)
  }

  /// The operations, without refreshes, which list views do not have in batches.
  var operations: [BatchOperation] {
    sectionDeletes.map(BatchOperation.deleteSection)
      + sectionInserts.map(BatchOperation.insertSection)
      + sectionMoves.map { .moveSection($0.from, to: $0.to) }
      + sectionReloads.map(BatchOperation.reloadSection)
      + deletes.map(BatchOperation.deleteRow) + inserts.map(BatchOperation.insertRow)
      + moves.map { .moveRow($0.from, to: $0.to) } + reloads.map(BatchOperation.reloadRow)
  }
}
