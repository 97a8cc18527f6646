// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The labels of rows in the order in which a list shows them.
@usableFromInline
package typealias LabelOrder = TreeArray<UInt64>

extension LabelOrder {
  /// The number of edits from which a list is rebuilt from parts of the old one.
  @export(implementation) static var fewEdits: Int { 8 }

  /// Removes the labels at ascending positions.
  @usableFromInline
  mutating func remove(
    at positions: ContiguousArray<Int>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if positions.count < Self.fewEdits {
      for position in positions.reversed() { remove(at: position) }
      return
    }
    var builder = TreeBuilder<UInt64>()
    var start = 0
    for position in positions {
      builder.append(self, in: start..<position)
      start = position + 1
      try stop?.check(after: _StopPoll.search)
    }
    builder.append(self, in: start..<count)
    self = LabelOrder(builder)
  }

  /// Inserts labels.
  ///
  /// - Parameter arrivals: The labels, and the position of the label that each is inserted before;
  ///   ascending.
  @usableFromInline
  mutating func insert(
    _ arrivals: ArraySlice<LabelArrival>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if arrivals.count < Self.fewEdits {
      for arrival in arrivals.reversed() { insert(arrival.label, at: arrival.position) }
      return
    }
    var builder = TreeBuilder<UInt64>()
    var start = 0
    for arrival in arrivals {
      builder.append(self, in: start..<arrival.position)
      start = arrival.position
      builder.append(arrival.label)
      try stop?.check(after: _StopPoll.search)
    }
    builder.append(self, in: start..<count)
    self = LabelOrder(builder)
  }

  /// Returns the index of the first label that satisfies a predicate, or `count` if none does.
  ///
  /// An exponential search (Bentley and Yao, "An almost optimal algorithm for unbounded searching",
  /// 1976).
  ///
  /// - Parameters:
  ///   - start: An index; no label before it satisfies the predicate.
  ///   - step: The approximate distance from `start` to the result.
  ///   - isInSecondPart: Whether a label satisfies the predicate, which is false up to some label.
  /// - Complexity: O(log *d*) calls, where *d* is `step` plus the distance from `start`.
  @export(implementation)
  @inline(__always)
  func partitioningIndex(
    from start: Int, step: Int, where isInSecondPart: (UInt64) -> Bool
  ) -> Int {
    Self.partitioningIndex(below: count, from: start, step: step) { isInSecondPart(self[$0]) }
  }

  /// Returns the first position below `count` that satisfies a predicate, or `count` if none does;
  /// see ``partitioningIndex(from:step:where:)``.
  @export(implementation)
  @inline(__always)
  static func partitioningIndex(
    below count: Int, from start: Int, step: Int, where isInSecondPart: (Int) -> Bool
  ) -> Int {
    var (low, step) = (start, step)
    while low + step <= count, !isInSecondPart(low + step - 1) {
      low += step
      step *= 2
    }
    return (low..<Swift.min(low + step - 1, count)).partitioningIndex(where: isInSecondPart)
  }
}

extension TreeArray {
  /// Returns the index of the first element that satisfies a predicate, or `count` if none does.
  ///
  /// It compares the first elements of nodes on the way down, instead of finding each by index.
  ///
  /// - Parameter isInSecondPart: Whether an element satisfies the predicate, which is false up to
  ///   some element.
  /// - Complexity: O(log *n*) calls.
  @export(implementation)
  @inline(__always)
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    defer { withExtendedLifetime(self) {} }
    guard var node = rootNode else { return 0 }
    var start = 0
    while !node.isLeaf {
      let child = (1..<node.count).partitioningIndex { index in
        var first = node.children[index]
        while !first.isLeaf { first = first.children[0] }
        return isInSecondPart(first.elements[0])
      }
      start += node.start(ofChild: child - 1)
      node = node.children[child - 1]
    }
    let offsets = 0..<node.count
    return start + offsets.partitioningIndex { isInSecondPart(node.elements[$0]) }
  }
}

extension LabelOrder {
  /// Returns the positions of a label in an ascending order.
  ///
  /// - Complexity: O(log *n*), and another O(log *n*) if the range extends beyond a leaf.
  @usableFromInline
  package func range(of label: UInt64) -> Range<Int> {
    defer { withExtendedLifetime(self) {} }
    let start = partitioningIndex { $0 >= label }
    guard start < count, let (leaf, leafStart) = rootNode?.leaf(at: start) else {
      return start..<start
    }
    let labels = leaf.buffer
    var index = start - leafStart
    while index < labels.count, labels[index] == label { index += 1 }
    return start..<(index < labels.count ? leafStart + index : partitioningIndex { $0 > label })
  }
}

/// A label that is inserted into an order.
@usableFromInline
struct LabelArrival: Sendable {
  @usableFromInline let label: UInt64

  /// The position of the label that it is inserted before.
  @usableFromInline var position: Int

  @export(implementation)
  init(_ label: UInt64, at position: Int) {
    (self.label, self.position) = (label, position)
  }
}
