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

  private static func tree(_ count: Int, keyCount: Int = .max) -> Tree {
    var random = SeededRandom(seed: 8)
    return Tree(
      (0..<count).map {
        KeyedRow(
          id: $0, key: random.below(keyCount), group: random.below(30), flag: random.chance(70))
      })
  }

  private static func logarithm(_ count: Int) -> Int {
    Int.bitWidth - count.leadingZeroBitCount
  }

  /// One change of each kind, many times: the calls of each.
  private enum Edit: CaseIterable {
    case tag, key, flag, group, insert, remove, move
  }

  private static func perform(_ edit: Edit, on source: inout Tree, _ random: inout SeededRandom) {
    let offset = random.below(source.count)
    switch edit {
    case .tag: source[offset].tag += 1
    case .key: source[offset].key = random.below(.max)
    case .flag: source[offset].flag.toggle()
    case .group: source[offset].group = (source[offset].group + 1 + random.below(29)) % 30
    case .insert:
      source.insert(
        KeyedRow(id: -1 - Int(random.next() >> 2), key: random.below(.max)), at: offset)
    case .remove: source.remove(at: offset)
    case .move: source.move(from: offset, to: random.below(source.count))
    }
  }

  @Test(arguments: counts) func ofOneChange(count: Int) {
    let (rules, sectionRules) = (CountedRules(), CountedRules())
    var source = Self.tree(count)
    var list = rules.list(source)
    var sections = sectionRules.sections(sectionRules.list(source))
    var random = SeededRandom(seed: 9)
    // To leave a place and to find another takes a search each; one for ties is over at once.
    let budget = 2 * (Self.logarithm(count) + 6)
    for round in 0..<Sizes.pick(exhaustive: 2_000, usual: 140) {
      let edit = Edit.allCases[round % Edit.allCases.count]
      Self.perform(edit, on: &source, &random)
      rules.reset()
      sectionRules.reset()
      list.update(to: source)
      sections.update(to: source)
      let tests = [.move, .remove].contains(edit) ? 0 : 1
      #expect(rules.tests == tests && sectionRules.tests == tests, "\(edit)")
      #expect(rules.comparisons <= budget, "\(edit): \(rules.comparisons)")
      #expect(sectionRules.comparisons <= budget, "\(edit): \(sectionRules.comparisons)")
      if edit == .tag {
        // Its place is searched once, and its neighbours are asked whether it fits there.
        #expect(rules.comparisons <= Self.logarithm(count) + 6, "\(rules.comparisons)")
      }
      #expect(rules.keys == 0 && sectionRules.keys <= 4, "\(edit): \(sectionRules.keys)")
      #expect(sectionRules.keyComparisons <= 4 * 7, "\(edit): \(sectionRules.keyComparisons)")
      #expect(sectionRules.headers <= 2, "\(edit): \(sectionRules.headers)")
    }
  }

  /// Rows that the order does not tell apart are searched by their labels.
  @Test(arguments: [1, 20]) func ofOneChangeAmongTies(keyCount: Int) {
    let rules = CountedRules()
    var source = Self.tree(20_000, keyCount: keyCount)
    var list = rules.list(source)
    var random = SeededRandom(seed: 10)
    let budget = 4 * (Self.logarithm(20_000) + 6)
    for round in 0..<100 {
      rules.reset()
      let offset = random.below(source.count)
      if round % 2 == 0 {
        source.move(from: offset, to: random.below(source.count))
      } else {
        source[offset].key = random.below(keyCount)
      }
      list.update(to: source)
      #expect(rules.comparisons <= budget, "\(rules.comparisons)")
    }
  }

  /// Several changes in one update.
  @Test(arguments: [2, 10, 100]) func ofSeveralChanges(changeCount: Int) {
    let rules = CountedRules()
    var source = Self.tree(10_000)
    var list = rules.list(source)
    var random = SeededRandom(seed: 11)
    for _ in 0..<10 {
      let old = source
      for _ in 0..<changeCount {
        let edit = Edit.allCases[random.below(Edit.allCases.count)]
        Self.perform(edit, on: &source, &random)
      }
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
    let source = Self.tree(5_000)
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
    var source = Self.tree(5_000)
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
    var list = rules.list(Self.tree(10_000))
    rules.reset()
    list.update(.order { rules.precedes($1, $0) })
    #expect(rules.tests == 0)
    #expect(rules.comparisons <= 2 * list.count * Self.logarithm(list.count))
  }

  @Test func ofRowsThatAreRestored() {
    let rules = CountedRules()
    var source = Self.tree(10_000)
    var list = rules.list(source)
    list.pinsEditedRows = true
    var random = SeededRandom(seed: 12)
    rules.reset()
    for _ in 0..<10 {
      source[random.below(source.count)].key = random.below(.max)
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
