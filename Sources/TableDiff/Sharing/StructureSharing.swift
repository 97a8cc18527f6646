// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list of rows that shares structure with other versions of itself, and knows where.
///
/// Rows that two lists share are equal by definition, wherever each list has them: neither their ids
/// nor their contents need be read. An array shares all of its rows or none, which is seen from its
/// address.
///
/// This is the only place where the library asks for shared structure, once for each pair of lists.
/// Where the type of the lists is known to the compiler, the casts to this protocol cost nothing.
@usableFromInline
package protocol StructureSharing: RandomAccessCollection {
  /// Returns what this list, as the old one, shares with a new one.
  ///
  /// A list that was not made from the other one shares nothing with it. What is shared may be left
  /// out; what is not shared must not be.
  ///
  /// - Parameters:
  ///   - new: The new list, which may be of any type.
  ///   - purpose: What the answer is for.
  /// - Complexity: About O(*k* log *n*) for *k* changes of *n* rows, so that who asks reads only what
  ///   changed.
  func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows

  /// Appends all rows, where they lie in memory, to the pieces of a list.
  ///
  /// - Returns: `false`, with nothing appended, if the list computes its rows.
  func appendPieces(to pieces: inout ListPieces) -> Bool
}

/// What is to be done with the rows that two lists do not share.
@usableFromInline
package enum SharingPurpose {
  /// All of them are paired. Rows that both lists share in another order should be found.
  case list

  /// They are paired, together with those of other sections. Rows that both lists share in another order
  /// count as not shared. Rows that only one of the lists has need no address.
  case section

  /// None is read. Rows that both lists share in another order should be found.
  case pairs
}

/// What two lists share.
///
/// It is not generic: a cast to a protocol with a type of rows would need systems newer than those
/// that the library supports.
@usableFromInline
package enum SharedRows {
  /// All rows, in order.
  case all

  /// All rows, in order, but for one piece of each list, at the same offset.
  ///
  /// - `isWhole`: Whether these pieces are the lists.
  case allBut(old: ListPiece, new: ListPiece, isWhole: Bool)

  /// All rows but those to pair.
  case some(UnsharedRows)

  /// No rows, or the lists do not know which.
  case none

  /// Asks two lists what they share.
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
      return rows.same?.allPairs(oldCount: oldCount, newCount: newCount)
        ?? rows.pieces.sharedPairs(oldCount: oldCount)
    }
    return pairs
  }
}

/// The rows of two lists that are to be paired, as pieces of memory, and how the others are paired.
@usableFromInline
package struct UnsharedRows {
  @usableFromInline package let pieces: UnsharedPieces

  /// The pairs of the other rows, if the lists take their rows from one source; otherwise the pieces
  /// tell.
  @usableFromInline package let same: IdentityMatches?

  /// What keeps the rows in memory, unless the lists do.
  @usableFromInline package let owner: AnyObject?

  @export(implementation)
  package init(_ pieces: UnsharedPieces, owner: AnyObject? = nil) {
    (self.pieces, self.owner) = (pieces, owner)
    same = nil
  }

  /// - Parameters:
  ///   - old: The old rows that the new list lacks, if they are to be paired.
  ///   - new: The new rows that the old list lacks, if they are to be paired.
  @export(implementation)
  package init(
    _ same: IdentityMatches, old: ListPieces = ListPieces(), new: ListPieces = ListPieces(),
    owner: AnyObject? = nil
  ) {
    (self.same, self.owner) = (same, owner)
    pieces = UnsharedPieces(old, new)
  }
}
