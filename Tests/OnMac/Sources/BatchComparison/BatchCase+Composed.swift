// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension BatchCase {
  /// Returns a batch whose ranges, collisions and counts are right, with rows and sections mixed as
  /// no plan has them.
  static func composed(_ kind: ListViewKind, _ random: inout SeededGenerator) -> BatchCase {
    var composer = BatchComposer(random)
    composer.addSections()
    composer.addRows()
    random = composer.random
    return BatchCase(kind, from: composer.before, to: composer.after, composer.operations)
  }
}

/// A batch that is being put together.
private struct BatchComposer {
  var random: SeededGenerator
  var before: [Int]
  var after: [Int] = []
  var operations: [BatchOperation] = []

  /// The offset after the batch of each section that stays or moves and is not reloaded.
  private var targets: [Int: Int] = [:]

  /// The sections that move, by their offsets before the batch.
  private var moved: Set<Int> = []

  init(_ random: SeededGenerator) {
    self.random = random
    before = []
    before = (0..<self.random.roll(0...4)).map { _ in self.random.roll(0...4) }
  }

  /// Decides what becomes of each section.
  mutating func addSections() {
    let changes = random.chance(50)
    var (staying, reloaded): ([Int], Set<Int>) = ([], [])
    for section in before.indices {
      switch changes ? random.roll(0...9) : 9 {
      case 0...1:
        operations.append(.deleteSection(section))
      case 2:
        moved.insert(section)
      case 3:
        operations.append(.reloadSection(section))
        reloaded.insert(section)
        staying.append(section)
      default: staying.append(section)
      }
    }
    let insertCount = changes ? random.roll(0...2) : 0
    let count = staying.count + moved.count + insertCount
    after = (0..<count).map { _ in random.roll(0...4) }
    var places = (0..<count).shuffled(using: &random)
    for _ in 0..<insertCount { operations.append(.insertSection(places.removeLast())) }
    for section in moved.sorted() {
      let place = places.removeLast()
      operations.append(.moveSection(section, to: place))
      targets[section] = place
    }
    for (section, place) in zip(staying, places.sorted()) where !reloaded.contains(section) {
      targets[section] = place
    }
  }

  /// Decides what becomes of each row of the sections that are left.
  mutating func addRows() {
    var arrivals: [Int: [RowPath]] = [:]
    var kept: [Int: Int] = [:]
    let (hasMoves, hasReloads) = (random.chance(50), random.chance(30))
    for (section, target) in targets.sorted(by: { $0.key < $1.key }) {
      kept[target] = before[section]
      if moved.contains(section), random.chance(70) { continue }
      for row in 0..<before[section] {
        let path = RowPath(section: section, row: row)
        switch random.roll(0...9) {
        case 0...1:
          operations.append(.deleteRow(path))
          kept[target, default: 0] -= 1
        case 2...3 where hasMoves:
          let other = targets.values.sorted().randomElement(using: &random) ?? target
          arrivals[random.chance(60) ? target : other, default: []].append(path)
          kept[target, default: 0] -= 1
        case 4 where hasReloads: operations.append(.reloadRow(path))
        default: break
        }
      }
    }
    for (section, target) in targets.sorted(by: { $0.key < $1.key }) {
      let rows = arrivals[target] ?? []
      let insertCount = moved.contains(section) && random.chance(70) ? 0 : random.roll(0...2)
      after[target] = (kept[target] ?? 0) + rows.count + insertCount
      var places = (0..<after[target]).shuffled(using: &random)
      for path in rows {
        operations.append(.moveRow(path, to: RowPath(section: target, row: places.removeLast())))
      }
      for row in places.prefix(insertCount) {
        operations.append(.insertRow(RowPath(section: target, row: row)))
      }
    }
  }
}
