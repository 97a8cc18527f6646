// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

extension Outline {
  /// Returns an iterator over the rows that follow a node when it is expanded.
  @export(implementation)
  package func visibleRows(below id: Node.ID) -> OutlineRows<Node>.Iterator {
    guard let path = path(to: id) else { return .init(OutlineChildren(), depth: 0) }
    return .init(entry(at: path).children, depth: path.count)
  }
}

extension OutlineRows {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public func makeIterator() -> Iterator { Iterator(storage) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public struct Iterator: IteratorProtocol {
    @usableFromInline typealias Level = TreeArray<OutlineEntry<Node>>.Iterator

    @usableFromInline var list: Level

    /// The remaining siblings on the levels above.
    @usableFromInline var above: ContiguousArray<Level> = []

    /// The depth of the first nodes.
    @usableFromInline var firstDepth = 0

    /// The rows of a list that owns its rows.
    @usableFromInline var own: TreeArray<OutlineRow<Node>>.Iterator?

    @export(implementation)
    init(_ storage: Storage) {
      switch storage {
      case .outline(let top):
        list = top.makeIterator()
      case .own(let rows):
        list = OutlineChildren<Node>().makeIterator()
        own = rows.makeIterator()
      }
    }

    /// Creates an iterator over nodes at some depth and their visible descendants.
    @export(implementation)
    init(_ nodes: OutlineChildren<Node>, depth: Int) {
      (list, firstDepth) = (nodes.makeIterator(), depth)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    @export(implementation)
    public mutating func next() -> OutlineRow<Node>? {
      while true {
        if let entry = list.next() {
          let row = OutlineRow(entry, depth: firstDepth + above.count)
          if entry.rowsBelow > 0 {
            above.append(list)
            list = entry.children.makeIterator()
          }
          return row
        }
        guard let next = above.popLast() else { return own?.next() }
        list = next
      }
    }
  }
}
