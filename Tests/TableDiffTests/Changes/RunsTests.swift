// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Runs of rows, against rows that are walked one by one.
@Suite struct RunsTests {
  /// A run by its parts.
  private struct Parts: Equatable {
    var kind: ListDiff.Run.Kind
    var old: Range<Int>?
    var new: Range<Int>?

    init(_ kind: ListDiff.Run.Kind, _ old: Range<Int>?, _ new: Range<Int>?) {
      (self.kind, self.old, self.new) = (kind, old, new)
    }

    init(_ run: ListDiff.Run) { self.init(run.kind, run.old, run.new) }

    /// The same rows seen from the other list.
    var exchanged: Parts {
      Parts(kind == .deleted ? .inserted : kind == .inserted ? .deleted : kind, new, old)
    }
  }

  /// Returns the rows of both lists in new order, as the contract says, joined to runs.
  private static func naiveRuns(_ diff: ListDiff) -> [Parts] {
    let movedFrom = Set(diff.moves.map(\.from))
    let sources = Dictionary(uniqueKeysWithValues: diff.moves.map { ($0.to, $0.from) })
    let (deletes, inserts) = (Set(diff.deletes), Set(diff.inserts))
    var rows: [Parts] = []
    var old = 0
    func appendDeleted() {
      while old < diff.oldCount, deletes.contains(old) || movedFrom.contains(old) {
        if deletes.contains(old) { rows.append(Parts(.deleted, old..<old + 1, nil)) }
        old += 1
      }
    }
    for new in 0..<diff.newCount {
      if inserts.contains(new) {
        rows.append(Parts(.inserted, nil, new..<new + 1))
      } else if let source = sources[new] {
        rows.append(Parts(.moves, source..<source + 1, new..<new + 1))
      } else {
        appendDeleted()
        rows.append(Parts(.stays, old..<old + 1, new..<new + 1))
        old += 1
      }
    }
    appendDeleted()
    return rows.reduce(into: []) { runs, row in
      guard
        let last = runs.last, last.kind == row.kind,
        last.old?.upperBound == row.old?.lowerBound, last.new?.upperBound == row.new?.lowerBound
      else { return runs.append(row) }
      runs[runs.count - 1] = Parts(
        row.kind, Self.joined(last.old, row.old), Self.joined(last.new, row.new))
    }
  }

  private static func joined(_ first: Range<Int>?, _ last: Range<Int>?) -> Range<Int>? {
    guard let first, let last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  private func expectRuns(_ diff: ListDiff) {
    #expect(diff.runs.map { Parts($0) } == Self.naiveRuns(diff), "\(diff.debugDescription)")
    let inOldOrder = Self.naiveRuns(diff.inverse).map(\.exchanged)
    #expect(diff.runs.inOldOrder.map { Parts($0) } == inOldOrder, "\(diff.debugDescription)")
  }

  @Test func allSmallLists() {
    let length = Sizes.pick(exhaustive: 5, usual: 4, debug: 3)
    for style in ListDiff.MoveStyle.everyStyle {
      forEachWord(over: 3, upTo: length) { old in
        forEachWord(over: 3, upTo: length) { new in
          guard isFirstOfItsRenamings(old + new) else { return }
          expectRuns(old.rows.tableDiff(to: new.rows, moves: style))
        }
      }
    }
  }

  /// Unique ids, of which some are deleted, inserted and moved at once.
  @Test func allSmallArrangements() {
    let count = Sizes.pick(exhaustive: 6, usual: 5, debug: 4)
    for style in ListDiff.MoveStyle.everyStyle {
      for oldLength in 0...count {
        let old = Array(0..<oldLength)
        forEachArrangement(drawnFrom: count, lengths: 0...count) { new in
          guard isFirstOfItsRenamings(old + new) else { return }
          expectRuns(old.rows.tableDiff(to: new.rows, moves: style))
        }
      }
    }
  }

  @Test(arguments: 0..<UInt64(20)) func diffsMadeByHand(seed: UInt64) throws {
    for step: UInt64 in 0..<50 {
      let bound = [3, 8, 60, 300][Int(step % 4)]
      expectRuns(try RandomDiff.flat(seed: seed &* 100 &+ step, maxCount: bound))
    }
  }

  /// What is changed in many rows is few runs, with sparse moves and dense ones.
  @Test func longRuns() throws {
    let count = 10_000_000
    let moved = try ListDiff(
      oldCount: count, newCount: count, moves: [.init(from: 0, to: count - 1)])
    #expect(
      moved.runs.map { Parts($0) } == [
        Parts(.stays, 1..<count, 0..<count - 1), Parts(.moves, 0..<1, count - 1..<count),
      ])
    #expect(
      moved.runs.inOldOrder.map { Parts($0) } == [
        Parts(.moves, 0..<1, count - 1..<count), Parts(.stays, 1..<count, 0..<count - 1),
      ])
    let emptied = try ListDiff(oldCount: 1_000, newCount: 0, deletes: Array(0..<1_000))
    #expect(emptied.runs.map { Parts($0) } == [Parts(.deleted, 0..<1_000, nil)])
    let updated = try ListDiff(oldCount: 9, newCount: 9, updates: [.init(from: 4, to: 4)])
    #expect(updated.runs.map { Parts($0) } == [Parts(.stays, 0..<9, 0..<9)])
  }
}
