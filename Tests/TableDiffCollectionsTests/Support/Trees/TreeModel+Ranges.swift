// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting

/// Edits of many elements.
extension TreeModel {
  mutating func appendContents(_ elements: [Element]) {
    switch random.below(3) {
    case 0: version.tree.append(contentsOf: elements)
    case 1: version.tree += TreeArray(elements)
    default: version.tree = version.tree + elements.lazy.map { $0 }
    }
    version.array += elements
  }

  mutating func insertContents(_ elements: [Element]) {
    let offset = random.below(count + 1)
    if random.chance(50) {
      version.tree.insert(contentsOf: elements, at: offset)
    } else {
      version.tree.insert(contentsOf: TreeArray(elements), at: offset)
    }
    version.array.insert(contentsOf: elements, at: offset)
  }

  mutating func replaceSubrange(with elements: [Element]) {
    let range = range()
    removed += version.array[range].suffix(3)
    if random.chance(50) {
      version.tree.replaceSubrange(range, with: elements)
    } else {
      version.tree.replaceSubrange(range, with: TreeArray(elements))
    }
    version.array.replaceSubrange(range, with: elements)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    removed += version.array[range].suffix(3)
    version.tree.removeSubrange(range)
    version.array.removeSubrange(range)
  }

  mutating func moveSubrange() {
    let range = range()
    let destination = random.below(count - range.count + 1)
    version.tree.moveSubrange(range, to: destination)
    let moved = version.array[range]
    version.array.removeSubrange(range)
    version.array.insert(contentsOf: moved, at: destination)
  }

  /// Splits the lists, and joins the parts the other way round.
  mutating func rotate() -> String? {
    let offset = random.below(count + 1)
    let (head, tail) = version.tree.split(at: offset)
    let parts = [
      Version(tree: head, array: Array(version.array[..<offset])),
      Version(tree: tail, array: Array(version.array[offset...])),
    ]
    version = Version(tree: tail + head, array: parts[1].array + parts[0].array)
    return parts.lazy.compactMap { $0.problem() }.first
  }

  mutating func appendSelf() {
    if count > limit { return }
    version.tree += version.tree
    version.array += version.array
  }

  /// Inserts a part of the lists into themselves.
  mutating func insertSelf() {
    if count > limit { return }
    let (range, offset) = (range(), random.below(count + 1))
    if random.chance(50) {
      version.tree.insert(contentsOf: version.tree.split(at: range.lowerBound).tail, at: offset)
      version.array.insert(contentsOf: version.array[range.lowerBound...], at: offset)
    } else {
      version.tree.insert(contentsOf: version.tree[range], at: offset)
      version.array.insert(contentsOf: version.array[range], at: offset)
    }
  }

  mutating func keepPart() {
    let range = range()
    version.tree = TreeArray(version.tree[range])
    version.array = Array(version.array[range])
    removed = []
  }
}

/// Edits by a predicate or an order.
extension TreeModel {
  mutating func removeWhere() {
    let divisor = 2 + random.below(30)
    version.tree.removeAll { $0.number % divisor == 1 }
    version.array.removeAll { $0.number % divisor == 1 }
  }

  mutating func filter() {
    let divisor = 2 + random.below(30)
    version.tree = version.tree.filter { $0.number % divisor != 1 }
    version.array = version.array.filter { $0.number % divisor != 1 }
  }

  mutating func sort() {
    version.tree.sort { $0.number < $1.number }
    version.array.sort { $0.number < $1.number }
  }

  mutating func reverse() {
    version.tree.reverse()
    version.array.reverse()
  }

  mutating func shuffle() {
    var same = random
    version.tree.shuffle(using: &same)
    version.array.shuffle(using: &random)
  }
}

/// Removals.
extension TreeModel {
  mutating func removeFirst() {
    let removedCount = min(count, random.below(40))
    if removedCount == 1 { removed += version.array.prefix(1) }
    version.tree.removeFirst(removedCount)
    version.array.removeFirst(removedCount)
  }

  mutating func removeLast() {
    let removedCount = min(count, random.below(40))
    version.tree.removeLast(removedCount)
    version.array.removeLast(removedCount)
  }

  mutating func removeAll() {
    version.tree.removeAll()
    version.array.removeAll()
    removed = []
  }
}
