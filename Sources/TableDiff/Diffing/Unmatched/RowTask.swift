// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Some rows that the code which knows their type is to read.
///
/// Joining rows takes little that depends on their type: hashing ids, and comparing pairs. So the
/// join itself is compiled once, in the library, and hands out tasks; only the loops that carry
/// them out are compiled for each type of row, or into each call with closures.
@usableFromInline
struct RowTask {
  /// Two rows to compare.
  @usableFromInline
  struct Pair {
    @usableFromInline let old: UnsafeRawPointer
    @usableFromInline let new: UnsafeRawPointer
  }

  /// The number of rows to hash, or of pairs to compare.
  @usableFromInline let count: Int

  /// The first of the rows to hash, which follow each other; `nil` if pairs are to be compared.
  @usableFromInline let rows: UnsafeRawPointer?

  /// The hash function.
  @usableFromInline let hash: IDHash

  /// Receives the hashes of the ids.
  @usableFromInline let hashes: UnsafeMutablePointer<UInt64>?

  /// The pairs to compare, up to the first one that differs.
  @usableFromInline let pairs: UnsafePointer<Pair>?

  /// What differs if it is not equal.
  @usableFromInline let comparesIDs: Bool
  @usableFromInline let comparesContents: Bool

  /// A task to hash the ids of rows.
  init(
    _ hash: IDHash, _ rows: UnsafeRawPointer, count: Int,
    into hashes: UnsafeMutablePointer<UInt64>
  ) {
    self.count = count
    self.rows = rows
    self.hash = hash
    self.hashes = hashes
    pairs = nil
    comparesIDs = false
    comparesContents = false
  }

  /// A task to compare pairs.
  init(
    _ pairs: UnsafePointer<Pair>, count: Int, comparesIDs: Bool, comparesContents: Bool
  ) {
    self.count = count
    rows = nil
    hash = IDHash(seed: 0)
    hashes = nil
    self.pairs = pairs
    self.comparesIDs = comparesIDs
    self.comparesContents = comparesContents
  }
}

/// A question about single rows, for cases so rare that an answer may cost a call.
@usableFromInline
enum RowQuestion {
  /// Whether the ids are equal: 1 or 0.
  case haveSameID
  /// Whether an old row and a new one look alike: 1 or 0.
  case lookAlike
  /// The hash of the first row's id.
  case hash(IDHash)
  /// A second hash of the first row's id.
  case secondHash(IDHash)
}

/// Answers a question about rows in memory.
typealias RowAnswers = (RowQuestion, UnsafeRawPointer, UnsafeRawPointer) -> UInt64
