// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Finds the columns of a new file that have the values of columns of the old one.
struct SharedColumns {
  /// The digests of values, by columns and rows that are in both files; 0 for empty values.
  private var old: [[UInt32]]
  private var new: [[UInt32]]

  /// The most rows that are looked at, and the most values of them.
  private static let (rowLimit, valueLimit) = (10_000, 4_000_000)

  /// - Parameters:
  ///   - oldPlaces: The places of the columns in the old file.
  ///   - newPlaces: The places of those in the new file.
  init(_ old: InputList, _ oldPlaces: [Int], _ new: InputList, _ newPlaces: [Int]) {
    self.old = Array(repeating: [], count: oldPlaces.count)
    self.new = Array(repeating: [], count: newPlaces.count)
    var known: [TextSlice: InputRow] = [:]
    for row in old.sections.lazy.flatMap({ $0.rows }) where known[row.id] == nil {
      known[row.id] = row
    }
    var left = max(32, min(Self.rowLimit, Self.valueLimit / (oldPlaces.count + newPlaces.count)))
    for row in new.sections.lazy.flatMap({ $0.rows }) {
      guard left > 0, let other = known[row.id] else { continue }
      left -= 1
      let (before, after) = (
        old.layout.scanner(of: other.content), new.layout.scanner(of: row.content)
      )
      for (index, place) in oldPlaces.enumerated() {
        self.old[index].append(before.digest(before.fields[place]))
      }
      for (index, place) in newPlaces.enumerated() {
        self.new[index].append(after.digest(after.fields[place]))
      }
    }
  }

  /// Returns for each old column the new one that has most of its values, if that is more than half.
  ///
  /// Rows where both are empty tell nothing.
  func pairs() -> [Int?] {
    var pairs = [Int?](repeating: nil, count: old.count)
    // Most columns that got another name have all their values.
    var equal: [[UInt32]: [Int]] = [:]
    for (index, column) in new.enumerated().reversed() where column.contains(where: { $0 != 0 }) {
      equal[column, default: []].append(index)
    }
    for (index, column) in old.enumerated() { pairs[index] = equal[column]?.popLast() }
    let left = old.indices.filter { pairs[$0] == nil }
    var free = Set(new.indices).subtracting(pairs.compactMap { $0 })
    if left.isEmpty || free.isEmpty { return pairs }
    for (index, votes) in zip(left, votes(left, free)) {
      let shares = votes.filter { free.contains($0) }.map { ($0, share(old[index], new[$0])) }
      guard let best = shares.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }), best.1 > 0.5 else {
        continue
      }
      pairs[index] = best.0
      free.remove(best.0)
    }
    return pairs
  }

  /// Returns for each of some old columns the new ones with which it probably shares most values.
  ///
  /// A value that many columns have in a row tells nothing: so the width of files costs no more than
  /// their values.
  private func votes(_ left: [Int], _ free: Set<Int>) -> [[Int]] {
    let limit = max(16, 4_096 / max(left.count, free.count))
    var votes = [[Int: Int]](repeating: [:], count: left.count)
    for row in new[0].indices {
      var columns: [UInt32: [Int]] = [:]
      for column in free where new[column][row] != 0 {
        columns[new[column][row], default: []].append(column)
      }
      for (index, column) in left.enumerated() {
        guard let found = columns[old[column][row]], found.count <= limit else { continue }
        for other in found { votes[index][other, default: 0] += 1 }
      }
    }
    return votes.map { votes in
      votes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit).map { $0.key }
    }
  }

  private func share(_ one: [UInt32], _ other: [UInt32]) -> Double {
    var (equal, all) = (0, 0)
    for (value, otherValue) in zip(one, other) where value != 0 || otherValue != 0 {
      all += 1
      if value == otherValue { equal += 1 }
    }
    return Double(equal) / Double(max(1, all))
  }
}

extension DelimitedScanner {
  /// Returns a number that is the same for the same values, and 0 for an empty one.
  fileprivate func digest(_ field: Field) -> UInt32 {
    if field.start == field.end { return 0 }
    // Slices may read eight bytes more, which a record in memory has.
    let value = field.hasDoubledQuotes ? value(field) + [UInt8](repeating: 0, count: 8) : []
    return max(
      1,
      value.withUnsafeBytes { copy in
        let source = value.isEmpty ? UnsafeRawBufferPointer(rebasing: bytes[field.start...]) : copy
        let count = value.isEmpty ? field.end - field.start : value.count - 8
        return source.baseAddress.map { TextSlice($0, count: count).digest } ?? 0
      })
  }
}
