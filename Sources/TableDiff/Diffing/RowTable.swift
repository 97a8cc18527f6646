// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Gives access to the rows that a walk through sections left over, by flat or aligned offset.
///
///     blocks of rows    0       1       2       3      a table holds the section of the first
///     sections          aaaaaaaaabbcccccccccccdddd     row of each block; a look-up advances
///                                                      from there
///
/// Memory is held by pointer: a join reads every row three times, and checks of bounds and nested
/// arrays made it take three times as long. Debug builds check offsets.
@usableFromInline
struct RowTable<Row>: ~Copyable {
  /// The rows of a section, and their offsets.
  @usableFromInline
  struct Section {
    /// Keeps the rows alive.
    ///
    /// A contiguous array, since on Apple's systems an array of objects may be bridged, without
    /// memory of its own to point to.
    @usableFromInline let rows: ContiguousArray<Row>

    @usableFromInline let offsets: Range<Int>

    @inlinable
    init(rows: ContiguousArray<Row>, offsets: Range<Int>) {
      self.rows = rows
      self.offsets = offsets
    }
  }

  /// The address of a section's first row, and the section's offsets.
  @usableFromInline
  struct Entry {
    @usableFromInline let address: UnsafePointer<Row>
    @usableFromInline let start: Int32
    @usableFromInline let end: Int32

    @inlinable
    init(address: UnsafePointer<Row>, offsets: Range<Int>) {
      self.address = address
      start = Int32(truncatingIfNeeded: offsets.lowerBound)
      end = Int32(truncatingIfNeeded: offsets.upperBound)
    }
  }

  @usableFromInline let sections: ContiguousArray<Section>
  @usableFromInline let entries: UnsafeMutablePointer<Entry>

  /// For each block, the first entry that ends after the block's first row.
  @usableFromInline let firstEntries: UnsafeMutablePointer<Int32>

  /// The base-2 logarithm of the number of rows in a block.
  @usableFromInline let shift: Int

  /// - Parameter sections: The sections, ascending by their offsets.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  init(_ sections: ContiguousArray<Section>) {
    self.sections = sections
    let rowCount = sections.last?.offsets.upperBound ?? 0
    // Blocks are so short that a pass over all rows advances by no more sections than there are
    // rows.
    var shift = 0
    while rowCount >> (shift + 1) >= max(sections.count, 1) { shift += 1 }
    self.shift = shift
    entries = .allocate(capacity: sections.count)
    firstEntries = .allocate(capacity: rowCount >> shift + 1)
    var count = 0
    var block = 0
    for section in sections {
      // Stays valid: `sections` retains the rows, and nothing writes to them.
      let address = section.rows.withUnsafeBufferPointer { $0.baseAddress }
      guard !section.offsets.isEmpty, let address else { continue }
      (entries + count).initialize(to: Entry(address: address, offsets: section.offsets))
      while block << shift < section.offsets.upperBound {
        (firstEntries + block).initialize(to: Int32(truncatingIfNeeded: count))
        block += 1
      }
      count += 1
    }
  }

  @inlinable
  deinit {
    entries.deallocate()
    firstEntries.deallocate()
  }

  /// Reads the rows of a table.
  ///
  /// Trivial, so that closures which capture it can be specialised and inlined. Must not outlive the
  /// table.
  @usableFromInline
  struct Reader {
    @usableFromInline let entries: UnsafeMutablePointer<Entry>
    @usableFromInline let firstEntries: UnsafeMutablePointer<Int32>
    @usableFromInline let shift: Int

    @inlinable
    init(_ table: borrowing RowTable) {
      entries = table.entries
      firstEntries = table.firstEntries
      shift = table.shift
    }

    /// The row at an offset, in place: reading it by value would copy it.
    @inlinable
    @inline(always)
    func row(at offset: Int) -> UnsafePointer<Row> {
      var entry = entries + Int(firstEntries[offset &>> shift])
      while offset >= Int(entry.pointee.end) { entry += 1 }
      assert(offset >= Int(entry.pointee.start))
      return entry.pointee.address + (offset &- Int(entry.pointee.start))
    }
  }
}
