// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

extension BatchCase {
  /// Creates a case that follows from a number.
  ///
  /// The first ones are those that are known. Half of the others are planned by the library or put together by
  /// the rules. In the rest one thing is changed, or two, so that most break few rules.
  package init(_ number: Int, _ kind: ListViewKind) {
    let known = Self.known(kind)
    if known.indices.contains(number) {
      self = known[number]
      return
    }
    var random = SeededGenerator(seed: number)
    self = random.chance(40) ? .planned(kind, &random) : .composed(kind, &random)
    switch random.roll(0...9) {
    case 0...4: break
    case 5: collide(&random)
    case 6: moveAcross(&random)
    default:
      change(&random)
      if random.chance(20) { change(&random) }
    }
  }

  private struct NumberedRow: Identifiable, Equatable { let id: Int }

  /// A stage that the library plans.
  private static func planned(_ kind: ListViewKind, _ random: inout SeededGenerator) -> BatchCase {
    let (old, new) = (sections(&random), sections(&random))
    let preferences: [StagePreference] = [.fewestStages, .lossless]
    let stages = old.sectionedDiff(to: new).stages(
      from: old, to: new, for: kind, preferring: preferences[random.roll(0...1)])
    guard let index = stages.indices.randomElement(using: &random) else {
      return BatchCase(kind, from: old.map(\.rows.count), to: new.map(\.rows.count), [])
    }
    let before = index == 0 ? old : stages[index - 1].sections
    return BatchCase(
      kind, from: before.map(\.rows.count), to: stages[index].sections.map(\.rows.count),
      stages[index].batch.operations)
  }

  /// Returns sections whose rows come from one pool, so that rows change their section.
  private static func sections(
    _ random: inout SeededGenerator
  ) -> [RowSection<Int, NoHeader, NumberedRow>] {
    var rest = (0..<12).shuffled(using: &random).prefix(random.roll(0...9))
    return (0..<4).shuffled(using: &random).prefix(random.roll(0...4)).map { id in
      let rows = rest.prefix(random.roll(0...4))
      rest = rest.dropFirst(rows.count)
      return RowSection(id: id, rows: rows.map { NumberedRow(id: $0) })
    }
  }

  /// Changes one thing, which may break a rule.
  private mutating func change(_ random: inout SeededGenerator) {
    let index = operations.indices.randomElement(using: &random)
    let section = after.indices.randomElement(using: &random)
    switch (random.roll(0...9), index, section) {
    case (0, let index?, _): operations.remove(at: index)
    case (1, let index?, _): operations.append(operations[index])
    case (2...3, let index?, _): operations[index] = operation(near: operations[index], &random)
    case (4...5, let index?, _): operations.append(operation(near: operations[index], &random))
    case (6, _, let section?):
      after[section] = max(0, after[section] + (random.chance(50) ? 1 : -1))
    case (7, _, let section?): after.remove(at: section)
    case (7, _, nil), (8, _, _): after.insert(random.roll(0...2), at: random.roll(0...after.count))
    default: operations.append(anyOperation(&random))
    }
  }

  /// Returns another operation whose positions are those of an operation, or their neighbours.
  private func operation(
    near operation: BatchOperation, _ random: inout SeededGenerator
  ) -> BatchOperation {
    switch operation {
    case .deleteSection(let section), .insertSection(let section), .reloadSection(let section):
      sectionOperation(section, random.roll(0...max(before.count, after.count)), &random)
    case .moveSection(let from, let to):
      random.chance(50)
        ? sectionOperation(from, to + random.roll(-1...1), &random)
        : sectionOperation(to, from, &random)
    case .deleteRow(let path), .insertRow(let path), .reloadRow(let path):
      rowOperation(path, near(path, &random), &random)
    case .moveRow(let from, let to):
      random.chance(50)
        ? rowOperation(from, near(to, &random), &random) : rowOperation(to, from, &random)
    }
  }

  private func near(_ path: RowPath, _ random: inout SeededGenerator) -> RowPath {
    random.chance(30)
      ? anyPath(&random)
      : RowPath(section: path.section, row: path.row + random.roll(-1...1))
  }

  /// Returns a path, which need not exist.
  private func anyPath(_ random: inout SeededGenerator) -> RowPath {
    RowPath(section: random.roll(0...max(before.count, after.count)), row: random.roll(-1...4))
  }

  private func anyOperation(_ random: inout SeededGenerator) -> BatchOperation {
    let bound = max(before.count, after.count)
    return random.chance(40)
      ? sectionOperation(random.roll(0...bound), random.roll(0...bound), &random)
      : rowOperation(anyPath(&random), anyPath(&random), &random)
  }

  private func sectionOperation(
    _ section: Int, _ other: Int, _ random: inout SeededGenerator
  ) -> BatchOperation {
    switch random.roll(0...3) {
    case 0: .deleteSection(section)
    case 1: .insertSection(section)
    case 2: .moveSection(section, to: other)
    default: .reloadSection(section)
    }
  }

  private func rowOperation(
    _ path: RowPath, _ other: RowPath, _ random: inout SeededGenerator
  ) -> BatchOperation {
    switch random.roll(0...3) {
    case 0: .deleteRow(path)
    case 1: .insertRow(path)
    case 2: .moveRow(path, to: other)
    default: .reloadRow(path)
    }
  }
}
