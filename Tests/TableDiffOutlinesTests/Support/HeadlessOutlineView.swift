// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// An outline view without a screen, which performs steps strictly.
///
/// Like a real view, it knows only the nodes that it was given and those that steps inserted. It
/// throws an error for a step that `NSOutlineView` could not perform, or that removes a node which
/// is still needed.
struct HeadlessOutlineView<Node: OutlineNode> {
  typealias Reason = OutlineStepError<Node.ID>.Reason

  private(set) var outline: Outline<Node>

  init(_ outline: Outline<Node>) { self.outline = outline }

  /// Performs steps, and compares the result with another outline.
  ///
  /// Nodes that move stay expanded or collapsed; inserted nodes are collapsed.
  mutating func perform(
    _ steps: [OutlineStep<Node.ID>], to new: Outline<Node>
  ) throws(OutlineStepError<Node.ID>) {
    var shown = outline
    for step in steps {
      do {
        try Self.perform(step, on: &shown, to: new)
      } catch {
        throw OutlineStepError(step: step, reason: error)
      }
    }
    if let id = Self.firstDifference(shown, new) {
      throw OutlineStepError(step: nil, reason: .unlikeTarget(id))
    }
    outline = shown
  }

  /// Performs steps as a view does that knows only its visible nodes, and then shows another outline.
  ///
  /// Inserted nodes are collapsed. The children of a node are read from the new outline when it is
  /// expanded, and are forgotten when it is collapsed.
  mutating func perform(
    visible steps: [OutlineStep<Node.ID>], to new: Outline<Node>
  ) throws(OutlineStepError<Node.ID>) {
    var view = VisibleOutline(outline)
    for step in steps {
      do {
        try view.perform(step, to: new)
      } catch {
        throw OutlineStepError(step: step, reason: error)
      }
    }
    if let id = view.firstDifference(new) {
      throw OutlineStepError(step: nil, reason: .unlikeTarget(id))
    }
    outline = new
  }

  static func perform(
    _ step: OutlineStep<Node.ID>, on shown: inout Outline<Node>, to new: Outline<Node>
  ) throws(Reason) {
    switch step {
    case .insert(let id, let place):
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in
        try insert(id, at: place, in: &shown, from: new)
      }
    case .remove(let id, let place):
      try check(id, place, in: shown)
      if let lost = descendants(of: id, in: shown).first(where: { new.contains($0.id) }) {
        throw .takesAlong(lost.id)
      }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in _ = try shown.remove(id) }
    case .move(let id, let from, let to):
      try check(id, from, in: shown)
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in
        try shown.move(id, toChild: to.index, of: to.parent)
      }
    case .reload(let id, let place):
      try check(id, place, in: shown)
      guard let node = new[id] else { throw .outline(.unknownID(id)) }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in
        try shown.update(id) { $0 = node }
      }
    case .expand(let id):
      // A view would ignore the step.
      if shown.isExpanded(id) == true { throw .unlikeTarget(id) }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in try shown.expand(id) }
    case .collapse(let id):
      if shown.isExpanded(id) == false { throw .notExpanded(id) }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in try shown.collapse(id) }
    }
  }

  /// Throws if a node is not at the place that a step names.
  static func check(
    _ id: Node.ID, _ place: OutlinePlace<Node.ID>, in shown: Outline<Node>
  ) throws(Reason) {
    let found = shown.place(of: id)
    if found != place { throw .elsewhere(id, at: found) }
  }

  static func edit(
    _ shown: inout Outline<Node>,
    _ edit: (inout Outline<Node>) throws(OutlineError<Node.ID>) -> Void
  ) throws(Reason) {
    do {
      try edit(&shown)
    } catch {
      throw .outline(error)
    }
  }

  /// Inserts a node of another outline, with the descendants that are not shown.
  private static func insert(
    _ id: Node.ID, at place: OutlinePlace<Node.ID>, in shown: inout Outline<Node>,
    from new: Outline<Node>
  ) throws(OutlineError<Node.ID>) {
    guard let node = new.subtree(id) else { throw .unknownID(id) }
    let known = shown
    var waiting = [(node: node, place: place)], next = 0
    while next < waiting.count {
      let (node, place) = waiting[next]
      next += 1
      guard let bare = new[node.id] else { throw .unknownID(node.id) }
      try shown.insert(bare, atChild: place.index, of: place.parent)
      for (index, child) in node.children.filter({ !known.contains($0.id) }).enumerated() {
        waiting.append((child, OutlinePlace(parent: node.id, index: index)))
      }
    }
  }

  private static func descendants(of id: Node.ID, in outline: Outline<Node>) -> [Node] {
    var found = outline.subtree(id)?.children ?? [], next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }

  /// Returns the id of the first node that differs from other nodes; `nil` if none does.
  private static func firstDifference(
    _ shown: Outline<Node>, _ wanted: Outline<Node>
  ) -> Node.ID? {
    var (shown, wanted) = (shown, wanted)
    shown.expand(toLevel: shown.count)
    wanted.expand(toLevel: wanted.count)
    return shown.rows.firstDifference(wanted.rows) { _, _ in true }
  }
}

extension OutlineRows {
  /// Returns the id of the first row that differs from other rows; `nil` if none does.
  func firstDifference(
    _ wanted: OutlineRows, _ isShownAlike: (OutlineRow<Node>, OutlineRow<Node>) -> Bool
  ) -> Node.ID? {
    for (left, right) in zip(self, wanted) {
      let isSame = left.id == right.id && left.depth == right.depth
      if !isSame || !left.node.hasSameContent(as: right.node) || !isShownAlike(left, right) {
        return right.id
      }
    }
    if count == wanted.count { return nil }
    return (count > wanted.count ? self[wanted.count] : wanted[count]).id
  }
}

/// An error thrown when an outline view cannot perform a step, or differs from the target at the end.
struct OutlineStepError<ID: Hashable & Sendable>: Error, Hashable {
  enum Reason: Error, Hashable {
    /// The outline does not accept the edit.
    case outline(OutlineError<ID>)

    /// The node is not at the place of the step, but at another one; `nil` if there is no such node.
    case elsewhere(ID, at: OutlinePlace<ID>?)

    /// A removed node has a descendant, with this id, that is in the new outline.
    case takesAlong(ID)

    /// A node that is not expanded is collapsed, or its children are changed in a view that does
    /// not know them.
    case notExpanded(ID)

    /// After the last step, the node differs from the new outline; or a node is expanded that is
    /// already expanded or has no children, which a view would ignore.
    case unlikeTarget(ID)
  }

  /// The step; `nil` if all were performed.
  let step: OutlineStep<ID>?

  let reason: Reason
}
