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

  /// Rows dragged by ids, of which 90 is not there, before each row, before a row that is gone, and to the end.
  @Test func byIDs() {
    for count in 0...5 {
      let list = (0..<count).map { 10 * $0 }
      for chosen in 0..<(1 << count) {
        let ids = list.filter { chosen / (1 << ($0 / 10)) % 2 == 1 }
        for target in list + [nil, 90] {
          var missing: [Int] = []
          let diff = ListDiff(
            moving: ids.reversed() + [90], before: target, in: list.rows,
            leavingOut: { missing.append($0) })
          let place = target.map { $0 / 10 } ?? count
          let expected =
            target == 90
            ? ListDiff(count: count, movingRows: [], above: 0)
            : ListDiff(count: count, movingRows: ids.map { $0 / 10 }, above: place)
          #expect(diff == expected && missing == [90], "\(ids) before \(target as Int?)")
        }
      }
    }
    let repeated = ListDiff(moving: [1], before: nil, in: [1, 2, 1].rows)
    #expect(repeated.moves == [.init(from: 0, to: 2)])
  }

  /// Rows dragged by ids within sections and between them, beside arrays that are changed by hand.
  @Test func byIDsInSections() {
    for counts in [[0], [2, 2], [3, 0, 1], [1, 1, 2], [0, 2, 0]] {
      var id = 0
      let list = counts.enumerated().map { section, count in
        TitledSection(
          id: section,
          rows: (0..<count).map { _ in
            id += 1
            return TestRow(id: id)
          })
      }
      for chosen in 0..<(1 << id) {
        let ids = (1...max(id, 1)).filter { $0 <= id && chosen >> ($0 - 1) & 1 == 1 }
        let ends: [(Int?, Int?)] =
          (0..<counts.count).map { (nil, $0) } + [(nil, nil), (99, nil), (nil, 99)]
        for (target, end) in (1...max(id, 1)).filter({ $0 <= id }).map({ ($0, nil) }) + ends {
          let diff = SectionedDiff(moving: ids, before: target, inSection: end, in: list)
          let expected = Self.dropping(ids, before: target, in: end, list)
          let result = list.applying(diff)
          #expect(
            result == expected, "\(ids) before \(target as Int?), \(end as Int?) in \(list.text)")
          #expect(diff.changeCount == diff.moves.count)
          #expect(
            Set(diff.moves.map { list[$0.from.section].rows[$0.from.row].id }).isSubset(of: ids))
          #expect(diff.isEmpty == (expected == list))
        }
      }
    }
  }

  private static func dropping(
    _ ids: [Int], before target: Int?, in end: Int?, _ list: [TitledSection]
  ) -> [TitledSection] {
    let section =
      target == nil
      ? list.lastIndex { end == nil || $0.id == end }
      : list.firstIndex { $0.rows.contains { $0.id == target } }
    guard let section else { return list }
    let dragged = list.flatMap(\.rows).filter { ids.contains($0.id) }
    var rows = list[section].rows
    rows.insert(
      contentsOf: dragged.map { TestRow(id: -$0.id) },
      at: rows.firstIndex { $0.id == target } ?? rows.count)
    var result = list
    result[section].rows = rows
    return result.map { part in
      TitledSection(
        id: part.id,
        rows: part.rows.filter { !ids.contains($0.id) }.map { TestRow(id: abs($0.id)) })
    }
  }
}
