// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Reads labels of an order at positions that are mostly close to the previous one.
@usableFromInline
struct LabelIterator {
  @usableFromInline let order: LabelOrder

  /// The labels of the last leaf, and the position of its first label.
  @usableFromInline var labels = UnsafeBufferPointer<UInt64>(start: nil, count: 0)
  @usableFromInline var start = 0

  @export(implementation)
  init(_ order: LabelOrder) { self.order = order }

  /// Returns the label at a position.
  ///
  /// - Precondition: The position is less than the number of labels.
  @export(implementation)
  @inline(__always)
  mutating func label(at position: Int) -> UInt64 {
    if UInt(bitPattern: position &- start) >= UInt(bitPattern: labels.count) {
      findLeaf(at: position)
    }
    return labels[position &- start]
  }

  /// Returns the positions of all labels in the leaf that contains a position.
  ///
  /// - Precondition: The position is less than the number of labels.
  @usableFromInline
  mutating func leaf(at position: Int) -> Range<Int> {
    _ = label(at: position)
    return start..<start + labels.count
  }

  @usableFromInline
  mutating func findLeaf(at position: Int) {
    LabelOrder.check(position, in: order.count)
    defer { withExtendedLifetime(order) {} }
    guard let (leaf, start) = order.rootNode?.leaf(at: position) else { return }
    // Valid as long as the order is kept, because nothing writes to it.
    labels = leaf.buffer
    self.start = start
  }
}
