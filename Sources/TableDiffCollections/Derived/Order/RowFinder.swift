// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Finds rows of a source in memory by their labels, dozens at a time.
///
/// It knows the addresses and the stride of the rows, but not their type, so it is compiled once.
@usableFromInline
struct RowFinder {
  /// The layout of the rows, which the caller keeps; `nil` if there are none.
  private let rows: NodeLayout?

  /// The labels of the rows; `nil` if a label determines the offset.
  private let labels: SearchedLabels?
  private let count: Int

  /// Whether rows take memory, and are prefetched.
  private let areRead: Bool

  /// The leaves of a tree of rows, listed once enough rows were found to make that faster.
  private var leaves: LeafTable?

  /// The number of rows found in a tree, out of its order.
  private var foundCount = 0

  @usableFromInline var order: LabelIterator

  /// The offsets of rows, followed by their addresses as integers.
  ///
  /// A single array of a common type, because creating an iterator takes most of its time if it
  /// reads few rows.
  @usableFromInline var places: ContiguousArray<Int>

  /// The labels of rows found at positions in any leaves.
  @usableFromInline var found: ContiguousArray<UInt64> = []

  /// The maximum number of rows to find at a time: the number of labels in a leaf of an order.
  @export(implementation) static var capacity: Int { 64 }

  /// - Precondition: The numbers of rows and labels are equal.
  @usableFromInline
  init(
    _ rows: NodeLayout?, _ count: Int, areRead: Bool, _ labels: SourceLabels, _ order: LabelOrder
  ) {
    SectionStarts.requireSameCount(count, labels.count)
    self.labels = labels.isRegular ? nil : SearchedLabels(labels)
    (self.rows, self.count, self.areRead) = (rows, count, areRead)
    self.order = LabelIterator(order)
    places = ContiguousArray(repeating: 0, count: 2 * Self.capacity)
  }

  /// Finds the rows at some positions.
  ///
  /// - Precondition: Their labels are in the leaf that was last requested.
  @usableFromInline
  mutating func find(_ positions: Range<Int>) {
    if positions.isEmpty { return }
    let first = positions.lowerBound - order.start
    find(UnsafeBufferPointer(rebasing: order.labels[first..<first + positions.count]))
  }

  /// Finds rows at the start or the end of a range of positions, and removes them from it.
  ///
  /// - Parameters:
  ///   - rest: The range, which is not empty.
  ///   - limit: The maximum number of rows.
  ///   - step: 1 to find rows at the start, -1 at the end.
  /// - Returns: The address of the first row's address, or of the last one's if the step is -1, and
  ///   the address after all of them; valid until the next search.
  @usableFromInline
  mutating func find(
    nextOf rest: inout Range<Int>, _ limit: Int, step: Int
  ) -> (place: UnsafePointer<Int>?, end: UnsafePointer<Int>?) {
    let leaf = order.leaf(at: step > 0 ? rest.lowerBound : rest.upperBound - 1)
    let count = min(leaf.clamped(to: rest).count, limit)
    let start = step > 0 ? rest.lowerBound : rest.upperBound - count
    find(start..<start + count)
    rest = step > 0 ? start + count..<rest.upperBound : rest.lowerBound..<start
    let first = places.withUnsafeBufferPointer { $0.baseAddress.map { $0 + Self.capacity } }
    let place = step > 0 ? first : first.map { $0 + (count - 1) }
    return (place, place.map { $0 + count * step })
  }

  /// Finds the rows at positions in any leaves; the positions are stored where the offsets of rows
  /// will be.
  ///
  /// - Parameter count: The number of positions, up to the capacity.
  @usableFromInline
  mutating func findPositions(_ count: Int) {
    guard count > 0, let root = order.order.rootNode else { return }
    if found.isEmpty { found = ContiguousArray(repeating: 0, count: Self.capacity) }
    let offsets = ownPlaces()
    NodeLayout(root).find(offsets, offsets + Self.capacity, count)
    for index in 0..<count {
      let label = UnsafePointer<UInt64>(bitPattern: offsets[Self.capacity + index])
      if let label { found[index] = label.pointee }
    }
    // Valid as long as the array is kept, because nothing writes to it.
    let labels = found.withUnsafeBufferPointer { $0 }
    find(UnsafeBufferPointer(rebasing: labels[..<count]))
  }

  /// Returns the address of the first entry, which is valid until something else writes to the
  /// array.
  private mutating func ownPlaces() -> UnsafeMutablePointer<Int> {
    guard let first = places.withUnsafeMutableBufferPointer({ $0.baseAddress }) else {
      fatalError("There are no places.")
    }
    return first
  }

  private mutating func find(_ found: UnsafeBufferPointer<UInt64>) {
    let count = found.count
    if count == 0 { return }
    let offsets = ownPlaces()
    let addresses = offsets + Self.capacity
    find(found, offsets)
    guard let rows else { return }
    if rows.height > 0, offsets[count - 1] &- offsets[0] < 4 * count,
      offsets[0] < offsets[count - 1]
    {
      // The processor prefetches them.
      return rows.findInOrder(offsets, addresses, count)
    }
    foundCount &+= count
    if leaves == nil, rows.height > 1, foundCount > self.count / 32 { leaves = LeafTable(rows) }
    if let leaves {
      leaves.find(offsets, addresses, count)
    } else {
      rows.find(offsets, addresses, count)
    }
    if !areRead { return }
    // Reads all rows without waiting for any. The sum is kept, or the reads would be optimized
    // away.
    var sum = 0
    for index in 0..<count {
      if let row = UnsafePointer<UInt8>(bitPattern: addresses[index]) { sum &+= Int(row.pointee) }
    }
    offsets[0] = sum
  }

  private func find(
    _ found: UnsafeBufferPointer<UInt64>, _ offsets: UnsafeMutablePointer<Int>
  ) {
    if let labels {
      for index in found.indices {
        guard let offset = labels.labels.searchedOffset(of: found[index]) else {
          fatalError("No row has label \(found[index]).")
        }
        offsets[index] = offset
      }
      return
    }
    // The bounds are checked once for all labels.
    var (rest, beyond) = (UInt64(0), 0)
    for index in found.indices {
      let distance = found[index] &- SourceLabels.origin
      rest |= distance % SourceLabels.spacing
      let offset = Int(truncatingIfNeeded: distance / SourceLabels.spacing)
      beyond |= count &- 1 &- offset
      offsets[index] = offset
    }
    if rest == 0, beyond >= 0 { return }
    fatalError("A row of the order is not in the source.")
  }
}

/// The labels of a source in which rows were inserted or removed, behind a single reference.
final class SearchedLabels: Sendable {
  let labels: SourceLabels

  init(_ labels: SourceLabels) { self.labels = labels }
}
