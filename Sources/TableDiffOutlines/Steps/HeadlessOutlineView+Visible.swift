// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessOutlineView {
  /// Performs steps as a view does that knows only its visible nodes, and then shows another outline.
  ///
  ///     var view = HeadlessOutlineView(before)
  ///     try view.perform(visible: before.visibleSteps(to: after), to: after)
  ///     view.outline.rows == after.rows  // true
  ///
  /// Inserted nodes are collapsed. The children of a node are read from the new outline when it is
  /// expanded, and are forgotten when it is collapsed.
  ///
  /// - Parameters:
  ///   - steps: The steps, such as ``Outline/visibleSteps(to:)``.
  ///   - new: The outline that the view shows afterwards.
  /// - Throws: An ``OutlineStepError`` if a step cannot be performed, or if the view shows other
  ///   rows afterwards. The view is unchanged then.
  /// - Complexity: O(*n* + *k* *d* log *n*), where *n* is the number of nodes, *k* of steps and *d* of levels.
  @export(implementation)
  public mutating func perform(
    visible steps: [OutlineStep<Node.ID>], to new: Outline<Node>
  ) throws(OutlineStepError<Node.ID>) {
    var view = VisibleOutline(shown)
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
    shown = new
  }
}

/// The state of a view that requests children when a node is expanded.
@usableFromInline
struct VisibleOutline<Node: OutlineNode> {
  @usableFromInline typealias View = HeadlessOutlineView<Node>

  /// The visible nodes only.
  @usableFromInline var known: Outline<Node>

  @export(implementation)
  init(_ outline: Outline<Node>) {
    known = Outline()
    var counts: [Node.ID?: Int] = [:]
    var above: [Node.ID] = []
    for row in outline.rows {
      above.removeSubrange(row.depth...)
      // The nodes come from an outline, so the insertion is valid.
      try? known.insert(row.node, atChild: counts[above.last, default: 0], of: above.last)
      if row.showsChildren { try? known.expand(row.id) }
      counts[above.last, default: 0] += 1
      above.append(row.id)
    }
  }

  @export(implementation)
  mutating func perform(
    _ step: OutlineStep<Node.ID>, to new: Outline<Node>
  ) throws(View.Reason) {
    switch step {
    case .insert(let id, let place):
      try requireOpen(place.parent)
      guard let node = new[id] else { throw .outline(.unknownID(id)) }
      try View.edit(&known) { (known) throws(OutlineError<Node.ID>) in
        try known.insert(node, atChild: place.index, of: place.parent)
      }
    case .move(_, let from, let to):
      try requireOpen(from.parent)
      try requireOpen(to.parent)
      try View.perform(step, on: &known, to: new)
    case .remove(let id, let place):
      try View.check(id, place, in: known)
      // A node that still exists has become invisible, along with its descendants.
      if !new.contains(id) { return try View.perform(step, on: &known, to: new) }
      try View.edit(&known) { (known) throws(OutlineError<Node.ID>) in _ = try known.remove(id) }
    case .reload: try View.perform(step, on: &known, to: new)
    case .expand(let id): try expand(id, to: new)
    case .collapse(let id):
      while let child = known.child(at: 0, of: id) { _ = try? known.remove(child.id) }
      try View.perform(step, on: &known, to: new)
    }
  }

  /// Reads the children of a node from an outline.
  @export(implementation)
  mutating func expand(_ id: Node.ID, to new: Outline<Node>) throws(View.Reason) {
    try View.perform(.expand(id), on: &known, to: new)
    let count = new.childCount(of: id) ?? 0
    // A view would ignore the step.
    if count == 0 { throw .unlikeTarget(id) }
    for index in 0..<count {
      guard let child = new.child(at: index, of: id) else { continue }
      try View.edit(&known) { (known) throws(OutlineError<Node.ID>) in
        try known.insert(child, atChild: index, of: id)
      }
    }
  }

  @export(implementation)
  func requireOpen(_ parent: Node.ID?) throws(View.Reason) {
    if let parent, known.isExpanded(parent) != true { throw .notExpanded(parent) }
  }

  /// Returns the id of the first row that differs from an outline; `nil` if none does.
  @export(implementation)
  func firstDifference(_ new: Outline<Node>) -> Node.ID? {
    let (rows, wanted) = (Array(known.rows), Array(new.rows))
    for (left, right) in zip(rows, wanted) {
      let isSame = left.id == right.id && left.depth == right.depth
      // A node that has lost its last child may or may not be expanded.
      let isShown = left.showsChildren == right.showsChildren
      if !isSame || !isShown || !left.node.hasSameContent(as: right.node) { return right.id }
    }
    if rows.count == wanted.count { return nil }
    return (rows.count > wanted.count ? rows[wanted.count] : wanted[rows.count]).id
  }
}
