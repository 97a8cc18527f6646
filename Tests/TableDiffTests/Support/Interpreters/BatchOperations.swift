// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport

/// The operations of a batch as plain arrays, to be changed at random.
struct BatchOperations {
  var operations: [BatchUpdate.Operation]

  init(_ batch: BatchUpdate) {
    operations =
      batch.sectionDeletes.map { .deleteSection($0) }
      + batch.sectionInserts.map { .insertSection($0) }
      + batch.sectionMoves.map { .moveSection($0) }
      + batch.sectionReloads.map { .reloadSection($0) } + batch.deletes.map { .deleteRow($0) }
      + batch.inserts.map { .insertRow($0) } + batch.moves.map { .moveRow($0) }
      + batch.reloads.map { .reloadRow($0) } + batch.refreshes.map { .refreshRow($0) }
      + batch.sectionRefreshes.map { .refreshSection($0) }
  }

  var batch: BatchUpdate {
    var sections: [Int: [Int]] = [:], rows: [Int: [RowPath]] = [:]
    var sectionMoves: [ListDiff.Move] = [], moves: [SectionedDiff.Move] = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section): sections[0, default: []].append(section)
      case .insertSection(let section): sections[1, default: []].append(section)
      case .moveSection(let move): sectionMoves.append(move)
      case .reloadSection(let section): sections[2, default: []].append(section)
      case .refreshSection(let section): sections[3, default: []].append(section)
      case .deleteRow(let path): rows[0, default: []].append(path)
      case .insertRow(let path): rows[1, default: []].append(path)
      case .moveRow(let move): moves.append(move)
      case .reloadRow(let path): rows[2, default: []].append(path)
      case .refreshRow(let path): rows[3, default: []].append(path)
      }
    }
    return BatchUpdate(
      sectionDeletes: sections[0] ?? [], sectionInserts: sections[1] ?? [],
      sectionMoves: sectionMoves, sectionReloads: sections[2] ?? [], deletes: rows[0] ?? [],
      inserts: rows[1] ?? [], moves: moves, reloads: rows[2] ?? [], refreshes: rows[3] ?? [],
      sectionRefreshes: sections[3] ?? [])
  }

  /// Drops, adds, repeats, exchanges or shifts an operation.
  mutating func mutate(_ random: inout SeededRandom, _ lists: SectionCase) {
    let index = random.below(operations.count)
    switch random.below(8) {
    case 0, 1: operations.append(Self.random(&random, lists))
    case _ where operations.isEmpty: return
    case 2: operations.remove(at: index)
    case 3: operations.append(operations[index])
    case 4: operations[index] = Self.random(&random, lists)
    case 5:
      // A delete and an insert for a move, or the other way round.
      switch operations[index] {
      case .moveRow(let move):
        operations[index] = .deleteRow(move.from)
        operations.append(.insertRow(move.to))
      case .moveSection(let move):
        operations[index] = .deleteSection(move.from)
        operations.append(.insertSection(move.to))
      case .refreshRow(let path): operations[index] = .reloadRow(path)
      case .refreshSection(let section): operations[index] = .reloadSection(section)
      default: operations[index] = operations[index].shifted(&random)
      }
    default: operations[index] = operations[index].shifted(&random)
    }
  }

  /// An operation that is nearly always in range.
  static func random(
    _ random: inout SeededRandom, _ lists: SectionCase
  ) -> BatchUpdate.Operation {
    func section(_ list: [TitledSection]) -> Int { random.below(list.count + random.below(2)) }
    func path(_ list: [TitledSection]) -> RowPath {
      let section = section(list)
      let count = list.indices.contains(section) ? list[section].rows.count : 0
      return RowPath(section: section, row: random.below(count + random.below(2)))
    }
    let (old, new) = (lists.old, lists.new)
    switch random.below(10) {
    case 0: return .deleteSection(section(old))
    case 1: return .insertSection(section(new))
    case 2: return .moveSection(.init(from: section(old), to: section(new)))
    case 3: return .reloadSection(section(old))
    case 4: return .deleteRow(path(old))
    case 5: return .insertRow(path(new))
    case 6: return .moveRow(.init(from: path(old), to: path(new)))
    case 7: return .reloadRow(path(old))
    case 8: return .refreshRow(path(new))
    default: return .refreshSection(section(new))
    }
  }
}

extension BatchUpdate.Operation {
  /// Whether it is done after the batch.
  var isRefresh: Bool {
    switch self {
    case .refreshRow, .refreshSection: true
    default: false
    }
  }

  /// The same with an offset one less or one more.
  fileprivate func shifted(_ random: inout SeededRandom) -> Self {
    let step = random.chance(50) ? 1 : -1
    let isTarget = random.chance(50), isSection = random.chance(50)
    func shift(_ path: RowPath, if isShifted: Bool = true) -> RowPath {
      if !isShifted { return path }
      return RowPath(
        section: path.section + (isSection ? step : 0), row: path.row + (isSection ? 0 : step))
    }
    switch self {
    case .deleteSection(let section): return .deleteSection(section + step)
    case .insertSection(let section): return .insertSection(section + step)
    case .moveSection(let move):
      return .moveSection(
        .init(from: move.from + (isTarget ? 0 : step), to: move.to + (isTarget ? step : 0)))
    case .reloadSection(let section): return .reloadSection(section + step)
    case .refreshSection(let section): return .refreshSection(section + step)
    case .deleteRow(let path): return .deleteRow(shift(path))
    case .insertRow(let path): return .insertRow(shift(path))
    case .moveRow(let move):
      return .moveRow(
        .init(from: shift(move.from, if: !isTarget), to: shift(move.to, if: isTarget)))
    case .reloadRow(let path): return .reloadRow(shift(path))
    case .refreshRow(let path): return .refreshRow(shift(path))
    }
  }
}
