// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Up to 64 consecutive rows of a source, with labels at equal distances.
@usableFromInline
struct LabelRun: Sendable {
  /// The label of the first row.
  @usableFromInline var first: UInt64

  /// A bit for each row, starting at the lowest: whether a filter includes the row.
  @usableFromInline var included: UInt64

  /// The distance from a label to the next one.
  @usableFromInline var step: UInt32

  /// The number of rows in the chunk before this run.
  @usableFromInline var start: UInt16

  /// The number of rows.
  @usableFromInline var count: UInt8

  /// The maximum number of rows in a run.
  @export(implementation) static var capacity: Int { 64 }

  /// - Precondition: `count` is in `1...64`.
  init(first: UInt64, step: UInt32, count: Int, included: UInt64 = 0) {
    (self.first, self.step, self.included) = (first, step, included)
    start = 0
    self.count = UInt8(truncatingIfNeeded: count)
  }

  @export(implementation)
  @inline(__always)
  func label(at index: Int) -> UInt64 { first &+ UInt64(truncatingIfNeeded: index) &* UInt64(step) }

  /// The label of the last row.
  var last: UInt64 { label(at: Int(count) - 1) }

  /// A mask of the bits of all rows.
  @export(implementation) var mask: UInt64 { count == 64 ? .max : (1 << UInt64(count)) &- 1 }

  /// Returns the bits of these rows from the bits of all rows.
  ///
  /// - Parameter chunkStart: The offset of the first row of the chunk.
  @inline(__always)
  func bits(of all: RowBits, from chunkStart: Int) -> UInt64 {
    let first = chunkStart + Int(start)
    return all.bits(first..<first + Int(count))
  }

  func part(_ range: Range<Int>) -> LabelRun {
    var part = LabelRun(
      first: label(at: range.lowerBound), step: step, count: range.count,
      included: included >> UInt64(range.lowerBound))
    part.included &= part.mask
    return part
  }
}

/// Consecutive runs of labels.
typealias LabelChunk = ContiguousArray<LabelRun>

extension LabelChunk {
  /// The maximum number of runs in a chunk, and the number in a new one.
  static let mostRuns = 256
  static let fill = 192

  /// The number of rows in all runs.
  var rowCount: Int { last.map { Int($0.start) + Int($0.count) } ?? 0 }

  /// Updates the starts of the runs from an index on.
  mutating func number(from index: Int) {
    var start = index == 0 ? 0 : Int(self[index - 1].start) + Int(self[index - 1].count)
    withUnsafeMutableBufferPointer { runs in
      for index in index..<runs.count {
        runs[index].start = UInt16(truncatingIfNeeded: start)
        start += Int(runs[index].count)
      }
    }
  }
}
