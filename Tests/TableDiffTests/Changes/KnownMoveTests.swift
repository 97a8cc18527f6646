// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TestSupport
import Testing

/// Moves that a user made by dragging.
struct KnownMoveTests {
  /// What `UITableView` asks its data source to do: take the row out, then put it back in.
  @Test func oneRow() {
    for count in 1...7 {
      for from in 0..<count {
        for to in 0..<count {
          var expected = Array(0..<count)
          expected.insert(expected.remove(at: from), at: to)
          let diff = ListDiff(count: count, movingRow: from, to: to)
          #expect(Array(0..<count).applying(diff) == expected, "\(count), \(from), \(to)")
          #expect(diff.moves == (from == to ? [] : [ListDiff.Move(from: from, to: to)]))
          #expect(diff.changeCount == diff.moves.count)
        }
      }
    }
  }

  /// What SwiftUI's `move(fromOffsets:toOffset:)` documents: the chosen rows, in order, in front of
  /// the row that was at the target.
  @Test func manyRows() {
    for count in 0...7 {
      for chosen in 0..<(1 << count) {
        let rows = (0..<count).filter { chosen >> $0 & 1 == 1 }
        for target in 0...count {
          let others = (0..<count).filter { !rows.contains($0) }
          let expected =
            others.filter { $0 < target } + rows + others.filter { $0 >= target }
          let diff = ListDiff(count: count, movingRows: IndexSet(rows), above: target)
          #expect(Array(0..<count).applying(diff) == expected, "\(count), \(rows), \(target)")
          #expect(Set(diff.moves.map(\.from)).isSubset(of: rows))
          #expect(diff == ListDiff(count: count, movingRows: rows.reversed() + rows, above: target))
          #expect(diff.isEmpty == (expected == Array(0..<count)))
          // A dragged row moves exactly if it passes a row that is not dragged.
          for row in rows {
            let passed = others.contains { ($0 < row) != ($0 < target) }
            #expect(diff.moves.contains { $0.from == row } == passed)
          }
        }
      }
    }
  }

  @Test(arguments: [
    "A row moves from 3 to 0, but the list has 3 rows.",
    "Row -1 moves, but the list has 3 rows.",
    "Rows move above row 4, but the list has 3 rows.",
    "The diff inserts or updates new row 1; pass the rows it comes from.",
  ])
  func wrongUse(_ message: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in
      switch message.first {
      case "A": _ = ListDiff(count: 3, movingRow: 3, to: 0)
      case "T": _ = [1].applying([1].rows.tableDiff(to: [1, 2].rows))
      default:
        let row = message.hasPrefix("Row ") ? -1 : 0
        _ = ListDiff(count: 3, movingRows: [row], above: 4)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text)")
  }
}
