// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Lists without rows, and sections that come and go; stages in other orders; orders that are stopped.
@Suite struct DerivedEdgeTests {
  private typealias Tree = TreeArray<KeyedRow>

  /// Rows whose groups and keys are given, with the ids from 0.
  private static func rows(_ groups: [Int], _ keys: [Int]? = nil) -> [KeyedRow] {
    groups.indices.map { KeyedRow(id: $0, key: keys?[$0] ?? $0, group: groups[$0]) }
  }

  /// Sections of enough rows for changes to be carried out one by one.
  private static func sections(_ groups: [Int]) -> DerivedSections<Tree, Int> {
    Tree(rows(groups)).derived.sorted { $0.key < $1.key }.grouped(
      by: { $0.group }, header: { KeyedSection.header(of: $0, $1) })
  }

  private static let groups = (0..<30).map { 10 + $0 % 3 }

  @Test func emptyLists() {
    var list = Tree().derived.filter { $0.flag }.sorted { $0.key < $1.key }
    var sections = list.grouped(by: { $0.group })
    #expect(list.rows.isEmpty && list.count == 0 && sections.sections.isEmpty)
    #expect(list.update(to: []).isEmpty && sections.update(to: []).isEmpty)
    #expect(list.update(.filter { _ in true }).isEmpty)
    #expect(list.update(.filter(.narrower) { _ in true }).isEmpty)
    #expect(sections.update(.filter(.wider) { _ in true }).isEmpty)
    #expect(list.update(.order { $0.id < $1.id }).isEmpty && list.update(.sortAgain).isEmpty)
    list.reverse()
    sections.reverse()
    #expect(list.update(to: [KeyedRow(id: 1)]).inserts == [0])
    #expect(sections.update(to: [KeyedRow(id: 1)]).sections.inserts == [0])
    #expect(list.update(to: []).deletes == [0])
    #expect(sections.update(to: []).sections.deletes == [0])
    #expect(list.rows.isEmpty && sections.sections.isEmpty)
  }

  @Test func theOnlyRow() {
    var source = Tree([KeyedRow(id: 1)])
    var list = source.derived.filter { $0.flag }
    list.pinsEditedRows = true
    source[0].tag = 1
    #expect(list.update(to: source).updates.map(\.to) == [0])
    source[0].flag = false
    #expect(list.update(to: source).deletes == [0])
    source[0].flag = true
    #expect(list.update(to: source).inserts == [0])
  }

  @Test func allAreFilteredOut() {
    var sections = Self.sections(Self.groups)
    let gone = sections.update(.filter(.narrower) { _ in false })
    #expect(gone.sections.deletes == [0, 1, 2] && gone.deletes.isEmpty)
    #expect(sections.sections.isEmpty)
    let back = sections.update(.filter(.wider) { _ in true })
    #expect(back.sections.inserts == [0, 1, 2] && back.inserts.isEmpty)
    #expect(sections.sections.map(\.rows.count) == [10, 10, 10])
  }

  /// A section appears before, between and behind others, with one row that moves there, and goes.
  @Test(arguments: [(5, 0), (11, 1), (13, 3)]) func aSectionComesAndGoes(key: Int, offset: Int) {
    let groups = Self.groups.map { $0 == 11 ? 12 : $0 }
    var source = Tree(Self.rows(groups))
    var sections = Self.sections(groups)
    let expected = min(offset, 2)
    source[4].group = key
    let coming = sections.update(to: source)
    #expect(coming.sections.inserts == [expected] && coming.sections.deletes.isEmpty)
    #expect(coming.moves.count == 1 && coming.deletes.isEmpty && coming.inserts.isEmpty)
    #expect(coming.updates.map(\.to) == [RowPath(section: expected, row: 0)])
    #expect(sections.sections.map(\.id) == [10, 12, key].sorted())
    source.remove(at: 4)
    let going = sections.update(to: source)
    #expect(going.sections.deletes == [expected] && going.sections.inserts.isEmpty)
    #expect(going.moves.isEmpty && going.deletes.isEmpty && going.updates.isEmpty)
    #expect(sections.sections.map(\.id) == [10, 12])
  }

