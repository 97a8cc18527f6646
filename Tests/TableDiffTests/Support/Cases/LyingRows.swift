// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list that is not what it says.
struct LyingRows<Row>: RandomAccessCollection {
  enum Lie: String, CaseIterable, Codable {
    case countsOneLess, countsOneMore, countsNone, countsBelowNone, countsFarMore
    case countGrows, countShrinks
    case storageIsLonger, storageIsShorter, storageIsEmpty, storageIsAnother, storageComesAndGoes
    case indicesSkip, indicesStand, indicesNeverEnd
  }

  /// What changes from call to call; an object, since a collection is asked without `mutating`.
  private final class Calls {
    var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  private let rows: [Row]
  private let lie: Lie
  private let calls = Calls()

  /// - Precondition: There are rows.
  init(_ rows: [Row], _ lie: Lie) { (self.rows, self.lie) = (rows, lie) }

  var startIndex: Int { 0 }
  var endIndex: Int { lie == .indicesNeverEnd ? -1 : rows.count }

  var count: Int {
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

  func index(after index: Int) -> Int {
    switch lie {
    case .indicesSkip: index + 2
    case .indicesStand: index
    default: index + 1
    }
  }

  func index(before index: Int) -> Int { index - 1 }
  func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }

  /// Any index gives a row.
  subscript(position: Int) -> Row { rows[((position % rows.count) + rows.count) % rows.count] }

  func withContiguousStorageIfAvailable<Result>(
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
