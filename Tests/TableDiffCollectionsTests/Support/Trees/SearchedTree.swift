// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections

/// A tree array, or a slice of one, that counts the elements that are searched for by index.
struct SearchedTree: _TreeElements, MutableCollection {
  final class Counter {
    var searches = 0
  }

  typealias Indices = Range<Int>

  private(set) var _tree: TreeArray<Int>
  private var bounds: Range<Int>
  let counter: Counter

  private init(_ tree: TreeArray<Int>, _ bounds: Range<Int>, _ counter: Counter) {
    (_tree, self.bounds, self.counter) = (tree, bounds, counter)
  }

  init() { self.init([], 0..<0, Counter()) }

  init(_ elements: some Sequence<Int>) {
    let tree = TreeArray(elements)
    self.init(tree, 0..<tree.count, Counter())
  }

  var startIndex: Int { bounds.lowerBound }

  var endIndex: Int { bounds.upperBound }

  subscript(index: Int) -> Int {
    get {
      counter.searches += 1
      return _tree[index]
    }
    set {
      counter.searches += 1
      _tree[index] = newValue
    }
  }

  subscript(range: Range<Int>) -> SearchedTree {
    get { SearchedTree(_tree, range, counter) }
    set { replaceSubrange(range, with: newValue) }
  }

  mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Int>) {
    let rest = _tree.count - endIndex
    _tree.replaceSubrange(range, with: TreeArray(elements))
    bounds = startIndex..<_tree.count - rest
  }
}