  @Test func severalSectionsGoAtOnce() {
    let groups = (0..<80).map { $0 < 76 ? 50 : $0 }
    var source = Tree(Self.rows(groups))
    var sections = Self.sections(groups)
    #expect(sections.sections.map(\.id) == [50, 76, 77, 78, 79])
    source.removeLast(2)
    source[76].group = 50
    source[77].group = 20
    let diff = sections.update(to: source)
    #expect(sections.sections.map(\.id) == [20, 50])
    #expect(diff.sections.deletes == [1, 2, 3, 4] && diff.sections.inserts == [0])
    #expect(
      diff.moves.map(\.to) == [RowPath(section: 0, row: 0), RowPath(section: 1, row: 76)])
  }

  /// The header changes with the rows, and only where it does.
  @Test func changedHeaders() {
    var source = Tree(Self.rows(Self.groups))
    var sections = Self.sections(Self.groups)
    source[4].tag = 1
    #expect(sections.update(to: source).sections.updates.map(\.to) == [1])
    #expect(sections.sections[1].header == "11: 10 rows, 1")
    source[4].tag = 4
    #expect(sections.update(to: source).sections.updates.isEmpty)
    source.remove(at: 3)
    #expect(sections.update(to: source).sections.updates.map(\.to) == [0])
    let narrower = sections.update(.filter(.narrower) { $0.id != 2 })
    #expect(narrower.sections.updates.map(\.to) == [2])
    #expect(sections.sections[2].header == "12: 9 rows, 0")
  }

  /// Sorted before or after it is filtered, by one rule after the other, in sections or not.
  @Test func stagesInOtherOrders() {
    let source = Tree(Self.rows(Self.groups, (0..<30).map { $0 * 7 % 5 }))
    let plain = Array(source).filter { $0.id % 4 != 0 }
      .sorted { ($0.key, -$0.group, $0.id) < ($1.key, -$1.group, $1.id) }
    let lists = [
      source.derived.sorted { $0.group > $1.group }.filter { $0.id % 4 != 0 }
        .sorted { $0.key < $1.key },
      source.derived.filter { $0.id % 4 != 0 }.sorted { $0.group > $1.group }
        .sorted { $0.key < $1.key },
      source.derived.filter { $0.id % 8 != 0 }.sorted { $0.group > $1.group }
        .sorted { $0.key < $1.key }.filter { $0.id % 8 != 4 },
    ]
    for list in lists {
      #expect(Array(list.rows) == plain)
      var (list, source) = (list, source)
      source[3].key = 4
      source[6].group = 11
      list.update(to: source)
      let sorted = Array(source).filter { $0.id % 4 != 0 }
        .sorted { ($0.key, -$0.group, $0.id) < ($1.key, -$1.group, $1.id) }
      #expect(Array(list.rows) == sorted)
    }
  }

  /// Sections in an order of their own.
  @Test func sectionsInDescendingOrder() {
    var source = Tree(Self.rows(Self.groups))
    var sections = source.derived.grouped(by: { $0.group }, areInIncreasingOrder: { $0 > $1 })
    #expect(sections.sections.map(\.id) == [12, 11, 10])
    source[0].group = 20
    source[1].group = 5
    #expect(sections.update(to: source).sections.inserts == [0, 4])
    #expect(sections.sections.map(\.id) == [20, 12, 11, 10, 5])
    #expect(sections.sections.allSatisfy { $0.header.isEmpty })
  }

  /// A sort that is stopped, whenever it asks, changes nothing.
  @Test func stoppedOrders() {
    // It asks at least once for each block of 4,096 rows, and when it merges blocks.
    let count = 33_000
    let source = Tree(Self.rows((0..<count).map { $0 % 2 }, (0..<count).map { $0 * 7_919 % 997 }))
    var list = source.derived
    var sections = list.grouped(by: { $0.group })
    let expected = Array(source).sorted { ($0.key, $0.id) < ($1.key, $1.id) }
    var (stopCount, limit) = (0, 0)
    while true {
      var polls = 0
      let before = Array(list.rows)
      let diff = list.update(.order { $0.key < $1.key }) {
        polls += 1
        return polls > limit
      }
      if let diff {
        #expect(diff == before.numberedDiff(to: expected))
        break
      }
      stopCount += 1
      limit += limit / 2 + 1
      #expect(Array(list.rows) == before)
      #expect(sections.update(.order { $0.key < $1.key }, shouldStop: { true }) == nil)
    }
    #expect(stopCount >= 5)
    #expect(Array(list.rows) == expected)
    #expect(sections.sections[1].rows.elementsEqual(source.filter { $0.group == 1 }))
    #expect(sections.update(.order { $0.key < $1.key }, shouldStop: { false }) != nil)
    #expect(sections.sections[1].rows.elementsEqual(expected.filter { $0.group == 1 }))
  }

  /// Rows of a derived list that are changed are a list of their own.
  @Test func rowsThatAreChanged() {
    let source = Tree(Self.rows(Self.groups))
    var list = source.derived.filter { $0.id < 3 }
    list.reverse()
    var rows = list.rows
    rows.removeFirst()
    rows.append(KeyedRow(id: 100))
    #expect(rows.map(\.id) == [1, 0, 100])
    #expect(list.rows.map(\.id) == [2, 1, 0])
    #expect(rows != list.rows && list.rows == list.rows)
    #expect(DerivedRows<Tree>().isEmpty)
    #expect("\(rows)" == "\(Array(rows))")
  }

  @Test(arguments: [40, 42]) func changesOfAnotherSource(count: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [count] in
      let rows = (0..<count).map { KeyedRow(id: $0) }
      var list = rows.derived.sorted { $0.key < $1.key }
      list.update(
        to: rows, by: try ListDiff(oldCount: 41, newCount: 41, deletes: [0], inserts: [0]))
    }
    let expected =
      "The changes lead from 41 to 41 rows, but the sources have \(count) and \(count)."
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(expected))
  }

  /// A list that has more rows than it counts asks for more labels than there are.
  @Test func labelsOfMoreRowsThanCounted() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var labels = SourceLabels.Iterator(SourceLabels(count: 2))
      for _ in 0..<3 { _ = labels.next() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The count of a list is 2, but it has more elements."))
  }
}
