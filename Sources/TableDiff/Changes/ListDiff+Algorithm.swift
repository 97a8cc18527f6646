// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Which rows are paired where ids repeat, and at what cost.
  ///
  ///     let old = ["{", "a", "}", "{", "b", "}"], new = ["{", "b", "}"]
  ///     let diff = ListDiff(from: old, to: new, id: \.self, algorithm: .lcs)
  ///     diff.deletes         // [1, 2, 3]
  ///     diff.isKnownMinimal  // true
  ///
  /// With unique ids all of them give the same diff, and ``heckel`` is the fastest. Lines of text,
  /// log entries, tokens or tags repeat; there ``lcs`` keeps as many rows in place as can be.
  public struct Algorithm: Sendable, Hashable {
    @usableFromInline
    package enum Kind: Sendable, Hashable { case heckel, lcs }

    @usableFromInline package let kind: Kind

    /// How many steps a search may take; `nil` for no limit.
    @usableFromInline package let effort: Int?

    @inlinable
    package init(kind: Kind, effort: Int?) {
      self.kind = kind
      self.effort = effort
    }

    /// Pairs repeated ids in some order: linear time, but rows may move or change for nothing.
    @inlinable public static var heckel: Algorithm { Algorithm(kind: .heckel, effort: nil) }

    /// Pairs rows so that a longest common subsequence of the ids stays.
    ///
    /// - Complexity: O(*n* log *n*) on integers and O(*n*) hashes where most ids that both lists
    ///   have are unique, where few rows differ, or where few are the same, *n* being the number of
    ///   rows; in the worst case, long lists over few ids with little in common, O(*n*² / 64).
    ///   Memory is O(*n*) always.
    @inlinable public static var lcs: Algorithm { Algorithm(kind: .lcs, effort: nil) }

    /// As ``lcs``, with a limit for lists where that is out of reach.
    ///
    /// What is linear is done in any case: reading rows, numbering ids, cutting lists where that is
    /// certain, and solving parts of up to 64 rows. The other parts are searched, those with the
    /// fewest rows first, until the effort is used up. What was found by then counts, and more
    /// effort never gives a longer diff.
    ///
    /// A part is only searched while enough effort is left to look at its rows and to give it up in
    /// the end, some ten steps for each of them: a million rows that cannot be cut take ten to
    /// thirty million steps before anything is gained.
    ///
    /// - Parameter effort: How many steps the search may take beyond what is linear: some 200
    ///   million a second, or more where rows are few. Where that was not enough the diff is valid
    ///   all the same, and ``ListDiff/isKnownMinimal`` is `false`.
    /// - Returns: An algorithm that gives the same diff on every run, since it counts steps and not
    ///   time.
    @inlinable
    public static func lcs(effort: Int) -> Algorithm { Algorithm(kind: .lcs, effort: effort) }
  }
}
