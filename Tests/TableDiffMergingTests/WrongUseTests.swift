// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffMerging
import TestSupport
import Testing

/// Lists that do not fit the diffs trap with a message that says which.
@Suite struct WrongUseTests {
  private static let base = [TestRow(id: 1), TestRow(id: 2)]
  private static let diff = base.tableDiff(to: base)

  @Test func baseOfOtherCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Self.diff.rebased(over: Self.diff, base: [], mine: Self.base, theirs: Self.base)
    }
    expect(result, "The diffs start from 2 rows (mine) and 2 (theirs), but the base has 0.")
  }

  @Test func listOfOtherCount() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Self.diff.rebased(over: Self.diff, base: Self.base, mine: Self.base, theirs: [])
    }
    expect(
      result, "The diffs lead to 2 rows (mine) and 2 (theirs), but the lists have 2 and 0.")
  }

  @Test func resolvedByOtherRow() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let base = Self.base
      _ = merged(
        base: base, mine: [TestRow(id: 1, content: 1)], theirs: [TestRow(id: 1, content: 2)]
      ) { _ in
        TestRow(id: 7)
      }
    }
    expect(result, "The conflict of row 1 was resolved by a row of another id, 7.")
  }

  private func expect(_ result: ExitTest.Result?, _ message: String) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(message))
  }
}
