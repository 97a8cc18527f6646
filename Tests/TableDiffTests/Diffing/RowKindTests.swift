// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Ids and rows of many types, and values that are equal in surprising ways.
@Suite struct RowKindTests {
  /// Forty rows shuffled, with some gone, some new and some updated, under ids of another type.
  ///
  /// Compiled once, for all types: a copy for each of them takes two minutes of a release build.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func expectContract<ID: Hashable>(ids: (Int) -> ID) {
    var random = SeededRandom(seed: 31)
    let old = (0..<40).map { TestRow(id: $0) }
    var new = old.shuffled(using: &random)
    new.removeLast(5)
    new += (40..<44).map { TestRow(id: $0) }
    for offset in new.indices where random.chance(20) { new[offset].content = 1 }
    TableDiffTests.expectContract(
      old: old, new: new, id: { ids($0.id) }, contentsEqual: { $0.content == $1.content })
    let expected = old.tableDiff(to: new)
    let diff = old.tableDiff(
      to: new, id: { ids($0.id) }, contentsEqual: { $0.content == $1.content })
    #expect(diff == expected)
  }

  private enum Kind: Hashable {
    case header
    case row(Int)
    case titled(String, isWide: Bool)
  }

  private struct Key: Hashable {
    var group: Int8
    var name: String
  }

  @Test func integersOfEveryWidth() {
    expectContract { Int8($0) }
    expectContract { -Int8($0) }
    expectContract { Int16($0) }
    expectContract { Int32($0) }
    expectContract { Int64($0) }
    expectContract { UInt8($0) }
    expectContract { UInt16($0) }
    expectContract { UInt32($0) }
    expectContract { UInt64.max - UInt64($0) }
    expectContract { UInt($0) }
    expectContract { Int.min + $0 }
    expectContract { Int32.max - Int32($0) }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      expectContract { Int128($0) << 70 }
    }
  }

  @Test func idsOfOtherTypes() {
    expectContract { String($0) }
    expectContract { "a name that does not fit into a small string, \($0)" }
    expectContract { Substring(String($0)) }
    expectContract { Character(UnicodeScalar(UInt8($0 + 65))) }
    expectContract { $0 == 7 ? nil : Optional($0) }
    expectContract { Optional(String($0)) }
    expectContract { $0 == 0 ? Kind.header : $0 < 20 ? .row($0) : .titled("\($0)", isWide: true) }
    expectContract { Key(group: Int8($0 % 3), name: String($0 / 3)) }
    expectContract { AnyHashable($0) }
    expectContract { $0 % 2 == 0 ? AnyHashable($0) : AnyHashable(String($0)) }
    expectContract { [$0, $0 / 2] }
    expectContract { Double($0) / 4 }
  }

  @Test func canonicallyEqualTextIsOneID() {
    let old = ["K", "e\u{301}"] + (0..<40).map(String.init)
    let new = ["\u{212A}", "\u{E9}"] + (0..<40).map(String.init).reversed()
    for moved in [new, Array(new.reversed())] {
      let diff = genericDiff(from: old, to: moved, id: \.self)
      #expect(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.updates.isEmpty)
      TableDiffTests.expectContract(old: old, new: moved, id: { $0 }, contentsEqual: ==)
    }
  }

  @Test func negativeZeroIsZero() {
    let old = [0.0] + (1...40).map(Double.init)
    let new = (1...40).map(Double.init).reversed() + [-0.0]
    #expect(genericDiff(from: old, to: new, id: \.self).moves.count == 40)
  }

  @Test func contentsThatAreNotNumbersAreUpdates() {
    struct Reading: Identifiable, Equatable {
      let id: Int
      var value: Double
    }
    let old = (0..<40).map { Reading(id: $0, value: $0 == 3 ? .nan : 1) }
    let new = old.map { $0 }
    let diff = genericDiff(from: old, to: new)
    #expect(diff.updates == [ListDiff.Update(from: 3, to: 3)])
    #expect(old.applying(diff, rowsFrom: new).count == 40)
    #expect(genericDiff(from: old, to: old).isEmpty, "one storage is equal by definition")
  }

  @Test(arguments: [1, 10, 17, 200]) func idsThatAreNotNumbersMatchNothing(count: Int) {
    let old = (0..<count).map { Double($0) } + Array(repeating: .nan, count: count)
    let new = Array(repeating: .nan, count: count) + (0..<count).reversed().map { Double($0) }
    for style in [ListDiff.MoveStyle.minimal, .all] {
      let diff = genericDiff(from: old, to: new, id: \.self, moves: style)
      #expect(diff.deletes == Array(count..<2 * count))
      #expect(diff.inserts == Array(0..<count))
      #expect(diff.updates.isEmpty)
    }
  }

  @Test func rowsThatAreObjects() {
    final class Person {
      let name: String
      init(name: String) { self.name = name }
    }
    let people = (0..<40).map { Person(name: "\($0)") }
    let new = Array(people[20...] + people[..<10]) + [Person(name: "new")]
    TableDiffTests.expectContract(
      old: people, new: new, id: { ObjectIdentifier($0) }, contentsEqual: { $0.name == $1.name })
  }

  @Test func rowsWithoutSize() {
    struct Nothing: Hashable {}
    for (oldCount, newCount) in [(0, 0), (0, 3), (3, 0), (3, 3), (40, 30), (30, 40)] {
      let old = Array(repeating: Nothing(), count: oldCount)
      let new = Array(repeating: Nothing(), count: newCount)
      TableDiffTests.expectContract(old: old, new: new, id: { $0 }, contentsEqual: ==)
      #expect(genericDiff(from: old, to: new, id: \.self).changeCount == abs(oldCount - newCount))
    }
  }
}
