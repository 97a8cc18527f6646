// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// How often a derived list calls its rules: filters exactly once for each row that they have to test, orders
/// a number of times that grows with the logarithm of the number of rows.
@Suite struct DerivedCallTests {
  private typealias Tree = TreeArray<KeyedRow>

  private static let counts = [
    1_000, 10_000, Sizes.pick(exhaustive: 100_000, usual: 40_000, debug: 20_000),
  ]

  private static func tree(_ count: Int, keyCount: Int = .max) -> (Tree, DerivedProgramMaker) {
    var maker = DerivedProgramMaker(seed: 8, keyCount: keyCount, groupCount: 30)
    return (Tree(maker.rows(count)), maker)
  }

  private static func logarithm(_ count: Int) -> Int {
    Int.bitWidth - count.leadingZeroBitCount
  }

  /// Changes of each kind, one at a time.
  @Test(arguments: counts) func ofOneChange(count: Int) {
    let (rules, sectionRules) = (CountedRules(), CountedRules())
    var (source, maker) = Self.tree(count)
    var list = rules.list(source)
    var sections = sectionRules.sections(sectionRules.list(source))
    // To leave a place and to find another takes a search each; one for ties is over at once.
    let budget = 2 * (Self.logarithm(count) + 6)
    let kinds = DerivedEdit.Kind.allCases
    for round in 0..<Sizes.pick(exhaustive: 2_000, usual: 160) {
      let (old, kind) = (source, kinds[round % kinds.count])
      source.perform(maker.edit(kind))
      let changes = old.tableDiff(to: source)
      rules.reset()
      sectionRules.reset()
      list.update(to: source)
      sections.update(to: source)
      let tests = changes.inserts.count + changes.updates.count
      #expect(rules.tests == tests && sectionRules.tests == tests, "\(kind)")
      #expect(rules.comparisons <= budget, "\(kind): \(rules.comparisons)")
      #expect(sectionRules.comparisons <= budget, "\(kind): \(sectionRules.comparisons)")
      if kind == .tag {
        // Its place is searched once, and its neighbours are asked whether it fits there.
        #expect(rules.comparisons <= Self.logarithm(count) + 6, "\(rules.comparisons)")
      }
      #expect(rules.keys == 0 && sectionRules.keys <= 4, "\(kind): \(sectionRules.keys)")
      #expect(sectionRules.keyComparisons <= 4 * 7, "\(kind): \(sectionRules.keyComparisons)")
      #expect(sectionRules.headers <= 2, "\(kind): \(sectionRules.headers)")
    }
  }

  /// Rows that the order does not tell apart are searched by their labels.
  @Test(arguments: [1, 20]) func ofOneChangeAmongTies(keyCount: Int) {
    let rules = CountedRules()
    var (source, maker) = Self.tree(20_000, keyCount: keyCount)
    var list = rules.list(source)
    let budget = 4 * (Self.logarithm(20_000) + 6)
    for _ in 0..<100 {
      source.perform(maker.edit(of: [.move, .key]))
      rules.reset()
      list.update(to: source)
      #expect(rules.comparisons <= budget, "\(rules.comparisons)")
    }
  }

  /// Several changes in one update.
  @Test(arguments: [2, 10, 100]) func ofSeveralChanges(changeCount: Int) {
    let rules = CountedRules()
    var (source, maker) = Self.tree(10_000)
    var list = rules.list(source)
    for _ in 0..<10 {
      let old = source
      for _ in 0..<changeCount { source.perform(maker.edit()) }
      let changes = old.tableDiff(to: source)
      rules.reset()
      list.update(to: source, by: changes)
      #expect(rules.tests == changes.inserts.count + changes.updates.count)
      // To sort those that arrive takes fewer comparisons than to find their places.
      #expect(rules.comparisons <= 3 * changeCount * (Self.logarithm(10_000) + 6))
    }
  }

  @Test func ofOtherFilters() {
    let rules = CountedRules()
    let (source, _) = Self.tree(5_000)
    var list = rules.list(source)
    var sections = rules.sections(list)
    func expect(_ testCount: Int, arriving: Int, _ edit: () -> Void, line: Int = #line) {
      rules.reset()
      edit()
      #expect(rules.tests == testCount, "line \(line)")
      #expect(rules.comparisons <= arriving * 2 * 20, "line \(line)")
      if arriving == 0 { #expect(rules.comparisons == 0, "line \(line)") }
    }
    let count = list.count
    expect(count, arriving: 0) {
      list.update(.filter(.narrower) { rules.includes($0) && $0.id % 100 != 0 })
    }
    expect(count, arriving: 0) {
      sections.update(.filter(.narrower) { rules.includes($0) && $0.id % 100 != 0 })
    }
    let narrower = list.count
    #expect(narrower < count)
    expect(5_000 - narrower, arriving: count - narrower) {
      list.update(.filter(.wider) { rules.includes($0) })
    }
    expect(5_000 - narrower, arriving: count - narrower) {
      sections.update(.filter(.wider) { rules.includes($0) })
    }
    expect(5_000, arriving: 0) { list.update(.filter { rules.includes($0) }) }
    expect(5_000, arriving: 0) { sections.update(.filter { rules.includes($0) }) }
    expect(0, arriving: 0) { list.reverse() }
    expect(0, arriving: 0) { sections.reverse() }
  }

  /// Sections that nothing happens to keep their headers; those that are reversed get new ones, which
  /// may show the first row.
  @Test func ofHeaders() {
    let rules = CountedRules()
    var (source, _) = Self.tree(5_000)
    var sections = rules.sections(rules.list(source))
    #expect(rules.headers == 30)
    rules.reset()
    sections.reverse()
    #expect(rules.headers == 30)
    rules.reset()
    source[17].flag = true
    source[17].tag += 1
    sections.update(to: source)
    #expect(rules.headers == 1)
    rules.reset()
    source[17].group = 1 + source[17].group % 29
    sections.update(to: source)
    #expect(rules.headers == 2)
    rules.reset()
    sections.update(.filter(.narrower) { $0.flag && $0.id != 17 })
    #expect(rules.headers == 1)
  }

  /// A sort of the shown rows, and of no others.
  @Test func ofAnotherOrder() {
    let rules = CountedRules()
    var list = rules.list(Self.tree(10_000).0)
    rules.reset()
    list.update(.order { rules.precedes($1, $0) })
    #expect(rules.tests == 0)
    #expect(rules.comparisons <= 2 * list.count * Self.logarithm(list.count))
  }

  @Test func ofRowsThatAreRestored() {
    let rules = CountedRules()
    var (source, maker) = Self.tree(10_000)
    var list = rules.list(source)
    list.pinsEditedRows = true
    rules.reset()
    for _ in 0..<10 {
      source.perform(maker.edit(.key))
      list.update(to: source)
    }
    #expect(rules.tests == 10)
    #expect(rules.comparisons <= 10 * 20)
    rules.reset()
    list.update(.sortAgain)
    #expect(rules.tests == 0 && rules.comparisons <= 10 * 3 * 20)
    rules.reset()
    list.update(.sortAgain)
    #expect(rules.comparisons == 0)
  }
}
