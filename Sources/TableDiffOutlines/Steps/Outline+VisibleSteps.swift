// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension Outline {
  /// Returns the changes of visible nodes one by one, for views that know only their visible nodes.
  ///
  ///     before.visibleSteps(to: outline)[0]  // expand(2)
  ///
  /// `NSOutlineView` is such a view: it requests children when a node is expanded, and has no places
  /// for the children of other nodes. The steps first collapse nodes. Then they insert, remove and move
  /// nodes under expanded parents. Then they reload visible nodes whose content changed, or that got
  /// their first child or lost their last one. At last they expand nodes, from the top down. A node
  /// that becomes invisible is removed, and one that becomes visible is inserted, without its
  /// descendants, which follow when it is expanded. ``OutlineDiff/steps`` has the changes of all nodes.
  ///
  /// A node without children is never expanded.
  ///
  /// - Parameter new: The outline to show.
  /// - Complexity: O(*c* + *k* *d* log *n*), where *c* is that of ``outlineDiff(to:)`` and of the
  ///   diff of both ``rows``, *k* the number of changes, *d* of levels and *n* of nodes.
  @export(implementation)
  public func visibleSteps(to new: Outline) -> [OutlineStep<Node.ID>] {
    var view = VisibleSteps(from: self, to: new)
    view.collapse()
    view.change(by: outlineDiff(to: new).steps)
    view.reload()
    view.expand()
    return view.steps
  }
}

/// Finds the steps for a view that knows only its visible nodes.
@usableFromInline
struct VisibleSteps<Node: OutlineNode> {
  @usableFromInline var steps: [OutlineStep<Node.ID>] = []

  @usableFromInline let old: Outline<Node>
  @usableFromInline let new: Outline<Node>

  /// The nodes between the steps; visible nodes are expanded as in the view.
  @usableFromInline var shown: Outline<Node>

  /// The rows that are visible in both outlines and changed, by old row.
  @usableFromInline let changed: [(old: OutlineRow<Node>, new: OutlineRow<Node>)]

  @export(implementation)
  init(from old: Outline<Node>, to new: Outline<Node>) {
    (self.old, self.new, shown) = (old, new, old)
    let (oldRows, newRows) = (old.rows, new.rows)
    let updates = oldRows.tableDiff(to: newRows).updates.sorted { $0.from < $1.from }
    changed = updates.map { (oldRows[$0.from], newRows[$0.to]) }
  }

  /// Collapses nodes from the bottom up, because a view forgets what is below.
  @export(implementation)
  mutating func collapse() {
    for (before, after) in changed.reversed() where before.showsChildren && !after.isExpanded {
      steps.append(.collapse(before.id))
      setCollapsed(before.id)
    }
  }

  /// Translates the steps of a diff to what is visible.
  @export(implementation)
  mutating func change(by diff: [OutlineStep<Node.ID>]) {
    for step in diff {
      // A node without children is not expanded in a view.
      if let parent = step.destination?.parent, old.childCount(of: parent) == 0 {
        setCollapsed(parent)
      }
    }
    for step in diff { change(by: step) }
  }

  @export(implementation)
  mutating func change(by step: OutlineStep<Node.ID>) {
    switch step {
    case .insert(let id, let place):
      if isOpen(place.parent) { steps.append(step) }
      let entry = new.entry(of: id)
      guard let node = entry?.subtree(without: { shown.contains($0.node.id) }) else { return }
      edit { (shown) throws(OutlineError<Node.ID>) in
        try shown.insert(node, atChild: place.index, of: place.parent)
      }
    case .remove(let id, let place):
      if isOpen(place.parent) { steps.append(step) }
      edit { (shown) throws(OutlineError<Node.ID>) in _ = try shown.remove(id) }
    case .move(let id, let from, let to):
      let (leaves, arrives) = (isOpen(from.parent), isOpen(to.parent))
      edit { (shown) throws(OutlineError<Node.ID>) in
        try shown.move(id, toChild: to.index, of: to.parent)
      }
      if leaves, arrives {
        steps.append(step)
      } else if leaves {
        steps.append(.remove(id, at: from))
      } else if arrives {
        steps.append(.insert(id, at: to))
        setCollapsed(id)
      }
    case .reload, .expand, .collapse: break
    }
  }

  /// Reloads nodes that were always visible and have changed content.
  @export(implementation)
  mutating func reload() {
    for (before, after) in changed {
      let isSame = before.node.hasSameContent(as: after.node)
      if isSame, (before.childCount > 0) == (after.childCount > 0) { continue }
      guard shown.row(of: before.id) != nil, let place = new.place(of: before.id) else { continue }
      steps.append(.reload(before.id, at: place))
    }
  }

  /// Expands nodes.
  ///
  /// By now, both outlines have the same nodes at the same places. So a row that only the new one
  /// shows is below a common row that the view must expand.
  @export(implementation)
  mutating func expand() {
    let (rows, newRows) = (shown.rows, new.rows)
    for update in rows.tableDiff(to: newRows).updates where !rows[update.from].showsChildren {
      let row = newRows[update.to]
      if !row.showsChildren { continue }
      steps.append(.expand(row.id))
      var below = new.visibleRows(below: row.id)
      while let row = below.next() {
        if row.showsChildren { steps.append(.expand(row.id)) }
      }
    }
  }

  @export(implementation)
  func isOpen(_ parent: Node.ID?) -> Bool {
    guard let parent else { return true }
    return shown.isExpanded(parent) == true && shown.row(of: parent) != nil
  }

  @export(implementation)
  mutating func setCollapsed(_ id: Node.ID) {
    edit { (shown) throws(OutlineError<Node.ID>) in try shown.collapse(id) }
  }

  /// Edits the shown outline; the edits of a diff are valid.
  @export(implementation)
  mutating func edit(_ edit: (inout Outline<Node>) throws(OutlineError<Node.ID>) -> Void) {
    do { try edit(&shown) } catch { preconditionFailure("\(error)") }
  }
}

extension OutlineStep {
  /// The place at which the step puts a node; `nil` if it puts none.
  @export(implementation)
  var destination: OutlinePlace<ID>? {
    switch self {
    case .insert(_, let place), .move(_, _, let place): place
    case .remove, .reload, .expand, .collapse: nil
    }
  }
}

extension OutlineRow {
  @export(implementation)
  var showsChildren: Bool { isExpanded && childCount > 0 }
}
