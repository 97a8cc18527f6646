// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All forests of some nodes.
enum Forests {
  /// Returns all ordered forests of some nodes, whose ids ascend from 0 in preorder.
  static func shapes(_ count: Int) -> [[Item]] {
    func build(_ ids: Range<Int>) -> [[Item]] {
      guard let first = ids.first else { return [[]] }
      // The first tree has the first id and, below it, those up to a cut.
      return (1...ids.count).flatMap { cut in
        build(first + 1..<first + cut).flatMap { below in
          build(first + cut..<ids.upperBound).map { [Item(first, "", below)] + $0 }
        }
      }
    }
    return build(0..<count)
  }

  /// Returns all ways to give nodes ids: each is one of some old ones, or a new one.
  static func labelings(_ count: Int, oldCount: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return labelings(count - 1, oldCount: oldCount).flatMap { ids in
      ((0..<oldCount).filter { !ids.contains($0) } + [10 + count]).map { ids + [$0] }
    }
  }

  /// Returns a forest with other ids, and names that may differ from those of the old nodes.
  static func relabel(_ items: [Item], _ ids: [Int], _ isRenamed: (Int) -> Bool) -> [Item] {
    items.map { item in
      let id = ids[item.id]
      return Item(id, isRenamed(id) ? "other" : "", relabel(item.children, ids, isRenamed))
    }
  }
}
