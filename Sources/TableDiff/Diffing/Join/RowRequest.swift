// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A request to typed code: rows to hash, or pairs to compare.
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

/// A probe of single rows, for cases rare enough that each answer may cost a call.
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
  /// Performs the requests of the driver.
  ///
  /// - Parameters:
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old and a new row with equal ids look alike.
  @export(implementation)
  @inline(always)
  mutating func run<Row, ID: Hashable>(
    _ driver: inout JoinDriver, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var different = 0
    while true {
      let next = try driver.next(
        &self, after: different,
        answer: { probe, row, other in
          let row = row.assumingMemoryBound(to: Row.self)
          let other = other.assumingMemoryBound(to: Row.self)
          switch probe {
          case .haveSameID: return id(row.pointee) == id(other.pointee) ? 1 : 0
          case .lookAlike: return contentsEqual(row.pointee, other.pointee) ? 1 : 0
          case .hash(let hash): return hash(id(row.pointee))
          case .secondHash(let hash): return hash.second(id(row.pointee))
          }
        },
        stop)
      guard let request = next else { return }
      if let rows = request.rows?.assumingMemoryBound(to: Row.self), let hashes = request.hashes {
        for index in 0..<request.count { hashes[index] = request.hash(id(rows[index])) }
      } else if let pairs = request.pairs {
        different = 0
        // With anything but comparisons in this loop, the compiler copied every row.
        while different < request.count {
          let old = pairs[different].old.assumingMemoryBound(to: Row.self)
          let new = pairs[different].new.assumingMemoryBound(to: Row.self)
          if request.comparesIDs, id(old.pointee) != id(new.pointee) { break }
          if request.comparesContents, !contentsEqual(old.pointee, new.pointee) { break }
          different &+= 1
        }
      }
    }
  }
}
