// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Lines that are changed on one side only, and may slide over equal lines before and after them.
struct SlidingLines {
  private let rows: [InputRow]
  private let range: Range<Int>

  /// How far the lines may slide: over staying lines only.
  private let positions: ClosedRange<Int>

  /// The most lines that changed lines slide over.
  static let limit = 100

  /// - Parameter room: The numbers of staying lines right before and right after the changed ones.
  init(_ rows: [InputRow], _ range: Range<Int>, _ room: (above: Int, below: Int)) {
    (self.rows, self.range) = (rows, range)
    var (first, last) = (range.lowerBound, range.lowerBound)
    let count = range.count
    let (top, bottom) = (first - min(room.above, Self.limit), last + min(room.below, Self.limit))
    while first > top, rows[first - 1].id == rows[first - 1 + count].id { first -= 1 }
    while last < bottom, rows[last].id == rows[last + count].id { last += 1 }
    positions = first...last
  }

  /// Slides the lines.
  ///
  /// - Returns: Where they end.
  func slide(_ isChanged: inout [Bool]) -> Int {
    if positions.count == 1 { return range.upperBound }
    var best = (cost: Int.max, start: range.lowerBound)
    for start in positions {
      let cost = cost(start)
      if cost <= best.cost { best = (cost, start) }
    }
    if best.start != range.lowerBound {
      for offset in range { isChanged[offset] = false }
      for offset in best.start..<best.start + range.count { isChanged[offset] = true }
    }
    return best.start + range.count
  }

  /// How badly a block reads that begins at a line: best is one that begins and ends where the text
  /// is indented least, and after an empty line.
  private func cost(_ start: Int) -> Int {
    let end = start + range.count
    var cost = 4 * (indentation(start) + indentation(end))
    let isAfterGap = start == 0 || isBlank(start - 1)
    if !isAfterGap { cost += isBlank(start) ? 2 : 7 }
    if closesBlock(start) { cost += 6 }
    return cost
  }

  private func isBlank(_ offset: Int) -> Bool { Indentation.columns(rows[offset]) == nil }

  /// The indentation of the first line from an offset on that is not empty.
  private func indentation(_ start: Int) -> Int {
    for offset in start..<min(rows.count, start + 20) {
      if let columns = Indentation.columns(rows[offset]) { return columns }
    }
    return 0
  }

  /// Whether a line begins with what ends a block.
  private func closesBlock(_ offset: Int) -> Bool {
    guard let first = rows[offset].content.first(where: { $0 > 0x20 }) else { return false }
    return [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(first)
  }
}
