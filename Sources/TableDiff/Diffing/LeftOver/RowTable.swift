// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The addresses of rows by flat or aligned offset, whatever their type.
///
///     blocks of rows    0       1       2       3      a table holds the section of the first
///     sections          aaaaaaaaabbcccccccccccdddd     row of each block; a look-up advances
///                                                      from there
///
/// The creator keeps the rows in memory.
@usableFromInline
struct RowTable {
  private struct Entry {
    let address: UnsafeRawPointer
    let start: Int32
    let end: Int32
  }

  /// The number of bytes from a row to the next.
  private let stride: Int

  /// The first entry, inline: flat lists have no other, and need no memory for it.
  private var first: Entry?

  /// All entries, if there are several.
  private var entries: ContiguousArray<Entry> = []

  /// For each block, the first entry that ends after the block's first row.
  private var firstEntries: ContiguousArray<Int32> = []

  /// The base-2 logarithm of the number of rows in a block.
  private var shift = 0

  /// - Parameter stride: The number of bytes from a row to the next.
  @usableFromInline
  init(stride: Int) { self.stride = stride }

  /// Appends consecutive rows.
  ///
  /// - Parameters:
  ///   - address: The address of the first row; `nil` if there is none.
  ///   - offsets: Their offsets, behind all others.
  @usableFromInline
  mutating func append(_ address: UnsafeRawPointer?, at offsets: Range<Int>) {
    guard let address, !offsets.isEmpty else { return }
    let entry = Entry(
      address: address, start: Int32(truncatingIfNeeded: offsets.lowerBound),
      end: Int32(truncatingIfNeeded: offsets.upperBound))
    guard let first else {
      first = entry
      return
    }
    if entries.isEmpty { entries.append(first) }
    entries.append(entry)
  }

  /// Removes all rows.
  @usableFromInline
  mutating func removeAll() {
    first = nil
    entries.removeAll(keepingCapacity: true)
    firstEntries = []
  }

  /// Returns the table prepared for look-ups, after the last rows are appended.
  ///
  /// - Complexity: O(*s*), where *s* is the number of entries.
  func prepared() -> RowTable {
    var table = self
    table.fillFirstEntries()
    return table
  }

  private mutating func fillFirstEntries() {
    if entries.isEmpty { return }
    let rowCount = Int(entries[entries.count - 1].end)
    // Blocks are so short that a pass over all rows advances by no more entries than there are
    // rows.
    shift = 0
    while rowCount >> (shift + 1) >= entries.count { shift += 1 }
    firstEntries = []
    firstEntries.reserveCapacity(rowCount >> shift + 1)
    for index in entries.indices {
      while firstEntries.count << shift < Int(entries[index].end) {
        firstEntries.append(Int32(truncatingIfNeeded: index))
      }
    }
  }

  /// Returns the address of a row, and the number of rows that follow each other from there.
  func rows(from offset: Int) -> (address: UnsafeRawPointer, count: Int) {
    var entry = first
    if !entries.isEmpty {
      var index = Int(firstEntries[offset &>> shift])
      while offset >= Int(entries[index].end) { index += 1 }
      entry = entries[index]
    }
    guard let entry, (Int(entry.start)..<Int(entry.end)).contains(offset) else {
      preconditionFailure("No row at \(offset)")
    }
    return (entry.address + (offset - Int(entry.start)) * stride, Int(entry.end) - offset)
  }

  /// Calls a closure with a function that returns the address of the row at an offset.
  ///
  /// Both are inlined, and nothing is checked: a join looks up every row, and checks of bounds made
  /// it take three times as long.
  @inline(__always)
  func withAddresses(_ body: (_ address: (_ offset: Int) -> UnsafeRawPointer) -> Void) {
    let (stride, shift) = (stride, shift)
    if entries.isEmpty {
      guard let first else { return }
      let zero = first.address - Int(first.start) &* stride
      return body { zero + $0 &* stride }
    }
    entries.withUnsafeBufferPointer { entries in
      firstEntries.withUnsafeBufferPointer { firstEntries in
        guard let entries = entries.baseAddress else { return }
        body { offset in
          var entry = entries + Int(firstEntries[offset &>> shift])
          while offset >= Int(entry.pointee.end) { entry += 1 }
          return entry.pointee.address + (offset &- Int(entry.pointee.start)) &* stride
        }
      }
    }
  }
}
