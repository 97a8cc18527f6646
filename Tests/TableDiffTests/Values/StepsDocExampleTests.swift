// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples of the doc comments of steps, as they stand there.
@Suite struct StepsDocExampleTests {
  private let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)

  /// ``ListDiff/steps``.
  @Test func steps() {
    let old = ["a", "b", "c", "d", "e"]
    let new = ["d", "e", "a", "x", "c"]
    let diff = old.tableDiff(to: new, id: \.self)
    #expect(diff.steps == [.delete(1..<2), .move(2..<4, to: 0), .insert(3..<4)])
    #expect("\(diff.steps)" == "[delete(1..<2), move(2..<4, to: 0), insert(3..<4)]")
    #expect("\(ListStep.update(0..<1))" == "update(0..<1)")
    var list = old
    for step in diff.steps {
      switch step {
      case .delete(let rows):
        list.removeSubrange(rows)
      case .move(let rows, let to):
        let block = Array(list[rows])
        list.removeSubrange(rows)
        list.insert(contentsOf: block, at: to)
      case .insert(let rows):
        list.insert(contentsOf: new[rows], at: rows.lowerBound)
      case .update(let rows):
        list.replaceSubrange(rows, with: new[rows])
      }
    }
    #expect(list == new)
  }

  /// ``ListDiff/appKitTableSteps``.
  @Test func appKitTableSteps() {
    #expect(
      diff.appKitTableSteps == [
        .removeRows(1..<2), .moveRow(from: 0, to: 2), .insertRows(2..<3),
      ])
  }

  /// ``ListDiff/uiKitStackSteps``.
  @Test func uiKitStackSteps() {
    #expect(diff.uiKitStackSteps == [.remove(at: 1), .move(from: 0, to: 2), .insert(at: 2)])
  }

  /// ``ListDiff/androidSteps``.
  @Test func androidSteps() {
    #expect(
      diff.androidSteps == [
        .removed(position: 1, count: 1), .moved(from: 0, to: 2), .inserted(position: 2, count: 1),
      ])
  }

  /// ``ListDiff/qtSteps``.
  @Test func qtSteps() {
    #expect(
      diff.qtSteps == [
        .removeRows(first: 1, last: 1), .moveRows(first: 0, last: 0, destinationChild: 3),
        .insertRows(first: 2, last: 2),
      ])
  }

  /// ``ListDiff/gtkSteps``.
  @Test func gtkSteps() {
    let signals = diff.gtkSteps.map { [$0.position, $0.removed, $0.added] }
    #expect(signals == [[1, 1, 0], [0, 3, 3], [2, 0, 1]])
    #expect(diff.gtkSteps.map(\.step) == diff.steps)
  }

  /// ``ListDiff/domSteps``.
  @Test func domSteps() {
    #expect(diff.domSteps == [.remove(1), .move(3, before: nil), .insert(2, before: 3)])
  }
}
