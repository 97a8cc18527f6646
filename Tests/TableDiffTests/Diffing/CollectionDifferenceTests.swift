// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The bridges to and from the standard library's `CollectionDifference`.
@Suite struct CollectionDifferenceTests {
  @Test func smallListsGoThereAndBack() {
    let length = Sizes.pick(exhaustive: 6, usual: 4, debug: 3)
    let step = Sizes.pick(exhaustive: 1, usual: 3, debug: 1)
    forEachPairOfWords(over: 3, upTo: length, every: step) { old, new in
      forEachContentMask(new, upTo: Sizes.pick(exhaustive: 4, usual: 2)) { newRows in
        check(ListCase(old: old.rows, new: newRows))
      }
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 400, usual: 40, debug: 4)))
  func randomListsGoThereAndBack(seed: UInt64) {
    for step: UInt64 in 0..<10 {
      check(RandomCase.make(seed: 0xC0DE &+ seed &* 100 &+ step, maxCount: 120))
    }
  }

  /// With repeated ids by longest subsequences, the same pairs come back, of which as many move, most often the same ones.
  @Test func longestSubsequencesOfRepeatedIDsComeBack() {
    var exceptionCount = 0, count = 0
    let length = Sizes.pick(exhaustive: 5, usual: 4, debug: 3)
    let step = Sizes.pick(exhaustive: 1, usual: 7, debug: 1)
    forEachPairOfWords(over: 3, upTo: length, every: step) { old, new in
      forEachContentMask(new, upTo: length) { newRows in
        let lists = ListCase(old: old.rows, new: newRows)
        for style in ListDiff.MoveStyle.everyStyle {
          let diff = lists.old.tableDiff(to: lists.new, moves: style, algorithm: .lcs)
          let difference = diff.collectionDifference(from: lists.old, to: lists.new)
          count += 1
          let problem = problem(
            leadingBack: difference, to: diff, style, lists, algorithm: .lcs)
          guard let problem else {
            continue
          }
          let back = try? ListDiff(
            difference, oldCount: lists.old.count,
            options: ListDiff.Options(moves: style, algorithm: .lcs))
          let areRepeated = Set(old).count < old.count || Set(new).count < new.count
          let isExcepted =
            style == .minimal && areRepeated && back?.moves.count == diff.moves.count
            && back.map { NaiveMatching($0) } == NaiveMatching(diff)
          if isExcepted {
            exceptionCount += 1
          } else {
            Issue.record("\(style): \(problem)\n\(lists)")
          }
        }
      }
    }
    // How many there are depends on which of several longest common subsequences is found.
    #expect(exceptionCount * 50 < count, "\(exceptionCount) of \(count)")
  }

  private func check(_ lists: ListCase) {
    if let problem = problemFromDiff(lists) ?? problemFromDifference(lists) {
      Issue.record("\(problem)\n\(lists)")
    }
  }

  /// From a diff to a difference and back, in every style.
  private func problemFromDiff(_ lists: ListCase) -> String? {
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = lists.old.tableDiff(to: lists.new, moves: style)
      let difference = diff.collectionDifference(from: lists.old, to: lists.new)
      let movesAndUpdates = Set(diff.moves.map(\.to)).union(diff.updates.map(\.to))
      let count = diff.deletes.count + diff.inserts.count + 2 * movesAndUpdates.count
      if difference.count != count { return "\(style): \(difference.count), not \(count) changes" }
      if lists.old.applying(difference) != lists.new { return "\(style): applying fails" }
      if let problem = problem(leadingBack: difference, to: diff, style, lists) {
        return "\(style): \(problem)"
      }
    }
    return nil
  }

  private func problem(
    leadingBack difference: CollectionDifference<TestRow>, to diff: ListDiff,
    _ style: ListDiff.MoveStyle, _ lists: ListCase, algorithm: ListDiff.Algorithm = .heckel
  ) -> String? {
    do {
      let back = try ListDiff(
        difference, oldCount: lists.old.count,
        options: ListDiff.Options(moves: style, algorithm: algorithm))
      let options = ListDiff.Options(moves: style)
      let other = try ListDiff(difference, oldCount: lists.old.count, options: options)
      if other != back { return "the algorithm makes a difference: \(other.debugDescription)" }
      return back == diff ? nil : "\(back.debugDescription) came back, not \(diff.debugDescription)"
    } catch {
      return "\(error)"
    }
  }

  /// From the standard library's difference to a diff and back, with moves and without.
  private func problemFromDifference(_ lists: ListCase) -> String? {
    let script = lists.new.difference(from: lists.old)
    let inferred = script.inferringMoves()
    do {
      let diff = try ListDiff(script, oldCount: lists.old.count)
      if diff.changeCount != script.count { return "the script became \(diff)" }
      if diff.collectionDifference(from: lists.old, to: lists.new) != script {
        return "the script came back another"
      }
      if lists.old.applying(diff, rowsFrom: lists.new) != lists.new { return "applying fails" }

      let moving = try ListDiff(inferred, oldCount: lists.old.count)
      let associated = inferred.insertions.filter { $0.isAssociated }.count
      if moving.moves.count != associated { return "\(associated) moves became \(moving)" }
      let back = moving.collectionDifference(from: lists.old, to: lists.new)
      if back.count != inferred.count { return "\(back.count) changes came back" }
      if lists.old.applying(back) != lists.new { return "applying what came back fails" }
      if lists.old.applying(moving, rowsFrom: lists.new) != lists.new { return "applying fails" }
    } catch {
      return "\(error)"
    }
    return nil
  }

  @Test func changedContentIsRemovedAndInserted() {
    let lists = ListCase(old: "1 2 3 4", new: "1 4.1 2.5 3")
    let diff = lists.old.tableDiff(to: lists.new)
    let difference = diff.collectionDifference(from: lists.old, to: lists.new)
    #expect(
      difference.removals == [
        .remove(offset: 1, element: TestRow(id: 2), associatedWith: 2),
        .remove(offset: 3, element: TestRow(id: 4), associatedWith: 1),
      ])
    #expect(
      difference.insertions == [
        .insert(offset: 1, element: TestRow(id: 4, content: 1), associatedWith: 3),
        .insert(offset: 2, element: TestRow(id: 2, content: 5), associatedWith: 1),
      ])
  }

  @Test func offsetsCountFromZeroInSlices() {
    let rows = Array(0..<20).rows
    let old = rows[5..<9]
    let new = rows[7..<12]
    let diff = old.tableDiff(to: new)
    let difference = diff.collectionDifference(from: old, to: new)
    #expect(Array(old).applying(difference) == Array(new))
    #expect(difference.removals.count == 2)
    #expect(difference.insertions.count == 3)
  }

  @Test func anAssociationThatNeedNotMoveStays() throws {
    let difference = CollectionDifference<String>([
      .remove(offset: 1, element: "b", associatedWith: 1),
      .insert(offset: 1, element: "b", associatedWith: 1),
    ])
    let diff = try ListDiff(#require(difference), oldCount: 3)
    #expect(diff.isEmpty)
    let all = CollectionDifference<String>([
      .remove(offset: 0, element: "a", associatedWith: nil),
      .remove(offset: 1, element: "b", associatedWith: 0),
      .insert(offset: 0, element: "B", associatedWith: 1),
    ])
    #expect(try ListDiff(#require(all), oldCount: 2).moves.isEmpty)
    let moving = try ListDiff(#require(all), oldCount: 2, options: ListDiff.Options(moves: .all))
    #expect(moving.moves == [ListDiff.Move(from: 1, to: 0)])
    #expect(moving.updates == [ListDiff.Update(from: 1, to: 0)])
  }

  @Test func aRemovalOutOfRangeIsNamed() throws {
    let difference = CollectionDifference<String>([
      .remove(offset: 1, element: "b", associatedWith: nil),
      .remove(offset: 7, element: "h", associatedWith: nil),
    ])
    let error = #expect(throws: InvalidDiff.self) {
      try ListDiff(#require(difference), oldCount: 5)
    }
    #expect(error?.offset == 7)
    #expect(error?.isInNewList == false)
    #expect(error?.description == "remove at offset 7 of 5 old rows")
    #expect(throws: Never.self) { try ListDiff(#require(difference), oldCount: 8) }
  }

  @Test func anInsertionOutOfRangeIsNamed() throws {
    let difference = CollectionDifference<String>([
      .insert(offset: 0, element: "a", associatedWith: nil),
      .insert(offset: 3, element: "d", associatedWith: nil),
      .remove(offset: 0, element: "z", associatedWith: nil),
    ])
    let error = #expect(throws: InvalidDiff.self) {
      try ListDiff(#require(difference), oldCount: 2)
    }
    #expect(error?.description == "insert at offset 3 of 3 new rows")
    #expect(error?.isInNewList == true)
    #expect(throws: Never.self) { try ListDiff(#require(difference), oldCount: 3) }
    let far = CollectionDifference<Int>([.insert(offset: .max, element: 1, associatedWith: nil)])
    let farError = #expect(throws: InvalidDiff.self) {
      try ListDiff(#require(far), oldCount: 0)
    }
    #expect(farError?.description == "insert at offset \(Int.max) of 1 new row")
  }
}

extension CollectionDifference.Change {
  fileprivate var isAssociated: Bool {
    switch self {
    case .remove(_, _, let other), .insert(_, _, let other): other != nil
    }
  }
}
