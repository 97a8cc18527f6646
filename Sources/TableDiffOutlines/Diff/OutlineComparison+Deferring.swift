// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Deep nodes are compared later, which bounds the use of the stack.
extension OutlineComparison {
  @usableFromInline
  struct Deferred {
    @usableFromInline let old, new: Children
    @usableFromInline let parent: ID?

    /// The number of removals found before these.
    @usableFromInline let removalCount: Int

    @export(implementation)
    init(_ old: Children, _ new: Children, parent: ID?, after removalCount: Int) {
      (self.old, self.new, self.parent, self.removalCount) = (old, new, parent, removalCount)
    }
  }

  /// The results of one comparison: removals, and deferred comparisons.
  @usableFromInline
  struct Part {
    @usableFromInline var removals, deferred: Range<Int>

    @export(implementation)
    init(removals: Range<Int>, deferred: Range<Int>) {
      (self.removals, self.deferred) = (removals, deferred)
    }
  }

  /// Compares all nodes.
  @export(implementation)
  mutating func compare() throws(_Stopped) {
    try compare(old.top, new.top, parent: nil, levels: 0)
    if deferred.isEmpty { return }
    var parts: ContiguousArray = [
      Part(removals: 0..<removals.count, deferred: 0..<deferred.count)
    ]
    while parts.count <= deferred.count {
      let next = deferred[parts.count - 1]
      let (removalCount, deferredCount) = (removals.count, deferred.count)
      try compare(next.old, next.new, parent: next.parent, levels: 0)
      parts.append(
        Part(
          removals: removalCount..<removals.count, deferred: deferredCount..<deferred.count))
    }
    if !removals.isEmpty { orderRemovals(parts) }
  }

  /// Sorts the removals into the order of the old outline.
  @export(implementation)
  mutating func orderRemovals(_ parts: ContiguousArray<Part>) {
    var ordered: ContiguousArray<OutlineDiff<ID>.Removal> = []
    ordered.reserveCapacity(removals.count)
    var open: ContiguousArray = [parts[0]]
    while var part = open.popLast() {
      if let next = part.deferred.popFirst() {
        let end = deferred[next].removalCount
        ordered.append(contentsOf: removals[part.removals.lowerBound..<end])
        part.removals = end..<part.removals.upperBound
        open.append(part)
        open.append(parts[next + 1])
      } else {
        ordered.append(contentsOf: removals[part.removals])
      }
    }
    removals = ordered
  }
}
