// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A section that knows how many rows it has, and nothing about them.
///
/// A list view needs no more to carry its cells along: rows come from its data source.
struct CountedSection: ListSection {
  let rows: RowCount

  var id: Int { 0 }

  init(count: Int) {
    rows = RowCount(count: count)
  }

  init(_ section: CountedSection, rows: RowCount) {
    self.rows = rows
  }
}

/// A row of which nothing is known.
///
/// All are equal: the updater has compared the rows, so a view need not compare them again.
struct UnknownRow: Identifiable, Equatable {
  var id: Int { 0 }
}

/// A number of rows, as a collection.
struct RowCount: RandomAccessCollection, RangeReplaceableCollection {
  private(set) var count = 0

  init() {}

  init(count: Int) {
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> UnknownRow { UnknownRow() }

  /// Rows without content take no memory, so any address is where they are.
  ///
  /// It spares a headless list view a walk from index to index.
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UnknownRow>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafePointer(to: UnknownRow()) {
      try body(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<UnknownRow>
  ) {
    count += newElements.count - subrange.count
  }
}
