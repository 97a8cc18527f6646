// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The difference between two snapshots of a list: the deleted, inserted, moved and updated rows.
///
///     struct Fruit: Identifiable, Equatable { let id: Int; var name: String }
///
///     let old = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Fig")]
///     let new = [Fruit(id: 3, name: "Fig"), Fruit(id: 1, name: "Apricot"), Fruit(id: 4, name: "Plum")]
///     let diff = old.tableDiff(to: new)
///     diff.deletes  // [1]: Pear
///     diff.inserts  // [2]: Plum
///     diff.moves    // [Move(from: 2, to: 0)]: Fig
///     diff.updates  // [Update(from: 0, to: 1)]: Apple became Apricot
///
/// A row *stays* if it is neither deleted, inserted nor moved. To apply a diff, remove the deleted
/// and moved rows from the old list, put the inserted and moved rows at their new offsets, and fill
/// the remaining offsets with the staying rows in order. A list view reads a batch update the same
/// way. ``Swift/RandomAccessCollection/applying(_:rowsFrom:)`` applies a diff.
///
/// Offsets count from 0, regardless of the collections' indices. `deletes` and `from` are offsets
/// in the old list, `inserts` and `to` offsets in the new one.
///
/// A diff stores ranges of offsets and no rows, so its size depends on what changed, not on what
/// stayed.
public struct ListDiff: Sendable, Equatable {
  /// The number of rows in the old list.
  public let oldCount: Int

  /// The number of rows in the new list.
  public let newCount: Int

  package let deleted: OffsetRanges
  package let inserted: OffsetRanges
  package let moved: OffsetPairs
  package let updated: OffsetPairs
  let minimality: Minimality

  /// Creates a diff from its parts.
  ///
  /// - Precondition: The parts are consistent, as checked by `_checkInvariants`.
  package init(
    oldCount: Int,
    newCount: Int,
    deleted: OffsetRanges,
    inserted: OffsetRanges,
    moved: OffsetPairs,
    updated: OffsetPairs,
    isKnownMinimal: Bool = false
  ) {
    self.oldCount = oldCount
    self.newCount = newCount
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
    self.updated = updated
    minimality = Minimality(isKnown: isKnownMinimal)
    _checkInvariants()
  }
}

extension ListDiff {
  /// Whether it is known that no diff of these lists keeps more rows in place.
  ///
  /// With ``Algorithm/lcs`` it is `true` unless the effort limit was hit. With ``Algorithm/heckel``
  /// it is `true` only if no row moves, although with unique ids the diff is always minimal.
  /// ``MoveStyle/all`` moves rows that could stay, so there too it is `true` only if no row moves.
  ///
  /// The property describes how the diff was found, not its changes, so `==` ignores it.
  public var isKnownMinimal: Bool { minimality.isKnown }

  /// Knowledge about a diff besides its changes; all values are equal.
  struct Minimality: Sendable, Equatable {
    package let isKnown: Bool

    package static func == (_: Minimality, _: Minimality) -> Bool { true }
  }
}

extension ListDiff {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Whether the library was built with its internal checks, which take time.
    package static let hasInternalChecks = true

    /// Traps unless the parts of the diff are consistent and stored in canonical form.
    ///
    /// The check takes memory for each row, and a diff from outside may claim any number of rows,
    /// so diffs of more than two million rows are skipped.
    package func _checkInvariants() {
      if max(oldCount, newCount) > 1 << 21 { return }
      do {
        let parts = try ValidatedChanges(
          oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
          updates: updates)
        precondition(
          parts.deleted == deleted && parts.inserted == inserted && parts.moved == moved
            && parts.updated == updated, "\(self) is not stored in order")
      } catch {
        preconditionFailure("\(error)")
      }
    }
  #else
    /// Whether the library was built with its internal checks, which take time.
    package static let hasInternalChecks = false

    @inline(always)
    package func _checkInvariants() {}
  #endif
}

extension ListDiff {
  /// The diff back from the new list to the old one, for undo.
  ///
  ///     let old = ["a", "b", "c"], new = ["c", "b", "d"]
  ///     let diff = old.tableDiff(to: new, id: \.self)
  ///     diff.inverse.deletes                       // [2]: "d"
  ///     diff.inverse.moves                         // [Move(from: 0, to: 2)]: "c"
  ///     new.applying(diff.inverse, rowsFrom: old)  // ["a", "b", "c"]
  ///
  /// Deletes become inserts, and moves and updates change direction. The same rows stay, so the
  /// number of moves is the same, and `diff.inverse.inverse == diff`.
  ///
  /// The inverse may differ from a diff computed from new to old: among several largest sets of
  /// rows that could stay, that diff may choose another one. It may also pair rows with repeated
  /// ids differently.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows.
  public var inverse: ListDiff {
    ListDiff(
      oldCount: newCount, newCount: oldCount, deleted: inserted, inserted: deleted,
      moved: moved.inverse, updated: updated.inverse, isKnownMinimal: isKnownMinimal)
  }
}
