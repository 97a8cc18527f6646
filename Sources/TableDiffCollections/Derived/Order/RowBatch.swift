// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the rows at positions of an order in memory, dozens at a time.
///
/// Finding a row reads nodes and the row itself, which cause cache misses if the order is not that
/// of the source. In a batch, these reads overlap instead of waiting for each other.
@usableFromInline
struct RowBatch<Row> {
  @usableFromInline let rows: KeptRows<Row>

  @usableFromInline var finder: RowFinder

  /// The positions of the found rows, if these are in one leaf.
  @usableFromInline var positions = 0..<0

  /// - Precondition: The numbers of rows and labels are equal.
  @export(implementation)
  init(_ rows: KeptRows<Row>, _ labels: SourceLabels, _ order: LabelOrder) {
    self.rows = rows
    finder = RowFinder(
      rows.layout, rows.count, areRead: MemoryLayout<Row>.size > 0, labels, order)
  }

  /// Returns the address of a found row.
  @export(implementation)
  @inline(__always)
  func row(_ index: Int) -> UnsafePointer<Row> {
    let address = finder.places[RowFinder.capacity + index]
    guard let row = UnsafePointer<Row>(bitPattern: address) else {
      fatalError("Row \(index) was not found.")
    }
    return row
  }

  /// Finds the rows at positions in any leaves.
  ///
  /// - Parameters:
  ///   - count: The number of positions, up to the capacity.
  ///   - position: Returns a position.
  @export(implementation)
  @inline(__always)
  mutating func find(_ count: Int, _ position: (Int) -> Int) {
    for index in 0..<count { finder.places[index] = position(index) }
    finder.findPositions(count)
  }
}

extension KeptRows {
  /// The addresses of the rows, which the caller keeps; `nil` if there are none.
  @export(implementation) var layout: NodeLayout? {
    switch self {
    case .tree(let tree): tree.rootNode.map { NodeLayout($0) }
    case .array(let array): array.withUnsafeBufferPointer { $0.baseAddress.map { NodeLayout($0) } }
    }
  }
}

extension RowBatch {
  /// Returns the position at which a row is or would be inserted; see
  /// ``_DerivedOrder/position(of:_:in:from:step:)``.
  @export(implementation)
  @inline(__always)
  mutating func position(
    of row: UnsafePointer<Row>, _ label: UInt64, _ rule: RowOrder<Row>?, from start: Int, step: Int
  ) -> Int {
    LabelOrder.partitioningIndex(below: finder.order.order.count, from: start, step: step) {
      position in
      if !positions.contains(position) {
        positions = finder.order.leaf(at: position)
        finder.find(positions)
      }
      let other = finder.order.labels[position - positions.lowerBound]
      guard let precedes = rule?.precedes else { return other >= label }
      return !RowOrder.places(
        self.row(position - positions.lowerBound), other, before: row, label, precedes)
    }
  }
}
