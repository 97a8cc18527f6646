// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// What the testing product offers to the tests of an app: here on rows that are as they should be,
/// and on rows with the mistakes that it is there to find.
struct GeneratorTests {
  struct Fruit: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private let fruits = ListGenerator { random in
    Fruit(id: Int.random(in: 0..<20, using: &random), name: "Fig")
  } changed: { fruit, _ in
    Fruit(id: fruit.id, name: fruit.name + "!")
  }

  private var shelves: SectionGenerator<RowSection<String, Bool, Fruit>> {
    SectionGenerator(rows: fruits) { id, fruits, random in
      RowSection(id: "shelf \(id)", header: Bool.random(using: &random), rows: fruits)
    }
  }

  @Test func soundRows() throws {
    try fruits.checkDiffs()
  }

  @Test func soundSections() throws {
    try shelves.checkDiffs()
  }

  /// A seed gives the same lists again; ids are unique; every kind of change occurs.
  @Test func generatedLists() {
    var kinds: Set<String> = []
    for seed in 0..<500 as Range<UInt64> {
      let lists = fruits.lists(seed: seed), again = fruits.lists(seed: seed)
      #expect(lists.old == again.old && lists.new == again.new)
      #expect(lists.old.duplicateIDs().isEmpty && lists.new.duplicateIDs().isEmpty)
      let diff = lists.old.tableDiff(to: lists.new)
      if !diff.deletes.isEmpty { kinds.insert("delete") }
      if !diff.inserts.isEmpty { kinds.insert("insert") }
      if !diff.moves.isEmpty { kinds.insert("move") }
      if !diff.updates.isEmpty { kinds.insert("update") }
      if diff.isEmpty { kinds.insert("nothing") }
    }
    #expect(kinds.count == 5)
  }

  @Test func generatedSections() {
    var kinds: Set<String> = []
    for seed in 0..<500 as Range<UInt64> {
      let lists = shelves.lists(seed: seed), again = shelves.lists(seed: seed)
      #expect(lists.old == again.old && lists.new == again.new)
      #expect((lists.old + lists.new).allSatisfy { $0.rows.duplicateIDs().isEmpty })
      #expect(lists.old.duplicateIDs().isEmpty && lists.new.duplicateIDs().isEmpty)
      let diff = lists.old.sectionedDiff(to: lists.new)
      if !diff.sections.deletes.isEmpty { kinds.insert("delete") }
      if !diff.sections.inserts.isEmpty { kinds.insert("insert") }
      if !diff.sections.moves.isEmpty { kinds.insert("move") }
      if !diff.sections.updates.isEmpty { kinds.insert("update") }
      if !diff.updates.isEmpty { kinds.insert("row update") }
      if diff.moves.contains(where: { $0.from.section != $0.to.section }) { kinds.insert("across") }
    }
    #expect(kinds.count == 6)
  }

  /// An id whose hash depends on more than its `==`.
  private struct LooseID: Hashable {
    let number: Int
    let spelling: Int

    static func == (left: LooseID, right: LooseID) -> Bool { left.number == right.number }
  }

  private struct LooseRow: Identifiable, Equatable {
    let id: LooseID
  }

  @Test func hashesThatDisagreeWithEquality() throws {
    let rows = ListGenerator { random in
      LooseRow(
        id: LooseID(
          number: Int.random(in: 0..<9, using: &random),
          spelling: Int.random(in: 0..<2, using: &random)))
    } changed: { row, _ in
      row
    }
    let failure = try #require(throws: PropertyFailure.self) { try rows.checkDiffs() }
    #expect(failure.reason.hasPrefix("The ids "))
    #expect(failure.reason.hasSuffix(" are equal, and their hashes differ"))
    // The smallest case are the two ids.
    #expect(failure.code.components(of: "number:") == 2)
    #expect(failure.code.hasSuffix("try checkDiffs(from: old, to: new)"))
    #expect(failure.description.contains("(first with seed "))
  }

  /// A row that is not equal to itself, as one with a NaN in it.
  private struct Price: Identifiable, Equatable {
    let id: Int
    let amount: Double
  }

  @Test func rowsThatAreNotEqualToThemselves() throws {
    let prices = ListGenerator { random in
      let id = Int.random(in: 0..<30, using: &random)
      return Price(id: id, amount: id % 5 == 0 ? .nan : 1)
    } changed: { price, _ in
      Price(id: price.id, amount: price.amount + 1)
    }
    let failure = try #require(throws: PropertyFailure.self) { try prices.checkDiffs() }
    #expect(failure.reason.contains("is not equal to itself"))
    #expect(failure.code.components(of: "amount:") == 1)
  }

