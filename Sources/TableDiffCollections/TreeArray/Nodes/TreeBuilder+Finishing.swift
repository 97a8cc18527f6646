// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension TreeBuilder {
  /// Returns the root, owned by the caller; `nil` if there are no elements.
  @export(implementation)
  consuming func finish() -> Node? {
    requireLimit()
    if let open = leaf.take() {
      if open.count < Node.minimum(height: 0), let left = popLast(height: 0) {
        let made = Node.balanced(left, open)
        push(made.left)
        if let right = made.right { push(right) }
      } else {
        push(open)
      }
    }
    var height = 0
    while height < levels.count {
      if levels[height].isEmpty {
        height += 1
        continue
      }
      if levels[height].count < Node.minimum(height: height + 1), height + 1 < levels.count,
        lowerLast(to: height)
      {
        continue
      }
      if levels[height].count == 1, isHighest(height) { return levels[height].removeLast() }
      closeLevel(height)
      height += 1
    }
    return nil
  }

  @export(implementation)
  func isHighest(_ height: Int) -> Bool {
    for level in levels.dropFirst(height + 1) where !level.isEmpty { return false }
    return true
  }

  /// Removes and returns the last node of a height, opening a higher one if necessary.
  @export(implementation)
  mutating func popLast(height: Int) -> Node? {
    if levels.isEmpty { return nil }
    if levels[height].isEmpty, !lowerLast(to: height) { return nil }
    return levels[height].removeLast()
  }

  /// Opens the last higher node, so that its children are the last nodes of a level.
  ///
  /// - Returns: `false` if there is no higher node.
  @export(implementation)
  mutating func lowerLast(to height: Int) -> Bool {
    guard let above = levels.indices.first(where: { $0 > height && !levels[$0].isEmpty }) else {
      return false
    }
    for level in stride(from: above, to: height, by: -1) {
      let branch = levels[level].removeLast()
      let children = UnsafeBufferPointer(start: branch.children, count: branch.count)
      for child in children { child.retain() }
      levels[level - 1].insert(contentsOf: children, at: 0)
      branch.release()
    }
    return true
  }

  @export(implementation)
  func requireLimit() {
    require(
      count <= Int(Int32.max),
      "A tree array has up to \(Int32.max) elements, but \(count) were given.")
  }
}
