// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Elements die with the last version that has them, and once only.
@Suite(.serialized) struct TreeLifetimeTests {
  /// An element that owns an object that is counted.
  private struct Tracked: TreeElement {
    /// Unsafe, since the tests of this suite run one after the other.
    nonisolated(unsafe) static var lifetimes = LifetimeCount()

    let object: TrackedObject

    init(number: Int) { object = TrackedObject(value: number, count: Self.lifetimes) }

    var number: Int { object.value }

    static func == (left: Tracked, right: Tracked) -> Bool { left.number == right.number }
  }

  /// Versions made by edits of all kinds, and dropped in random order.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 12, debug: 3)))
  func versions(seed: UInt64) {
    Tracked.lifetimes = LifetimeCount()
    do {
      var model = TreeModel<Tracked>(seed: seed, limit: 700)
      var versions = [model.version]
      /// As many objects are alive as there are different ones.
      func expectAlive() {
        var objects = Set(model.removed.map { ObjectIdentifier($0.object) })
        for version in versions + [model.version] {
          objects.formUnion(version.array.map { ObjectIdentifier($0.object) })
          objects.formUnion(Array(version.tree).map { ObjectIdentifier($0.object) })
        }
        #expect(objects.count == Tracked.lifetimes.alive)
      }
      for _ in 0..<150 {
        #expect(model.perform(model.chooseEdit(of: TreeEdit.allCases)) == nil)
        // Some edits are of nodes that only one version has.
        if model.random.chance(60) { versions.append(model.version) }
        if model.random.chance(40), !versions.isEmpty {
          let version = versions.remove(at: model.random.below(versions.count))
          if model.random.chance(20) { model.restore(version) }
        }
        if model.random.chance(10) { expectAlive() }
      }
      while !versions.isEmpty {
        versions.remove(at: model.random.below(versions.count))
        if versions.count % 5 == 0 { expectAlive() }
      }
    }
    #expect(Tracked.lifetimes.alive == 0)
  }

  /// An element that is read out of an array lives on, and one that is taken out lives no longer than
  /// whoever took it.
  @Test func removedElements() {
    let lifetimes = LifetimeCount()
    var tree = TreeArray((0..<200).map { TrackedObject(value: $0, count: lifetimes) })
    let copy = tree
    var taken: TrackedObject? = tree.remove(at: 100)
    #expect(lifetimes.alive == 200 && taken?.value == 100)
    tree = copy
    let read = tree[5]
    tree.removeAll()
    #expect(lifetimes.alive == 200 && read.value == 5)
    withExtendedLifetime(copy) {}
    taken = tree.popLast()
    #expect(taken == nil)
  }

  /// What is left unread by an iterator, or half built when an error is thrown, is let go of.
  @Test func unfinishedWork() {
    struct Refusal: Error {}
    let lifetimes = LifetimeCount()
    do {
      var tree = TreeArray((0..<3_000).map { TrackedObject(value: $0, count: lifetimes) })
      var iterator = tree.makeIterator()
      for _ in 0..<100 { _ = iterator.next() }
      #expect(throws: Refusal.self) {
        try tree.removeAll {
          if $0.value == 2_000 { throw Refusal() }
          return $0.value % 2 == 0
        }
      }
      #expect(tree.count == 3_000)
      #expect(throws: Refusal.self) {
        _ = try tree.filter { if $0.value == 2_000 { throw Refusal() } else { true } }
      }
      tree = []
      #expect(lifetimes.alive == 3_000 && iterator.next()?.value == 100)
    }
    #expect(lifetimes.alive == 0)
  }

  /// A tree array whose elements are tree arrays, dropped from the outermost.
  @Test func nestedTrees() {
    let lifetimes = LifetimeCount()
    do {
      let objects = TreeArray((0..<300).map { TrackedObject(value: $0, count: lifetimes) })
      var nested = TreeArray((0..<200).map { objects.split(at: $0).tail })
      nested[7].removeLast(50)
      nested.append([TrackedObject(value: -1, count: lifetimes)])
      #expect(lifetimes.alive == 301 && nested[7].count == 243 && nested[8].count == 292)
      nested.removeLast()
      #expect(lifetimes.alive == 300)
    }
    #expect(lifetimes.alive == 0)
  }

  /// Tree arrays that nobody else holds: in optimized code they may die as soon as their last use is
  /// over, but not before what is read of them.
  @Test func temporaries() {
    @inline(never) func make(_ count: Int) -> TreeArray<WideRow> {
      TreeArray((0..<count).map { WideRow(number: $0 + 7) })
    }
    for count in [1, 3, 8, 100, 2_000] {
      #expect(make(count).count == count && !make(count).isEmpty)
      #expect(make(count)[0].id == 7 && make(count)[count - 1].id == count + 6)
      #expect(make(count).first?.id == 7 && make(count).last?.id == count + 6)
      #expect(make(count).first { $0.id == count + 6 } != nil)
      #expect(make(count) == make(count) && make(count).hashValue == make(count).hashValue)
      #expect(make(count).reduce(0) { $0 + $1.id } == count * (count + 13) / 2)
      #expect((make(count) + make(count)).count == 2 * count)
      #expect(make(count).split(at: count / 2).tail.first?.id == 7 + count / 2)
      #expect(TreeArray(make(count)[(count / 2)...]).count == count - count / 2)
      #expect(Array(make(count)).last?.id == count + 6)
      #expect(make(count).tableDiff(to: make(count)).isEmpty)
      #expect(make(count).tableDiff(to: make(count + 1)).inserts == [count])
      #expect(make(count)._checkInvariants() > 0)
      var read = 0
      for row in make(count) {
        read = row.id
        break
      }
      #expect(read == 7)
      make(count).withChunks { read += $0.count }
      #expect(read == 7 + count)
    }
  }
}