  /// A section that loses its last row when it is made with others.
  private struct LossySection: ListSection {
    let id: Int
    var rows: [Fruit]

    init(id: Int, rows: [Fruit]) { (self.id, self.rows) = (id, rows) }

    init(_ section: LossySection, rows: [Fruit]) {
      self.init(id: section.id, rows: Array(rows.prefix(2)))
    }
  }

  @Test func sectionsThatLoseRows() throws {
    let shelves = SectionGenerator(rows: fruits) { id, fruits, _ in
      LossySection(id: id, rows: fruits)
    }
    let failure = try #require(throws: PropertyFailure.self) { try shelves.checkDiffs() }
    #expect(failure.reason.hasPrefix("init(_:rows:) is given 3 rows for section "))
    #expect(failure.code.components(of: "LossySection(") == 1)
  }

  /// A section of which only one row in one list makes a property fail.
  @Test func rowsOfSectionsShrink() throws {
    let shelves = SectionGenerator(
      rows: ListGenerator { random in
        let id = Int.random(in: 0..<40, using: &random)
        return Price(id: id, amount: id % 7 == 0 ? .nan : 1)
      } changed: { price, _ in
        Price(id: price.id, amount: price.amount + 1)
      }
    ) { number, prices, _ in RowSection(id: number, rows: prices) }
    let failure = try #require(throws: PropertyFailure.self) { try shelves.checkDiffs() }
    #expect(failure.reason.contains("is not equal to itself"))
    #expect(failure.code.components(of: "RowSection<") <= 3)
    #expect(failure.code.components(of: "amount:") == 1)
  }

  /// A tolerance is no equivalence.
  private struct Reading: Identifiable, Equatable {
    let id: Int
    let value: Double

    static func == (left: Reading, right: Reading) -> Bool {
      left.id == right.id && abs(left.value - right.value) < 0.5
    }
  }

  @Test func equalityThatIsNotTransitive() throws {
    func readings(_ values: [Double]) -> [Reading] { values.map { Reading(id: 1, value: $0) } }
    for values in [[0, 0.4, 0.8], [0.4, 0, 0.8], [0, 0.8, 0.4]] {
      let failure = try #require(throws: PropertyFailure.self) {
        try checkDiffs(from: readings(values), to: [])
      }
      #expect(failure.reason.hasPrefix("The rows "))
    }
    try checkDiffs(from: readings([0]), to: readings([0.4]))
  }

  /// Rows whose `==` changes its mind fail all the same.
  @Test func failuresThatDoNotLast() throws {
    final class Coin: Identifiable, Equatable {
      let id: Int
      private var throwCount = 0
      init(id: Int) { self.id = id }
      static func == (left: Coin, right: Coin) -> Bool {
        left.throwCount += 1
        return left.throwCount > 1
      }
    }
    let coins = ListGenerator(maxCount: 3) { random in
      Coin(id: Int.random(in: 0..<9, using: &random))
    } changed: { coin, _ in
      Coin(id: coin.id)
    }
    let failure = try #require(throws: PropertyFailure.self) {
      try coins.checkDiffs(cases: 50, seed: .max - 3)
    }
    #expect(failure.reason.contains("is not equal to itself"))
  }

  /// The code of a failure names the call that fails with the two lists.
  @Test func aFailureOfTwoLists() throws {
    let old = [Price(id: 1, amount: .nan)], new: [Price] = []
    let failure = try #require(throws: PropertyFailure.self) {
      try checkDiffs(from: old, to: new)
    }
    #expect(failure.seed == nil)
    #expect(
      failure.description == """
        The row Price(id: 1, amount: nan) is not equal to itself
        let old: [Price] = [
          \(String(reflecting: old[0])),
        ]
        let new: [Price] = []
        try checkDiffs(from: old, to: new)
        """)
    try checkDiffs(from: new, to: [Price(id: 1, amount: 2)])
    try checkDiffs(from: [RowSection(id: 1, rows: [Price(id: 1, amount: 2)])], to: [])
  }

  @Test func theSequenceOfASeed() {
    var random = SeededRandom(seed: 1_234_567)
    // The first numbers of the reference implementation, splitmix64.c by Sebastiano Vigna.
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
