// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Updates of a derived list by any share of its rows, from one to all: they give the rows and diffs from
/// scratch, and ask the rules no more than to derive the list anew does.
@Suite struct DerivedManyChangesTests {
  private typealias Tree = TreeArray<KeyedRow>

  /// The shares of rows on both sides of each number at which an update takes another way, in 1/96.
  private static let shares =
    Sizes.isDebug ? [1, 6, 7, 48] : [1, 2, 5, 6, 7, 12, 48, 96, 200]

  private func expectEqualToScratch<Source: EditedRows>(
    _: Source.Type, _ kinds: [DerivedEdit.Kind], _ isReversed: Bool, _ keepsRows: Bool, seed: UInt64
  ) {
    var maker = DerivedProgramMaker(seed: seed, keyCount: 400, groupCount: 9)
    let count = Sizes.pick(exhaustive: 1_500, usual: 192, debug: 96)
    var program = DerivedProgram(
      initial: maker.rows(count), filters: [.flagged], orders: seed % 3 == 0 ? [] : [.ascending])
    if isReversed { program.steps.append(.reverse) }
    if keepsRows { program.steps.append(.keepEditedRows(true)) }
    for share in Self.shares {
      let editCount = max(1, count * share / 96)
      program.steps.append(.edit((0..<editCount).map { _ in maker.edit(of: kinds) }))
      // A few edits behind many find what these have left.
      program.steps.append(.edit([maker.edit(.key), .toggleFlag(3)]))
      if keepsRows { program.steps.append(.keepEditedRows(share % 2 == 0)) }
    }
    let problem = DerivedRun<Source>.problem(program)
    #expect(problem == nil, "\(Source.self) \(kinds) reversed \(isReversed) kept \(keepsRows)")
  }

  @Test(arguments: DerivedEdit.Kind.allCases) private func ofOneKind(kind: DerivedEdit.Kind) {
    for (index, isReversed) in [false, true].enumerated() {
      let seed = UInt64(index)
      expectEqualToScratch(Tree.self, [kind], isReversed, false, seed: seed)
      expectEqualToScratch([KeyedRow].self, [kind], isReversed, isReversed, seed: seed + 2)
    }
  }

  @Test(arguments: [false, true]) func ofAllKinds(isReversed: Bool) {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 60, usual: 3, debug: 1)) {
      let kinds = DerivedEdit.Kind.allCases
      expectEqualToScratch(Tree.self, kinds, isReversed, seed % 2 == 1, seed: seed)
    }
  }

  /// Rows that arrive far from each other, more than are searched at a time, many of them between equal ones.
  @Test(arguments: [1, 7, 100_000], [0, 1, 50, Sizes.isDebug ? 300 : 2_400])
  func ofRowsFarApart(keyCount: Int, rowCount: Int) {
    var maker = DerivedProgramMaker(seed: UInt64(keyCount), keyCount: keyCount, groupCount: 1)
    var program = DerivedProgram(initial: maker.rows(rowCount), orders: [.ascending])
    for count in [8, 9, 31, 64, 300] {
      program.steps.append(.edit((0..<count).map { _ in maker.edit(of: [.key, .insert]) }))
    }
    // All arrive at the ends.
    program.steps.append(.edit((0..<200).map { .setKey($0 * 12, $0 % 2 == 0 ? -1 : keyCount) }))
    #expect(DerivedRun<Tree>.problem(program) == nil)
    #expect(DerivedRun<[KeyedRow]>.problem(program) == nil)
  }

  /// Sections that appear before and between those that stay, many at once.
  @Test func ofSectionsThatAppear() {
    let rows = (0..<600).map { KeyedRow(id: $0, key: $0 % 50, group: $0 % 40 * 2) }
    var program = DerivedProgram(initial: rows, orders: [.ascending])
    program.steps = [
      .edit((0..<600).filter { $0 % 3 == 0 }.map { .setGroup($0, $0 % 81) }),
      .edit((0..<600).map { .setTag($0, 1) }),
      .edit((0..<600).filter { $0 % 2 == 0 }.map { .setGroup($0, -$0) }),
    ]
    #expect(DerivedRun<Tree>.problem(program) == nil)
  }

  @Test(arguments: [500, 600, 700, 3_000, 10_000]) func calls(changeCount: Int) {
    let (rules, anewRules) = (CountedRules(), CountedRules())
    var random = SeededRandom(seed: 21)
    let rows = (0..<10_000).map {
      KeyedRow(id: $0, key: random.below(.max), group: random.below(30), flag: $0 % 3 > 0)
    }
    var source = Tree(rows)
    var list = rules.list(source)
    var sections = rules.sections(list)
    for offset in rows.indices.shuffled(using: &random).prefix(changeCount) {
      source[offset].key = random.below(.max)
    }
    let changes = Tree(rows).tableDiff(to: source)
    _ = anewRules.list(source)
    func expectFewCalls(_ line: Int = #line) {
      #expect(rules.tests == changeCount, "line \(line)")
      #expect(rules.comparisons <= anewRules.comparisons * 6 / 5, "line \(line)")
      rules.reset()
    }
    rules.reset()
    list.update(to: source, by: changes)
    expectFewCalls()
    sections.update(to: source, by: changes)
    #expect(rules.keys <= 2 * changeCount)
    expectFewCalls()
  }

  /// The diff follows from the changes of the source, whatever their number: no row is compared.
  @Test(arguments: [50, 100, 900]) func readsNoRow(changeCount: Int) {
    let counters = Counters()
    func row(_ id: Int, _ content: Int) -> CountedRow {
      CountedRow(row: TestRow(id: id, content: content), counters: counters)
    }
    let old = (0..<1_000).map { row($0, $0 * 7_919 % 1_000) }
    var new = old
    for offset in 0..<changeCount {
      new[offset * 7 % 1_000] = row(offset * 7 % 1_000, offset * 31 % 1_000)
    }
    let changes = old.tableDiff(to: new)
    var list = old.derived.filter { $0.row.content % 3 > 0 }.sorted {
      $0.row.content < $1.row.content
    }
    var sections = list.grouped { $0.row.content / 100 }
    counters.reset()
    let diff = list.update(to: new, by: changes)
    let sectionedDiff = sections.update(to: new, by: changes)
    #expect(counters.idReads == 0 && counters.contentComparisons == 0)
    #expect(!diff.isEmpty && !sectionedDiff.isEmpty)
  }
}
