// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// What an outline view knows a node by: it tells items apart by their pointers.
  final class OutlineItem<ID: Hashable>: NSObject {
    let id: ID

    init(_ id: ID) { self.id = id }
  }

  /// The objects of nodes, each of which has one as long as it is in the outline.
  struct OutlineItems<ID: Hashable> {
    private var items: [ID: OutlineItem<ID>] = [:]

    /// The number of objects at which those of deleted nodes are removed.
    private var limit = 64

    /// The number of objects.
    var count: Int { items.count }

    /// The object of a node, made when it is first asked for.
    subscript(id: ID) -> OutlineItem<ID> {
      mutating get {
        if let item = items[id] { return item }
        let item = OutlineItem(id)
        items[id] = item
        return item
      }
    }

    /// Removes the objects of nodes that are gone, if there may be many.
    ///
    /// - Parameter isKept: Returns whether a node is still there.
    mutating func clean(_ isKept: (ID) -> Bool) {
      if items.count <= limit { return }
      items = items.filter { isKept($0.key) }
      limit = max(64, 2 * items.count)
    }
  }
#endif
