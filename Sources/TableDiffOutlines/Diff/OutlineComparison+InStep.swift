// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension OutlineComparison {
  /// Calls a closure with the nodes that two lists do not share, if each list has them in one chunk.
  ///
  /// - Parameter body: Receives this comparison, the old nodes, the new nodes, and the index of the
  ///   first.
  /// - Returns: The result of the closure; `nil` if it is not called.
  @export(implementation)
  @inline(__always)
  mutating func withUnsharedNodes<Result>(
    _ oldList: Children, _ newList: Children,
    _ body: (
      inout OutlineComparison, UnsafeBufferPointer<OutlineEntry<Node>>,
      UnsafeBufferPointer<OutlineEntry<Node>>, Int
    ) throws(_Stopped) -> Result?
  ) throws(_Stopped) -> Result? {
    let result = try oldList.withLeaf(and: newList) { old, new throws(_Stopped) in
      try body(&self, old, new, 0)
    }
    if let result { return result }
    defer { withExtendedLifetime((oldList, newList)) {} }
    let shared = try oldList.shared(with: newList, for: .section, stop)
    guard case .allBut(let old, let new, _) = shared else { return nil }
    return try body(&self, old.rows(), new.rows(), Int(old.start))
  }

  /// Compares the children of a node in step, if they differ only in one inserted or removed range.
  ///
  /// Most children do, and a diff of lists takes several times as long for them.
  ///
  /// - Parameter start: The index of the first child.
  /// - Returns: The result of `compare`; `nil` if they are not compared.
  @export(implementation)
  mutating func compareInStep(
    _ old: UnsafeBufferPointer<OutlineEntry<Node>>, _ new: UnsafeBufferPointer<OutlineEntry<Node>>,
    from start: Int, parent: ID?, levels: UInt8
  ) throws(_Stopped) -> Bool? {
    try stop?.check(after: new.count)
    let pairCount = min(old.count, new.count)
    var prefix = 0
    while prefix < pairCount, old[prefix].node.id == new[prefix].node.id { prefix &+= 1 }
    var suffix = 0
    while prefix &+ suffix < pairCount,
      old[old.count &- 1 &- suffix].node.id == new[new.count &- 1 &- suffix].node.id
    {
      suffix &+= 1
    }
    if prefix &+ suffix < pairCount { return nil }
    var found: ContiguousArray<Change> = []
    var (index, newIndex) = (0, 0)
    while true {
      if index == prefix {
        while index < old.count &- suffix {
          let place = Place(parent: parent, index: start &+ index)
          try leave(old[index], place, levels: levels)
          index &+= 1
        }
        while newIndex < new.count &- suffix {
          found.append(
            Change(
              index: start &+ newIndex, new[newIndex], oldIndex: nil, isMoved: false,
              isUpdated: false))
          newIndex &+= 1
        }
      }
      if index == old.count { break }
      let isUpdated = !old[index].node.hasSameContent(as: new[newIndex].node)
      // Most nodes have no children.
      let isChangedBelow =
        if old[index].children.isSame(as: new[newIndex].children) {
          false
        } else {
          try compare(
            old[index].children, new[newIndex].children, parent: old[index].node.id,
            levels: levels &+ 1)
        }
      if isUpdated || isChangedBelow {
        Self.checkHashes(old[index].node.id, new[newIndex].node.id)
        found.append(
          Change(
            index: start &+ newIndex, new[newIndex], oldIndex: start &+ index, isMoved: false,
            isUpdated: isUpdated))
      }
      index &+= 1
      newIndex &+= 1
    }
    if found.isEmpty { return false }
    changes[parent] = found
    return true
  }
}
