// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OutlineDiff {
  /// The changes one by one, for views that perform one call at a time.
  ///
  ///     // Documents, in which Taxes is, is deleted, and Taxes moves to Desktop.
  ///     diff.steps[0]  // move(3, from: (2, 0), to: (1, 0))
  ///     diff.steps[1]  // insert(4, at: (top, 1))
  ///     diff.steps[2]  // remove(2, at: (top, 2))
  ///
  /// First, all inserted and moved nodes arrive at their places, parents before descendants. Then
  /// deleted nodes are removed, from the end to the front. Then updated nodes are reloaded. So no node
  /// moves into its own descendant or under a missing node, and no removal affects a node that stays.
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

/// The places of nodes between the steps.
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

  /// Takes out a node by its old place, and returns its current place.
  mutating func leave(_ old: OutlinePlace<ID>) -> OutlinePlace<ID> {
    let index = parents[old.parent]?.leave(old.index) ?? old.index
    return OutlinePlace(parent: old.parent, index: index)
  }

  /// Puts the next node of its parent at a new place, and returns its current place.
  mutating func arrive(_ new: OutlinePlace<ID>) -> OutlinePlace<ID> {
    let index = parents[new.parent]?.arrive() ?? new.index
    return OutlinePlace(parent: new.parent, index: index)
  }
}
