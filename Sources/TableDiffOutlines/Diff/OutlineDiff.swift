// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The difference between two versions of an outline: the deleted, inserted, moved and updated nodes.
///
///     let before = try Outline([
///       Folder(id: 1, name: "Desktop"),
///       Folder(id: 2, name: "Documents", children: [Folder(id: 3, name: "Taxes")]),
///     ])
///     let after = try Outline([
///       Folder(id: 1, name: "Desk", children: [Folder(id: 3, name: "Taxes")]),
///       Folder(id: 4, name: "Music"),
///     ])
///     let diff = before.outlineDiff(to: after)
///     diff.deletes  // [(top, 1)]: Documents
///     diff.inserts  // [(top, 1)]: Music
///     diff.moves    // [Move(from: (2, 0), to: (1, 0))]: Taxes
///     diff.updates  // [Update(from: (top, 0), to: (top, 0))]: Desktop became Desk
///
/// Nodes are paired by id over the whole outline. A node *stays* if it keeps its parent and belongs
/// to a longest set of siblings that keep their order. All other pairs are moves, the fewest
/// possible. Descendants stay with their ancestor: a descendant that keeps its parent is not a move.
///
/// Only the topmost deleted nodes are in `deletes`: their descendants are deleted too, except those
/// that move elsewhere. Only the topmost inserted nodes are in `inserts`: their descendants are
/// inserted too, except those that move there.
///
/// To apply a diff, take all moved nodes out of the old outline, remove the deleted ones, and put
/// inserted and moved nodes at their new indices; the other children of each parent keep their
/// order. `deletes` and `from` are places in the old outline, `inserts` and `to` places in the new
/// one. ``steps`` is a sequence of single changes with the same result.
///
/// The diff ignores which nodes are expanded. To compare what is visible, compare ``Outline/rows``.
public struct OutlineDiff<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The deleted nodes, in the order of the old outline.
  @usableFromInline let removals: ContiguousArray<Removal>

  /// The inserted and moved nodes, in the order of the new outline.
  @usableFromInline let arrivals: ContiguousArray<Arrival>

  /// The updated nodes, in the order of the new outline.
  @usableFromInline let changes: ContiguousArray<Change>

  /// A deleted node.
  @usableFromInline
  struct Removal: Sendable, Equatable {
    @usableFromInline let id: ID
    @usableFromInline let place: OutlinePlace<ID>

    @export(implementation)
    init(_ id: ID, at place: OutlinePlace<ID>) { (self.id, self.place) = (id, place) }
  }

  /// An inserted or moved node.
  @usableFromInline
  struct Arrival: Sendable, Equatable {
    @usableFromInline let id: ID

    /// The old place; `nil` if the node is inserted.
    @usableFromInline let from: OutlinePlace<ID>?

    @usableFromInline let to: OutlinePlace<ID>

    @export(implementation)
    init(_ id: ID, from: OutlinePlace<ID>?, to: OutlinePlace<ID>) {
      (self.id, self.from, self.to) = (id, from, to)
    }
  }

  /// An updated node.
  @usableFromInline
  struct Change: Sendable, Equatable {
    @usableFromInline let id: ID
    @usableFromInline let update: ListUpdate<OutlinePlace<ID>>

    @export(implementation)
    init(_ id: ID, from: OutlinePlace<ID>, to: OutlinePlace<ID>) {
      self.id = id
      update = ListUpdate(from: from, to: to)
    }
  }

  @export(implementation)
  init(
    removals: ContiguousArray<Removal>, arrivals: ContiguousArray<Arrival>,
    changes: ContiguousArray<Change>
  ) {
    (self.removals, self.arrivals, self.changes) = (removals, arrivals, changes)
  }
}

extension OutlineDiff {
  /// The old places of the topmost deleted nodes, in the order of the old outline.
  ///
  /// - Complexity: O(*k*), where *k* is the number of changes.
  public var deletes: [OutlinePlace<ID>] { removals.map(\.place) }

  /// The new places of the topmost inserted nodes, in the order of the new outline.
  ///
  /// - Complexity: O(*k*), where *k* is the number of changes.
  public var inserts: [OutlinePlace<ID>] { arrivals.filter { $0.from == nil }.map(\.to) }

  /// The moved nodes, in the order of the new outline.
  ///
  /// - Complexity: O(*k*), where *k* is the number of changes.
  public var moves: [ListMove<OutlinePlace<ID>>] {
    arrivals.compactMap { arrival in arrival.from.map { ListMove(from: $0, to: arrival.to) } }
  }

  /// The nodes whose content changed, whether they stay or move, in the order of the new outline.
  ///
  /// - Complexity: O(*k*), where *k* is the number of changes.
  public var updates: [ListUpdate<OutlinePlace<ID>>] { changes.map(\.update) }

  /// Whether both outlines have the same nodes at the same places, with the same content.
  public var isEmpty: Bool { removals.isEmpty && arrivals.isEmpty && changes.isEmpty }

  /// The number of changes of all kinds; a node that is moved and updated counts twice.
  public var changeCount: Int { removals.count + arrivals.count + changes.count }
}

extension OutlineDiff: CustomStringConvertible {
  /// The number of changes of each kind, such as `1 delete, 2 inserts, 0 moves, 3 updates`.
  public var description: String {
    let moveCount = arrivals.count { $0.from != nil }
    let counts = [
      (removals.count, "delete"), (arrivals.count - moveCount, "insert"), (moveCount, "move"),
      (changes.count, "update"),
    ]
    return counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
