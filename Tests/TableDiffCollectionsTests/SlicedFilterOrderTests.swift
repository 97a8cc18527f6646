// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Searches that find so many rows of an order that all rows are sorted anew.
@Suite struct SlicedFilterOrderTests {
  private static let source = TreeArray(KeyedRow.rows(5_000, seed: 6))

  /// Hides nine rows of ten, and shows all again in slices.
  private func expectAll<List: ShownDerivation>(_ list: List, isReversed: Bool)
  where List.Source.Element == KeyedRow {
    var list = list
    if isReversed { list.reverse() }
    var hidden = list
    hidden.updateFilter(.narrower) { $0.tag % 10 == 0 }
    var search = hidden.updatingFilter(.wider) { _ in true }
    var (before, sliceCount) = (hidden.shown, 0)
    while true {
      var questionsLeft = sliceCount % 3 * 20
      let diff = search.advance {
        questionsLeft -= 1
        return questionsLeft >= 0
      }
      guard let diff else { break }
      let after = search.list.shown
      #expect(diff == List.diff(before, after), "\(List.self), slice \(sliceCount)")
      (before, sliceCount) = (after, sliceCount + 1)
    }
    #expect(sliceCount > 4)
    #expect(search.list.shown == list.shown, "\(List.self)")
  }

  @Test(arguments: [false, true]) func rows(isReversed: Bool) {
    let list = Self.source.derived.sorted { $0.key < $1.key }
    expectAll(list, isReversed: isReversed)
    expectAll(list.window(40..<900), isReversed: isReversed)
    expectAll(list.map { $0.cell }, isReversed: isReversed)
  }

  @Test(arguments: [false, true]) func sections(isReversed: Bool) {
    let list = Self.source.derived
    expectAll(list.grouped(by: { $0.group }), isReversed: isReversed)
    // Most sections are new.
    expectAll(
      list.sorted { $0.key < $1.key }.grouped(by: { $0.tag / 3 }), isReversed: isReversed)
  }
}
