// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An outline view without a screen, which performs steps strictly.
///
///     var view = HeadlessOutlineView(before)
///     try view.perform(before.outlineDiff(to: after).steps, to: after)
///     view.outline.nodes == after.nodes  // true
///
/// Like a real view, it knows only the nodes that it was given and those that steps inserted. It throws an
/// error for a step that `NSOutlineView` could not perform, or that removes a node which is still needed.
public struct HeadlessOutlineView<Node: OutlineNode> {
  @usableFromInline typealias Reason = OutlineStepError<Node.ID>.Reason

  @usableFromInline var shown: Outline<Node>

  /// The shown outline.
  @export(implementation)
  public var outline: Outline<Node> { shown }

  /// Creates a view that shows an outline.
  ///
  /// - Parameter outline: The outline to show first.
  /// - Complexity: O(1)
  @export(implementation)
  public init(_ outline: Outline<Node>) { shown = outline }

  /// Performs steps, and then shows another outline.
  ///
  /// Nodes that move stay expanded or collapsed; inserted nodes are collapsed.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - new: The outline that the view shows afterwards; inserted and reloaded nodes are read from it.
  /// - Throws: An ``OutlineStepError`` if a step cannot be performed, or if the view shows other
  ///   nodes afterwards. The view is unchanged then.
  /// - Complexity: O(*k* *d* log *n* + *m*), where *k* is the number of steps, *d* of levels, *m*
  ///   of inserted and removed nodes, and *n* of all nodes; plus O(*n*) for the last check.
  @export(implementation)
  public mutating func perform(
    _ steps: [OutlineStep<Node.ID>], to new: Outline<Node>
  ) throws(OutlineStepError<Node.ID>) {
    var shown = shown
    for step in steps {
      do {
        try Self.perform(step, on: &shown, to: new)
      } catch {
        throw OutlineStepError(step: step, reason: error)
      }
    }
    if let id = Self.firstDifference(shown.top, new.top) {
      throw OutlineStepError(step: nil, reason: .unlikeTarget(id))
    }
    self.shown = shown
  }

  @export(implementation)
  static func perform(
    _ step: OutlineStep<Node.ID>, on shown: inout Outline<Node>, to new: Outline<Node>
  ) throws(Reason) {
    switch step {
    case .insert(let id, let place):
      guard let entry = new.entry(of: id) else { throw .outline(.unknownID(id)) }
      let node = entry.subtree { shown.contains($0.node.id) }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in
        try shown.insert(node, atChild: place.index, of: place.parent)
      }
    case .remove(let id, let place):
      try check(id, place, in: shown)
      let lost = shown.entry(of: id)?.first { new.contains($0.node.id) }
      if let lost { throw .takesAlong(lost.node.id) }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in _ = try shown.remove(id) }
    case .move(let id, let from, let to):
      try check(id, from, in: shown)
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in
        try shown.move(id, toChild: to.index, of: to.parent)
      }
    case .reload(let id, let place):
      try check(id, place, in: shown)
      guard let node = new[id] else { throw .outline(.unknownID(id)) }
      try edit(&shown) { (shown) throws(OutlineError<Node.ID>) in try shown.update(id) { $0 = node }
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
  @export(implementation)
  static func check(
    _ id: Node.ID, _ place: OutlinePlace<Node.ID>, in shown: Outline<Node>
  ) throws(Reason) {
    let found = shown.place(of: id)
    if found != place { throw .elsewhere(id, at: found) }
  }

  @export(implementation)
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

  /// Returns the id of the first node that differs from other nodes; `nil` if none does.
  @export(implementation)
  static func firstDifference(
    _ shown: OutlineChildren<Node>, _ wanted: OutlineChildren<Node>
  ) -> Node.ID? {
    if shown.isSame(as: wanted) { return nil }
    var levels: ContiguousArray = [(shown: shown.makeIterator(), wanted: wanted.makeIterator())]
    while !levels.isEmpty {
      switch (levels[levels.count - 1].shown.next(), levels[levels.count - 1].wanted.next()) {
      case (nil, nil): levels.removeLast()
      case (let extra?, nil): return extra.node.id
      case (nil, let missing?): return missing.node.id
      case (let left?, let right?):
        if left.node.id != right.node.id || !left.node.hasSameContent(as: right.node) {
          return right.node.id
        }
        if left.children.isSame(as: right.children) { continue }
        levels.append((left.children.makeIterator(), right.children.makeIterator()))
      }
    }
    return nil
  }
}
