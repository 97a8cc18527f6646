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

  enum Misuse: String, CaseIterable, Codable {
    case otherBase = "The diffs start from 2 rows (mine) and 2 (theirs), but the base has 0."
    case otherList =
      "The diffs lead to 2 rows (mine) and 2 (theirs), but the lists have 2 and 0."
    case shorterSection = "A section had row 1 and now has 1 row."
    case otherRow = "The conflict of row 1 was resolved by a row of another id, 7."
  }

  @Test(arguments: Misuse.allCases) func traps(misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      let (base, diff) = (Self.base, Self.diff)
      switch misuse {
      case .otherBase: _ = diff.rebased(over: diff, base: [], mine: base, theirs: base)
      case .otherList: _ = diff.rebased(over: diff, base: base, mine: base, theirs: [])
      case .shorterSection:
        // A row that both sides update is read after its section has lost it.
        let rows = [TestRow(id: 0), TestRow(id: 1, content: 1)]
        let old = [RowSection(id: 0, rows: Array(0..<2).rows)]
        let diff = old.sectionedDiff(to: [RowSection(id: 0, rows: rows)])
        _ = diff.rebased(
          over: diff, base: [FickleSection(2)], mine: [FickleSection(2, 1)],
          theirs: [FickleSection(2)])
      case .otherRow:
        _ = merged(
          base: base, mine: [TestRow(id: 1, content: 1)], theirs: [TestRow(id: 1, content: 2)]
        ) { _ in TestRow(id: 7) }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(misuse.rawValue), "\(text)")
  }
}
