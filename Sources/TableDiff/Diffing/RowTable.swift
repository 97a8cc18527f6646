// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Reads rows of sections by one offset that counts them all through, in any order of the sections.
@usableFromInline
struct RowTable<Row> {
  @usableFromInline let finder: SectionFinder
  @usableFromInline let addresses: ContiguousArray<UnsafePointer<Row>?>

  /// - Parameters:
  ///   - addresses: Where the rows of each section lie, in their order.
  ///   - starts: Where each section starts in that order.
  @inlinable
  init(_ addresses: ContiguousArray<UnsafePointer<Row>?>, _ starts: SectionStarts) {
    self.addresses = addresses
    finder = SectionFinder(starts)
  }

  /// The row at an offset; in place, since reading it by value would copy it.
  @inlinable
  @inline(always)
  func row(at offset: Int) -> UnsafePointer<Row> {
    let section = finder.section(of: offset)
    guard let address = addresses[section] else {
      preconditionFailure("Section \(section) is empty")
    }
    return address + (offset &- finder.starts[section])
  }
}
