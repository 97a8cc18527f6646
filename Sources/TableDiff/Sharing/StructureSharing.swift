// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list of rows that shares structure with other versions of itself, and knows which rows.
///
/// Rows that two lists share are equal by definition, wherever each list has them, so neither their
/// ids nor their contents are read. An array shares all of its rows or none, as its address shows.
///
/// The library looks for shared structure here only, once for each pair of lists. If the compiler
/// knows the type of the lists, the casts to this protocol cost nothing.
@usableFromInline
package protocol StructureSharing: RandomAccessCollection {
  /// Returns the rows that this list, as the old one, shares with a new list.
  ///
  /// Lists with different origins share nothing. Shared rows may be omitted from the result, but it
  /// must not contain others.
  ///
  /// - Parameters:
  ///   - new: The new list, of any type.
  ///   - purpose: The use of the result.
  /// - Complexity: About O(*k* log *n*) for *k* changes of *n* rows, so that the caller reads only
  ///   what changed.
  func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows

  /// Appends the addresses of all rows to the pieces of a list.
  ///
  /// - Returns: `false`, with nothing appended, if the list computes its rows.
  func appendPieces(to pieces: inout ListPieces) -> Bool
}

/// The use of the rows that two lists do not share.
@usableFromInline
package enum SharingPurpose {
  /// All these rows are paired. Rows shared in another order should be found.
  case list

  /// These rows are paired together with those of other sections. Rows shared in another order
  /// count as not shared. Rows in only one of the lists need no address.
  case section

  /// None of these rows are read. Rows shared in another order should be found.
  case pairs
}

/// The rows that two lists share.
///
/// Not generic, since a cast to a protocol with a row type would require newer systems than the
/// library supports.
@usableFromInline
package enum SharedRows {
  /// All rows, in order.
  case all

  /// All rows, in order, except one piece of each list at the same offset.
  ///
  /// - `isWhole`: Whether these pieces are the whole lists.
  case allBut(old: ListPiece, new: ListPiece, isWhole: Bool)

  /// All rows except those to pair.
  case some(UnsharedRows)

  /// No rows, or unknown ones.
  case none

  /// Determines the rows that two lists share.
  @export(implementation)
  @inline(__always)
  package init(
    _ old: some RandomAccessCollection, _ new: some RandomAccessCollection,
    for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) {
    #if hasFeature(Embedded)
      self = .none
    #else
      guard let old = old as? any StructureSharing else {
        self = .none
        return
      }
      self = try old.shared(with: new, for: purpose, stop)
    #endif
  }
}

extension SharedRows {
  /// Returns the pairs of shared rows.
  @usableFromInline
  package func pairs(oldCount: Int, newCount: Int) -> OffsetPairs {
    var pairs = OffsetPairs()
    switch self {
    case .none: break
    case .all: pairs.append(old: 0, new: 0, count: oldCount)
    case .allBut(let old, let new, _):
      pairs.append(old: 0, new: 0, count: Int(old.start))
      let (oldEnd, newEnd) = (Int(old.start + old.count), Int(new.start + new.count))
      pairs.append(old: oldEnd, new: newEnd, count: oldCount - oldEnd)
    case .some(let rows):
      return rows.matches?.allPairs(oldCount: oldCount, newCount: newCount)
        ?? rows.pieces.sharedPairs(oldCount: oldCount)
    }
    return pairs
  }
}

/// The rows of two lists to pair, as pieces of memory, and the pairs of the others.
@usableFromInline
package struct UnsharedRows {
  @usableFromInline package let pieces: UnsharedPieces

  /// The pairs of the other rows if the lists share a source; otherwise the pieces determine them.
  @usableFromInline package let matches: IdentityMatches?

  /// The object that keeps the rows in memory, unless the lists do.
  @usableFromInline package let owner: AnyObject?

  @export(implementation)
  package init(_ pieces: UnsharedPieces, owner: AnyObject? = nil) {
    (self.pieces, self.owner) = (pieces, owner)
    matches = nil
  }

  /// - Parameters:
  ///   - old: The old rows that the new list lacks, if they are to be paired.
  ///   - new: The new rows that the old list lacks, if they are to be paired.
  @export(implementation)
  package init(
    _ matches: IdentityMatches, old: ListPieces = ListPieces(), new: ListPieces = ListPieces(),
    owner: AnyObject? = nil
  ) {
    (self.matches, self.owner) = (matches, owner)
    pieces = UnsharedPieces(old, new)
  }
}
