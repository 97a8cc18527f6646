// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Finds the rows at positions of an order in memory, some dozens at a time.
///
/// To find a row reads nodes and the row itself, which are in no cache if the order is not that of the
/// source. Of one row after the other, each read is waited for; of many rows, all are read at once.
@usableFromInline
struct RowBatch<Row> {
  /// All rows of the source, and their labels.
  @usableFromInline let rows: KeptRows<Row>
  @usableFromInline let labels: SourceLabels

  @usableFromInline var order: LabelIterator

  /// The positions of the rows that were found.
  @usableFromInline var positions = 0..<0

  /// The addresses of these rows; while they are found, those of nodes above them.
  @usableFromInline var addresses: ContiguousArray<UnsafeRawPointer?>

  /// The offsets of the rows in these nodes.
  @usableFromInline var offsets: ContiguousArray<Int>

  /// The labels of the rows that were found, unless they are those of a leaf.
  @usableFromInline var found: ContiguousArray<UInt64> = []

  /// The number of rows that are found at a time at most: as many as a leaf of an order has labels.
  @export(implementation) static var capacity: Int { TreeNode<UInt64>.leafCapacity }

  /// Traps unless there are as many rows as labels.
  @export(implementation)
  init(_ rows: KeptRows<Row>, _ labels: SourceLabels, _ order: LabelOrder) {
    (self.rows, self.labels, self.order) = (rows, labels, LabelIterator(order))
    SectionStarts.requireSameCount(rows.count, labels.count)
    addresses = ContiguousArray(repeating: nil, count: Self.capacity)
    offsets = ContiguousArray(repeating: 0, count: Self.capacity)
  }

  /// Returns the address of one of the rows that were found.
  ///
  /// - Parameter index: Its index among them.
  @export(implementation)
  @inline(__always)
  func row(_ index: Int) -> UnsafePointer<Row> {
    guard let address = addresses[index] else { fatalError("Row \(index) was not found.") }
    return address.assumingMemoryBound(to: Row.self)
  }

  /// Returns the positions of labels that are in one leaf, among them a given position.
  @export(implementation)
  mutating func leaf(at position: Int) -> Range<Int> {
    _ = order.label(at: position)
    return order.start..<order.start + order.labels.count
  }

  /// Finds the rows at some positions.
  ///
  /// - Precondition: Their labels are in the leaf that was asked for last.
  @export(implementation)
  @inline(never)
  mutating func find(_ positions: Range<Int>) {
    self.positions = positions
    if positions.isEmpty { return }
    let first = positions.lowerBound - order.start
    find(UnsafeBufferPointer(rebasing: order.labels[first..<first + positions.count]))
  }

  /// Finds the rows at positions that may be in any leaves.
  ///
  /// - Parameters:
  ///   - count: The number of positions, up to the capacity.
  ///   - position: Returns a position.
  @export(implementation)
  @inline(__always)
  mutating func find(_ count: Int, _ position: (Int) -> Int) {
    guard count > 0, let root = order.order.rootNode else { return }
    if found.isEmpty { found = ContiguousArray(repeating: 0, count: Self.capacity) }
    for index in 0..<count { offsets[index] = position(index) }
    offsets.withUnsafeMutableBufferPointer { offsets in
      addresses.withUnsafeMutableBufferPointer { NodeLayout(root).find(offsets, $0, count) }
    }
    for index in 0..<count {
      if let label = addresses[index] { found[index] = label.load(as: UInt64.self) }
    }
    found.withUnsafeBufferPointer { find(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Finds the rows with some labels.
  @export(implementation)
  mutating func find(_ found: UnsafeBufferPointer<UInt64>) {
    let count = found.count
    guard count > 0 else { return }
    offsets.withUnsafeMutableBufferPointer { offsets in
      labels.find(found, offsets)
      addresses.withUnsafeMutableBufferPointer { addresses in
        switch rows {
        case .array(let array):
          array.withUnsafeBufferPointer { rows in
            guard let first = rows.baseAddress else { return }
            for index in 0..<count { addresses[index] = UnsafeRawPointer(first + offsets[index]) }
          }
        case .tree(let tree):
          defer { withExtendedLifetime(tree) {} }
          guard let root = tree.rootNode else { return }
          if offsets[count - 1] &- offsets[0] < 4 * count, offsets[0] < offsets[count - 1] {
            NodeLayout(root).findInOrder(offsets, addresses, count)
            // The processor reads them ahead.
            return
          }
          NodeLayout(root).find(offsets, addresses, count)
        }
        if MemoryLayout<Row>.size == 0 { return }
        // Reads all rows before one of them is waited for. The sum is kept, or nothing would be read.
        var sum = 0
        for index in 0..<count {
          if let address = addresses[index] { sum &+= Int(address.load(as: UInt8.self)) }
        }
        offsets[0] = sum
      }
    }
  }
}

extension RowBatch {
  /// Returns the position at which a row is or would be, found from near the place where it is expected;
  /// see ``_DerivedOrder/position(of:_:in:from:step:)``.
  @export(implementation)
  @inline(__always)
  mutating func position(
    of row: UnsafePointer<Row>, _ label: UInt64, _ rule: RowOrder<Row>?, from start: Int, step: Int
  ) -> Int {
    LabelOrder.partitioningIndex(below: order.order.count, from: start, step: step) { position in
      if !positions.contains(position) { find(leaf(at: position)) }
      let other = order.labels[position - order.start]
      guard let precedes = rule?.precedes else { return other >= label }
      return !RowOrder.places(
        self.row(position - positions.lowerBound), other, before: row, label, precedes)
    }
  }
}

extension SourceLabels {
  /// Finds the offsets of some labels.
  @usableFromInline
  func find(
    _ labels: UnsafeBufferPointer<UInt64>, _ offsets: UnsafeMutableBufferPointer<Int>
  ) {
    if isRegular {
      var (rest, last) = (UInt64(0), 0)
      for index in labels.indices {
        let distance = labels[index] &- Self.origin
        rest |= distance % Self.spacing
        offsets[index] = Int(truncatingIfNeeded: distance / Self.spacing)
        last = max(last, offsets[index])
      }
      if rest == 0, last < count { return }
    }
    for index in labels.indices {
      guard let offset = offset(of: labels[index]) else {
        fatalError("No row has label \(labels[index]).")
      }
      offsets[index] = offset
    }
  }
}
