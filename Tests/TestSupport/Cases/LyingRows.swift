// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// How a list is not what it says.
package enum Lie: String, CaseIterable, Codable {
  case countsOneLess, countsOneMore, countsNone, countsBelowNone, countsFarMore
  case countGrows, countShrinks
  case storageIsLonger, storageIsShorter, storageIsEmpty, storageIsAnother, storageComesAndGoes
  case indicesSkip, indicesStand, indicesNeverEnd
}

/// A list that is not what it says, unless it was created by the library.
package struct LyingRows<Row>: RandomAccessCollection, RangeReplaceableCollection {
  /// What changes from call to call; an object, since a collection is asked without `mutating`.
  private final class Calls {
    var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  private var rows: [Row] = []
  private let lie: Lie?
  private let calls = Calls()

  package init() { lie = nil }

  /// - Parameter lie: `nil` for a list that is what it says, without contiguous storage.
  /// - Precondition: There are rows, or there is no lie.
  package init(_ rows: [Row], _ lie: Lie?) { (self.rows, self.lie) = (rows, lie) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { lie == .indicesNeverEnd ? -1 : rows.count }

  package var count: Int {
    switch lie {
    case .countsOneLess: rows.count - 1
    case .countsOneMore: rows.count + 1
    case .countsNone: 0
    case .countsBelowNone: -1
    case .countsFarMore: 40 * rows.count
    case .countGrows: rows.count + calls.next() - 1
    case .countShrinks: Swift.max(0, rows.count - calls.next() + 1)
    default: rows.count
    }
  }

  package func index(after index: Int) -> Int {
    switch lie {
    case .indicesSkip: index + 2
    case .indicesStand: index
    default: index + 1
    }
  }

  package func index(before index: Int) -> Int { index - 1 }
  package func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
  package func distance(from start: Int, to end: Int) -> Int { end - start }

  package mutating func replaceSubrange(_ range: Range<Int>, with others: some Collection<Row>) {
    rows.replaceSubrange(range, with: others)
  }

  /// Any index gives a row.
  package subscript(position: Int) -> Row {
    rows[((position % rows.count) + rows.count) % rows.count]
  }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Row>) throws -> Result
  ) rethrows -> Result? {
    switch lie {
    case .storageIsLonger: try (rows + rows).withContiguousStorageIfAvailable(body)
    case .storageIsShorter: try rows.dropLast().withContiguousStorageIfAvailable(body)
    case .storageIsEmpty: try [].withContiguousStorageIfAvailable(body)
    case .storageIsAnother: try rows.reversed().withContiguousStorageIfAvailable(body)
    case .storageComesAndGoes:
      calls.next() % 2 == 0 ? nil : try rows.withContiguousStorageIfAvailable(body)
    case .countsOneLess, .countsOneMore, .countGrows, .countShrinks:
      try rows.withContiguousStorageIfAvailable(body)
    default: nil
    }
  }
}

/// A section whose rows are not what they say.
package struct LyingSection: ListSection {
  package let id: Int
  package var title = 0
  package let rows: LyingRows<TestRow>

  package init(id: Int, title: Int = 0, rows: LyingRows<TestRow>) {
    (self.id, self.title, self.rows) = (id, title, rows)
  }

  package init(_ section: LyingSection, rows: LyingRows<TestRow>) {
    self.init(id: section.id, title: section.title, rows: rows)
  }

  package func hasSameHeader(as other: LyingSection) -> Bool { title == other.title }
}
