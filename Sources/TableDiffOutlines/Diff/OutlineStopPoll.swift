// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Asks whether to stop after so many nodes that their work takes some tenths of a millisecond.
@usableFromInline
struct OutlineStopPoll {
  /// Whether the work is to be stopped; nobody is asked again.
  @usableFromInline var isStopped = false

  /// The number of nodes left until the next poll.
  @usableFromInline var nodesLeft = OutlineStopPoll.nodeCount

  /// The number of nodes between two polls.
  @export(implementation) static var nodeCount: Int { 4_096 }

  /// How many nodes are read in order in the time in which one is searched for by its id.
  @export(implementation) static var search: Int { 16 }

  @export(implementation)
  init() {}

  /// Counts nodes, and polls if it is time to.
  @export(implementation)
  @inline(__always)
  mutating func count(_ nodes: Int, _ shouldStop: () -> Bool) {
    nodesLeft &-= nodes
    if nodesLeft <= 0 { poll(shouldStop) }
  }

  @export(implementation)
  @inline(never)
  mutating func poll(_ shouldStop: () -> Bool) {
    nodesLeft = Self.nodeCount
    if !isStopped { isStopped = shouldStop() }
  }

  /// Polls now.
  @export(implementation)
  mutating func asks(_ shouldStop: () -> Bool) -> Bool {
    poll(shouldStop)
    return isStopped
  }
}
