// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A task of typed code: rows to hash, or pairs to compare.
///
/// Only hashing ids and comparing pairs depend on the type of the rows. The join itself is compiled
/// once, in the library; the loops that perform its requests are compiled for each row type, or
/// inlined into each call with closures.
@usableFromInline
struct RowRequest {
  @usableFromInline
  struct Pair {
    @usableFromInline let old: UnsafeRawPointer
    @usableFromInline let new: UnsafeRawPointer
  }

  /// The number of rows to hash, or of pairs to compare.
  @usableFromInline let count: Int

  /// The first of the contiguous rows to hash; `nil` if pairs are to be compared.
  @usableFromInline var rows: UnsafeRawPointer?

  /// The hash function, and the destination of the hashes.
  @usableFromInline var hash = IDHash(seed: 0)
  @usableFromInline var hashes: UnsafeMutablePointer<UInt64>?

  /// The pairs to compare, up to the first that differs.
  @usableFromInline var pairs: UnsafePointer<Pair>?

  /// What is compared.
  @usableFromInline var comparesIDs = false
  @usableFromInline var comparesContents = false
}

/// A question about single rows, for cases rare enough that each answer may cost a call.
@usableFromInline
enum RowProbe {
  /// Whether the ids are equal: 1 or 0.
  case haveSameID
  /// Whether an old row and a new one look alike: 1 or 0.
  case lookAlike
  /// The hash of the first row's id.
  case hash(IDHash)
  /// A second hash of the first row's id.
  case secondHash(IDHash)
}

typealias RowAnswers = (RowProbe, UnsafeRawPointer, UnsafeRawPointer) -> UInt64

extension RowMatcher {
  /// Performs the tasks of the driver.
  ///
  /// - Parameters:
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old and a new row with equal ids look alike.
  @export(implementation)
  @inline(always)
  mutating func run<Row, ID: Hashable>(
    _ work: inout JoinDriver, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var different = 0
    while true {
      let next = try work.next(
        &self, after: different,
        answer: { question, row, other in
          let row = row.assumingMemoryBound(to: Row.self)
          let other = other.assumingMemoryBound(to: Row.self)
          switch question {
          case .haveSameID: return id(row.pointee) == id(other.pointee) ? 1 : 0
          case .lookAlike: return contentsEqual(row.pointee, other.pointee) ? 1 : 0
          case .hash(let hash): return hash(id(row.pointee))
          case .secondHash(let hash): return hash.second(id(row.pointee))
          }
        },
        stop)
      guard let task = next else { return }
      if let rows = task.rows?.assumingMemoryBound(to: Row.self), let hashes = task.hashes {
        for index in 0..<task.count { hashes[index] = task.hash(id(rows[index])) }
      } else if let pairs = task.pairs {
        different = 0
        // With anything but comparisons in this loop, the compiler copied every row.
        while different < task.count {
          let old = pairs[different].old.assumingMemoryBound(to: Row.self)
          let new = pairs[different].new.assumingMemoryBound(to: Row.self)
          if task.comparesIDs, id(old.pointee) != id(new.pointee) { break }
          if task.comparesContents, !contentsEqual(old.pointee, new.pointee) { break }
          different &+= 1
        }
      }
    }
  }
}
