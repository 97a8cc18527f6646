// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines

/// The state of a view that requests children when a node is expanded.
struct VisibleOutline<Node: OutlineNode> {
  typealias View = HeadlessOutlineView<Node>

  /// The visible nodes only.
  var known: Outline<Node>

  init(_ outline: Outline<Node>) {
    known = Outline()
    var counts: [Node.ID?: Int] = [:]
    var above: [Node.ID] = []
    for row in outline.rows {
      above.removeSubrange(row.depth...)
      // The nodes come from an outline, so the insertion is valid.
      try? known.insert(row.node, atChild: counts[above.last, default: 0], of: above.last)
      if row.isExpanded, row.childCount > 0 { try? known.expand(row.id) }
      counts[above.last, default: 0] += 1
      above.append(row.id)
    }
  }

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

  func requireOpen(_ parent: Node.ID?) throws(View.Reason) {
    if let parent, known.isExpanded(parent) != true { throw .notExpanded(parent) }
  }

  /// Returns the id of the first row that differs from an outline; `nil` if none does.
  func firstDifference(_ new: Outline<Node>) -> Node.ID? {
    // A node that has lost its last child may or may not be expanded.
    known.rows.firstDifference(new.rows) {
      ($0.isExpanded && $0.childCount > 0) == ($1.isExpanded && $1.childCount > 0)
    }
  }
}
