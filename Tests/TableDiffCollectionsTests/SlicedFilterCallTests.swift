// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Which rows a search in slices tests, in which order, and how often it asks whether to go on.
@Suite struct SlicedFilterCallTests {
  /// The ids of the rows that a filter was called with.
  private final class TestedRows: @unchecked Sendable {
    var ids: [Int] = []

    func filter(_ isIncluded: @escaping @Sendable (KeyedRow) -> Bool)
      -> @Sendable (KeyedRow) -> Bool
    {
      { row in
        self.ids.append(row.id)
        return isIncluded(row)
      }
    }
  }

  private static let rows = KeyedRow.rows(12_000, seed: 5)

  private static func sorted() -> DerivedList<TreeArray<KeyedRow>> {
    TreeArray(rows).derived.filter { $0.tag % 2 == 0 }.sorted { $0.key < $1.key }
  }

  private func run<List>(_ search: inout SlicedFilter<List>) {
    while search.advance(while: { true }) != nil {}
  }

  @Test(arguments: [false, true]) func shownRowsFirst(isReversed: Bool) {
    var list = Self.sorted()
    if isReversed { list.reverse() }
    let shown = list.rows.map(\.id)
    let tested = TestedRows()
    var search = list.updatingFilter(to: tested.filter { $0.tag % 3 == 0 })
    run(&search)
    #expect(tested.ids.prefix(2_000).elementsEqual(shown.prefix(2_000)))
    #expect(Set(tested.ids.prefix(shown.count)) == Set(shown))
    #expect(tested.ids.sorted() == Array(0..<12_000), "Each row is tested once.")
  }

  @Test func rowsInTheOrderOfTheSource() {
    let list = Self.rows.derived.filter { $0.tag % 2 == 0 }
    let shown = list.rows.map(\.id)
    let tested = TestedRows()
    var search = list.updatingFilter(to: tested.filter { $0.tag % 3 == 0 })
    run(&search)
    #expect(tested.ids.prefix(shown.count).elementsEqual(shown))
    let hidden = Self.rows.filter { $0.tag % 2 != 0 }.map(\.id)
    #expect(tested.ids.dropFirst(shown.count).elementsEqual(hidden))
  }

  @Test func onlyRowsThatTheChangeNames() {
    let list = Self.sorted()
    let (narrower, wider) = (TestedRows(), TestedRows())
    var search = list.updatingFilter(.narrower, to: narrower.filter { $0.tag % 4 == 0 })
    run(&search)
    #expect(narrower.ids.sorted() == list.rows.map(\.id).sorted())
    let hidden = Set(0..<12_000).subtracting(search.list.rows.map(\.id))
    search.updateFilter(.wider, to: wider.filter { $0.tag % 2 == 0 })
    run(&search)
    #expect(wider.ids.sorted() == hidden.sorted())
    #expect(search.list.rows.elementsEqual(list.rows))
  }

  /// What a search has excluded before it is overtaken by a narrower one is not tested again.
  @Test func aSearchThatIsOvertaken() {
    let (first, second) = (TestedRows(), TestedRows())
    var search = Self.rows.derived.updatingFilter(
      .narrower, to: first.filter { $0.tag % 2 == 0 })
    var questionsLeft = 9
    search.advance {
      questionsLeft -= 1
      return questionsLeft > 0
    }
    #expect(!search.isComplete && first.ids == Array(0..<2_304))
    search.updateFilter(.narrower, to: second.filter { $0.tag % 6 == 0 })
    run(&search)
    let excluded = Self.rows.prefix(2_304).filter { $0.tag % 2 != 0 }.map(\.id)
    #expect(!excluded.isEmpty)
    #expect(second.ids == Set(0..<12_000).subtracting(excluded).sorted())
    #expect(search.list.rows.elementsEqual(Self.rows.filter { $0.tag % 6 == 0 }))
  }

  /// It asks after a block of rows, whatever it does, and always tests some.
  @Test func questions() {
    let tested = TestedRows()
    for list in [Self.sorted(), TreeArray(Self.rows).derived] {
      var search = list.updatingFilter(to: tested.filter { $0.tag % 3 == 0 })
      var (before, sliceCount) = (tested.ids.count, 0)
      while !search.isComplete {
        search.advance {
          #expect(tested.ids.count - before <= 256)
          before = tested.ids.count
          return false
        }
        before = tested.ids.count
        sliceCount += 1
      }
      #expect(sliceCount > 40)
    }
  }

  /// Rows that keep their place do so while a search goes on, until they are sorted again.
  @Test func rowsThatKeepTheirPlace() {
    var source = TreeArray(Self.rows)
    var list = source.derived.sorted { $0.key < $1.key }
    list.pinsEditedRows = true
    for offset in stride(from: 0, to: 12_000, by: 100) { source[offset].key = 5_000 - offset }
    list.update(to: source)
    var search = list.updatingFilter(to: { $0.tag % 3 != 0 })
    run(&search)
    list.updateFilter { $0.tag % 3 != 0 }
    var sliced = search.list
    #expect(sliced.rows.elementsEqual(list.rows))
    #expect(sliced.sortAgain() == list.sortAgain())
    #expect(sliced.rows.elementsEqual(list.rows))
  }

  /// An order that changes its mind gives an unspecified order of the right rows.
  @Test func anOrderThatChangesItsMind() {
    let isDescending = Switch()
    let list = TreeArray(Self.rows).derived.sorted {
      isDescending.isOn ? $0.key > $1.key : $0.key < $1.key
    }
    var search = list.updatingFilter(.narrower) { $0.tag % 4 == 0 }
    run(&search)
    isDescending.isOn = true
    search.updateFilter(.wider) { $0.tag % 4 < 2 }
    run(&search)
    let expected = Self.rows.filter { $0.tag % 4 < 2 }.map(\.id)
    #expect(search.list.rows.map(\.id).sorted() == expected)
  }

  private final class Switch: @unchecked Sendable {
    var isOn = false
  }
}
