// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A filter that is stored, into which a closure literal is inlined.
@usableFromInline
struct RowTest<Row>: Sendable {
  @usableFromInline typealias Address = UnsafePointer<Row>

  /// Whether the list has a row.
  @usableFromInline let isIncluded: @Sendable (Address) -> Bool

  /// Sets the bits of rows to test; see ``RowBits/test(_:in:from:_:)``.
  @usableFromInline
  let testBlock: @Sendable (inout RowBits, _ tested: RowBits, Range<Int>, Address) -> Void

  @export(implementation)
  @inline(__always)
  init(_ isIncluded: @escaping @Sendable (Row) -> Bool) {
    self.isIncluded = { isIncluded($0.pointee) }
    testBlock = { matching, tested, range, first in
      matching.test(tested, in: range, from: first) { isIncluded($0.pointee) }
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Calls a closure with the rows of a range, in parts that are stored contiguously.
  ///
  /// - Parameters:
  ///   - count: The number of all rows.
  ///   - body: Receives the address at which the row with offset 0 would be, and offsets of rows.
  @export(implementation)
  @inline(__always)
  func withRows(
    in range: Range<Int>, count: Int, _ body: (UnsafePointer<Element>, Range<Int>) -> Void
  ) {
    if let tree = TreeArray<Element>(sharing: self) {
      var start = range.lowerBound
      tree.withChunks(in: range) { chunk in
        if let first = chunk.baseAddress { body(first - start, start..<start + chunk.count) }
        start += chunk.count
      }
      return
    }
    let isContiguous: Void? = withContiguousStorageIfAvailable { rows in
      rows.requireCount(count)
      if let first = rows.baseAddress { body(first, range) }
    }
    if isContiguous != nil { return }
    for offset in range {
      withUnsafePointer(to: self[startIndex + offset]) { body($0 - offset, offset..<offset + 1) }
    }
  }
}
