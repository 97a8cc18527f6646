// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The item of a node in an outline view, which identifies items by their pointers.
  final class OutlineItem<ID: Hashable>: NSObject {
    let id: ID

    init(_ id: ID) { self.id = id }
  }

  /// The items of nodes, each of which keeps its item while it is in the outline.
  struct OutlineItems<ID: Hashable> {
    private var items: [ID: OutlineItem<ID>] = [:]

    /// The number of items at which those of deleted nodes are removed.
    private var limit = 64

    var count: Int { items.count }

    /// The item of a node, created on first use.
    subscript(id: ID) -> OutlineItem<ID> {
      mutating get {
        if let item = items[id] { return item }
        let item = OutlineItem(id)
        items[id] = item
        return item
      }
    }

    /// Removes the items of deleted nodes, if there may be many.
    ///
    /// - Parameter isKept: Returns whether a node is still in the outline.
    mutating func clean(_ isKept: (ID) -> Bool) {
      if items.count <= limit { return }
      items = items.filter { isKept($0.key) }
      limit = max(64, 2 * items.count)
    }
  }
#endif
