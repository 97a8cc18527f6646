// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OutlineDiff {
  /// The changes one after the other, for views that take one call at a time.
  ///
  ///     // Documents, in which Taxes is, is deleted, and Taxes moves to Desktop.
  ///     diff.steps[0]  // move(3, from: (2, 0), to: (1, 0))
  ///     diff.steps[1]  // insert(4, at: (top, 1))
  ///     diff.steps[2]  // remove(2, at: (top, 2))
  ///
  /// First all inserted and moved nodes arrive at their places, parents before what is below them; then
  /// deleted nodes go, from the end to the front; then updated nodes are reloaded. So no node moves into one of
  /// its own descendants, or under a node that is not there yet, and no deleted node takes one along that
  /// stays.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of changes.
  public var steps: [OutlineStep<ID>] {
    var steps: [OutlineStep<ID>] = []
    steps.reserveCapacity(changeCount)
    var parents = OutlineStepPlaces(self)
    for arrival in arrivals {
      if let from = arrival.from {
        let current = parents.leave(from)
        steps.append(.move(arrival.id, from: current, to: parents.arrive(arrival.to)))
      } else {
        steps.append(.insert(arrival.id, at: parents.arrive(arrival.to)))
      }
    }
    for removal in removals.reversed() {
      steps.append(.remove(removal.id, at: parents.leave(removal.place)))
    }
    for change in changes { steps.append(.reload(change.id, at: change.update.to)) }
    return steps
  }
}

/// Where nodes are between the steps.
struct OutlineStepPlaces<ID: Hashable & Sendable> {
  private var parents: [ID?: OutlineStepSiblings] = [:]

  init(_ diff: OutlineDiff<ID>) {
    for removal in diff.removals { addOld(removal.place) }
    for arrival in diff.arrivals {
      if let from = arrival.from { addOld(from) }
      parents[arrival.to.parent, default: OutlineStepSiblings()].arrivals.append(arrival.to.index)
    }
    for parent in parents.keys { parents[parent]?.begin() }
  }

  private mutating func addOld(_ place: OutlinePlace<ID>) {
    parents[place.parent, default: OutlineStepSiblings()].leaving.append(place.index)
  }

  /// Takes out the node of an old place.
  ///
  /// - Returns: The place at which it was.
  mutating func leave(_ old: OutlinePlace<ID>) -> OutlinePlace<ID> {
    let index = parents[old.parent]?.leave(old.index) ?? old.index
    return OutlinePlace(parent: old.parent, index: index)
  }

  /// Puts the next node of its parent at a new place.
  ///
  /// - Returns: The place at which it is then.
  mutating func arrive(_ new: OutlinePlace<ID>) -> OutlinePlace<ID> {
    let index = parents[new.parent]?.arrive() ?? new.index
    return OutlinePlace(parent: new.parent, index: index)
  }
}
