// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Elements die with the last version that has them, and once only.
@Suite struct TreeLifetimeTests {
  /// An element that owns an object that is counted.
  private struct Tracked: Identifiable, Equatable {
    let object: TrackedObject

    var id: Int { object.value }

    static func == (left: Tracked, right: Tracked) -> Bool { left.id == right.id }
  }

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 200, usual: 12, debug: 3))

  /// Versions made by edits of all kinds, and dropped in random order.
  @Test(arguments: seeds) func versions(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let lifetimes = LifetimeCount()
    do {
      var made = 0
      func fresh(_ count: Int) -> [Tracked] {
        made += count
        return (made - count..<made).map {
          Tracked(object: TrackedObject(value: $0, count: lifetimes))
        }
      }
      var tree = TreeArray(fresh(random.below(1_500)))
      var versions = [tree]
      for _ in 0..<150 {
        edit(&tree, fresh(random.below(30) + 1), &random)
        versions.append(tree)
        // Some edits are of nodes that only one version has.
        if random.chance(40) { versions.removeLast() }
        if random.chance(40), !versions.isEmpty {
          versions.remove(at: random.below(versions.count))
        }
        if random.chance(10), let version = versions.randomElement(using: &random) {
          _ = genericDiff(from: version, to: tree)
          tree = version
        }
        if random.chance(10) { expectAlive(versions + [tree], lifetimes) }
      }
      expectAlive(versions + [tree], lifetimes)
      tree = []
      while !versions.isEmpty {
        versions.remove(at: random.below(versions.count))
        if versions.count % 5 == 0 { expectAlive(versions, lifetimes) }
      }
    }
    #expect(lifetimes.alive == 0)
  }

  /// As many objects are alive as the versions have different ones.
  private func expectAlive(_ versions: [TreeArray<Tracked>], _ lifetimes: LifetimeCount) {
    var objects: Set<ObjectIdentifier> = []
    for version in versions {
      version.withChunks { for element in $0 { objects.insert(ObjectIdentifier(element.object)) } }
    }
    #expect(objects.count == lifetimes.alive)
  }

  private func edit(
    _ tree: inout TreeArray<Tracked>, _ fresh: [Tracked], _ random: inout SeededRandom
  ) {
    let count = tree.count
    let offset = random.below(count + 1)
    let end = offset + random.below(count - offset + 1)
    let edit = count > 4_000 ? 3 : count == 0 ? 2 : random.below(16)
    switch edit {
    case 0, 1: tree[min(offset, count - 1)] = fresh[0]
    case 2: for element in fresh { tree.insert(element, at: offset) }
    case 3: tree.removeSubrange(offset..<end)
    case 4: for _ in 0..<min(count, 60) { tree.remove(at: random.below(tree.count)) }
    case 5: tree.move(from: min(offset, count - 1), to: random.below(count))
    case 6: tree.moveSubrange(offset..<end, to: random.below(count - end + offset + 1))
    case 7: tree.replaceSubrange(offset..<min(count, offset + 40), with: fresh)
    case 8: tree = tree.split(at: offset).tail + tree.split(at: offset).head
    case 9: if count < 1_000 { tree += tree }
    case 10: tree.removeAll { $0.id % 7 == 1 }
    case 11: tree.swapAt(random.below(count), random.below(count))
    case 12: tree.append(contentsOf: fresh)
    case 13: tree = tree.filter { $0.id % 5 != 2 }
    case 14: _ = tree.popLast()
    default: for element in fresh { tree.append(element) }
    }
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
