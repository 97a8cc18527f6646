// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Changes that break a rule and leave the counts right, so that views find nothing else wrong.
extension BatchCase {
  /// Lets two operations on rows share a position, if there are two.
  mutating func collide(_ random: inout SeededGenerator) {
    guard let first = operations.indices.randomElement(using: &random) else { return }
    let others = operations.indices.filter { other in
      other != first && operations[other].section == operations[first].section
    }
    guard let second = others.randomElement(using: &random) else { return }
    switch (operations[first], operations[second]) {
    case (.deleteRow, .deleteRow(let path)): operations[first] = .deleteRow(path)
    case (.insertRow, .insertRow(let path)): operations[first] = .insertRow(path)
    case (.insertRow, .moveRow(_, let to)): operations[first] = .insertRow(to)
    case (.moveRow(let from, let to), .moveRow(let otherFrom, let otherTo)):
      operations[first] =
        random.chance(50) ? .moveRow(from, to: otherTo) : .moveRow(otherFrom, to: to)
    case (.deleteRow, .moveRow(let from, _)), (.deleteRow, .reloadRow(let from)):
      operations[first] = .deleteRow(from)
    default: break
    }
  }

  /// Lets a row come out of a section that is deleted, or go into one that is inserted.
  mutating func moveAcross(_ random: inout SeededGenerator) {
    for operation in operations.shuffled(using: &random) {
      if case .deleteSection(let section) = operation, before[section] > 0 {
        let kept = after.indices.filter { !operations.contains(.insertSection($0)) }
        guard let target = kept.randomElement(using: &random) else { return }
        operations.append(
          .moveRow(
            RowPath(section: section, row: 0), to: RowPath(section: target, row: after[target])))
        after[target] += 1
        return
      }
      if case .insertSection(let section) = operation, after[section] > 0 {
        let moves = operations.indices.filter { operations[$0].isRowMove }
        guard let index = moves.randomElement(using: &random) else { return }
        guard case .moveRow(let from, let to) = operations[index] else { return }
        // The section that the row went to has one row less.
        if to.row != after[to.section] - 1 { return }
        after[to.section] -= 1
        operations[index] = .moveRow(from, to: RowPath(section: section, row: 0))
        return
      }
    }
  }
}

extension BatchOperation {
  /// The section of the row that it deletes, inserts, reloads or moves; by its new offset where
  /// there is one.
  fileprivate var section: Int? {
    switch self {
    case .deleteRow(let path), .insertRow(let path), .reloadRow(let path): path.section
    case .moveRow(_, let to): to.section
    case .deleteSection, .insertSection, .moveSection, .reloadSection: nil
    }
  }

  fileprivate var isRowMove: Bool {
    if case .moveRow = self { true } else { false }
  }
}
