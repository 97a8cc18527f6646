// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Interns ids by their hashes; the token of an id is the ordinal of its first old row.
///
/// Like `HashJoin`, it works partition by partition so that its table stays in the first-level
/// cache, and two rows with one token are a *candidate* that the caller verifies by id. Rows with
/// different tokens have different ids.
@usableFromInline
struct TokenJoin {
  /// The token of each old row, by ordinal.
  @usableFromInline private(set) var old: ContiguousArray<Int32>

  /// The token of each new row, by name; the number of old rows if no old row has its hash.
  @usableFromInline private(set) var new: ContiguousArray<Int32>

  /// The ordinals of old rows that share the hash of a token but not its id, one for each id, by
  /// token and second hash.
  private var others: [Int32: [UInt64: [Int]]] = [:]

  var isEachOldUnique: Bool {
    for ordinal in old.indices where Int(old[ordinal]) != ordinal { return false }
    return true
  }

  /// Interns the ids of old and new rows, both named by ordinal.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the number of rows on both sides.
  @usableFromInline
  init(
    _ oldRows: HashPartitions, _ newRows: HashPartitions, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let none = Int32(truncatingIfNeeded: oldRows.entries.count)
    old = ContiguousArray(repeating: none, count: oldRows.entries.count)
    new = ContiguousArray(repeating: none, count: newRows.entries.count)
    var table = TagTable(capacity: oldRows.largestPartition)
    for partition in 0..<oldRows.count {
      let range = oldRows.range(of: partition)
      try table.enter(oldRows, partition, stop)
      func assign(
        _ rows: HashPartitions, _ tokens: inout ContiguousArray<Int32>, _ table: borrowing TagTable
      ) throws(_Stopped) {
        for index in rows.range(of: partition) {
          let head = table.head(of: rows.entries[index] >> 32)
          if head >= 0 {
            tokens[Int(rows.entries[index] & 0xFFFF_FFFF)] = Int32(
              truncatingIfNeeded: oldRows.entries[range.lowerBound + head])
          }
          try stop?.check(after: 1)
        }
      }
      try assign(oldRows, &old, table)
      try assign(newRows, &new, table)
    }
  }

  /// Separates an old row from the token of its hash, which belongs to another id.
  ///
  /// Its new token is the ordinal of the first separated row with an equal id, or its own ordinal.
  /// Must be called in ascending order of ordinals.
  ///
  /// - Parameters:
  ///   - hash: A second hash of the row's id.
  ///   - isSame: Whether the row's id equals that of the old row at an ordinal.
  @usableFromInline
  mutating func separate(
    _ ordinal: Int, hash: UInt64, isSame: (_ ordinal: Int) throws(_Stopped) -> Bool
  ) throws(_Stopped) {
    let token = old[ordinal]
    let alike = try other(of: token, hash: hash, isSame: isSame)
    old[ordinal] = Int32(truncatingIfNeeded: alike ?? ordinal)
    if alike == nil { others[token, default: [:]][hash, default: []].append(ordinal) }
  }

  /// Separates a new row from the token of its hash, after all old rows are separated.
  ///
  /// Without an old row of equal id, its token is the number of old rows.
  @usableFromInline
  mutating func separate(
    new name: Int, hash: UInt64, isSame: (_ ordinal: Int) throws(_Stopped) -> Bool
  ) throws(_Stopped) {
    let alike = try other(of: new[name], hash: hash, isSame: isSame)
    new[name] = Int32(truncatingIfNeeded: alike ?? old.count)
  }

  private func other(
    of token: Int32, hash: UInt64, isSame: (_ ordinal: Int) throws(_Stopped) -> Bool
  ) throws(_Stopped) -> Int? {
    for ordinal in others[token]?[hash] ?? [] {
      if try isSame(ordinal) { return ordinal }
    }
    return nil
  }
}
