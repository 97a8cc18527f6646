// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a list of sections, collected once: `rows` may make them anew on each call.
///
/// Rows are read by pointer. An array in an array is retained and released around each read, and
/// behind the pointer to it lies another one: with ten rows a section that is most of the time.
/// `lists` keeps the rows alive, so every use of a pointer stands within `withExtendedLifetime`.
@usableFromInline
struct SectionedRows<Row> {
  /// Contiguous, since on Apple's systems an array of objects may be a bridged one, without memory of
  /// its own to point at.
  @usableFromInline private(set) var lists: ContiguousArray<ContiguousArray<Row>> = []

  /// Where the rows of each section lie. Sections of one storage have one address.
  @usableFromInline private(set) var addresses: ContiguousArray<UnsafePointer<Row>?> = []

  @usableFromInline private(set) var starts = SectionStarts()

  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  init(_ sections: some RandomAccessCollection<some ListSection<Row>>) {
    let count = sections.count
    lists.reserveCapacity(count)
    addresses.reserveCapacity(count)
    starts.reserveCapacity(count)
    for section in sections {
      let rows = ContiguousArray(section.rows)
      starts.append(count: rows.count)
      addresses.append(rows.withUnsafeBufferPointer { $0.baseAddress })
      lists.append(rows)
    }
  }

  /// The rows of a section.
  @inlinable
  @inline(always)
  func rows(of section: Int) -> UnsafeBufferPointer<Row> {
    UnsafeBufferPointer(start: addresses[section], count: starts.rows(of: section).count)
  }
}
