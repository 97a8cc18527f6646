// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// How rows are paired, and which of them are reported as moves.
  ///
  ///     let options = ListDiff.Options(moves: .never, algorithm: .lcs)
  ///     let diff = ListDiff(from: old, to: new, options: options, shouldStop: { Task.isCancelled })
  public struct Options: Sendable, Hashable {
    /// Which rows in both lists are reported as moves; by default as few as possible.
    public var moves: MoveStyle

    /// How rows with repeated ids are paired.
    public var algorithm: Algorithm

    /// The seed for hashing ids, which does not affect the diff; `nil` for a seed for each process.
    @usableFromInline let hashSeed: UInt64?

    /// Creates options.
    @export(implementation)
    @inline(always)
    public init(moves: MoveStyle = .minimal, algorithm: Algorithm = .heckel) {
      self.init(moves: moves, algorithm: algorithm, hashSeed: nil)
    }

    @export(implementation)
    @inline(always)
    package init(
      moves: MoveStyle = .minimal, algorithm: Algorithm = .heckel, hashSeed: UInt64?
    ) {
      self.moves = moves
      self.algorithm = algorithm
      self.hashSeed = hashSeed
    }

    /// Whether all public options have their defaults.
    @export(implementation)
    var areDefault: Bool { moves.kind == .minimal && algorithm.kind == .heckel }
  }
}

extension ListDiff {
  /// Which rows in both lists are reported as moves.
  ///
  ///     let old = ["a", "b", "c"], new = ["b", "c", "a"]
  ///     old.tableDiff(to: new, id: \.self, moves: .minimal).moves  // [Move(from: 0, to: 2)]
  ///     old.tableDiff(to: new, id: \.self, moves: .all).moves.count  // 3
  ///     old.tableDiff(to: new, id: \.self, moves: .never).moves  // []: "a" is deleted, inserted
  public struct MoveStyle: Sendable, Hashable {
    @usableFromInline
    package enum Kind: Sendable, Hashable { case minimal, all, never }

    @usableFromInline package let kind: Kind

    @export(implementation)
    package init(kind: Kind) { self.kind = kind }

    /// As few moves as possible: as many rows as possible stay in order.
    ///
    /// The number of moves is the number of pairs less the length of the longest increasing
    /// subsequence of their old offsets. With unique ids, this length is that of the longest common
    /// subsequence of the ids.
    @export(implementation) public static var minimal: MoveStyle { MoveStyle(kind: .minimal) }

    /// Every row whose offset changed moves, even if other changes merely shifted it.
    @export(implementation) public static var all: MoveStyle { MoveStyle(kind: .all) }

    /// No moves: a row that would move is deleted and inserted, and never updated.
    ///
    /// With unique ids the result is a shortest edit script. In a list of sections, a row may be in
    /// two sections between two stages: the section it is deleted from, and the inserted section it
    /// is inserted into. This breaks rule F5.
    @export(implementation) public static var never: MoveStyle { MoveStyle(kind: .never) }
  }
}

extension ListDiff.MoveStyle: CustomStringConvertible {
  /// The style's name, such as `minimal`.
  public var description: String {
    switch kind {
    case .minimal: "minimal"
    case .all: "all"
    case .never: "never"
    }
  }
}

extension ListDiff {
  /// The algorithm that pairs rows with repeated ids, which determines the cost.
  ///
  ///     let old = ["{", "a", "}", "{", "b", "}"], new = ["{", "b", "}"]
  ///     let diff = old.tableDiff(to: new, id: \.self, algorithm: .lcs)
  ///     diff.deletes         // [1, 2, 3]
  ///     diff.isKnownMinimal  // true
  ///
  /// With unique ids all algorithms give the same diff, and ``heckel`` is the fastest. For data
  /// that repeats, such as lines of text, log entries, tokens or tags, ``lcs`` keeps as many rows
  /// in place as possible.
  public struct Algorithm: Sendable, Hashable {
    @usableFromInline
    package enum Kind: Sendable, Hashable { case heckel, lcs }

    @usableFromInline package let kind: Kind

    /// The maximum number of steps of a search; `nil` for no limit.
    @usableFromInline package let effort: Int?

    @export(implementation)
    package init(kind: Kind, effort: Int?) {
      self.kind = kind
      self.effort = effort
    }

    /// Pairs rows in expected linear time; the default.
    ///
    /// The algorithm walks both lists in step and pairs rows that line up, searching ahead at a
    /// mismatch. It pairs the remaining rows by a hash join, and keeps a longest ascending set of
    /// all pairs in place. It is named after Paul Heckel, whose algorithm also pairs rows by their
    /// unique ids before it extends the pairs to neighbours ("A technique for isolating differences
    /// between files", 1978, [doi:10.1145/359460.359467](https://doi.org/10.1145/359460.359467)).
    /// If ids repeat, rows may move or change needlessly.
    @export(implementation) public static var heckel: Algorithm {
      Algorithm(kind: .heckel, effort: nil)
    }

    /// Pairs rows such that a longest common subsequence of the ids stays.
    ///
    /// - Complexity: O(*n* log *n*) on integers and O(*n*) hashes, where *n* is the number of rows,
    ///   if most ids in both lists are unique, if few rows differ, or if few are the same. In the
    ///   worst case, long lists over few ids with little in common, O(*n*² / 64). Memory is always
    ///   O(*n*).
    @export(implementation) public static var lcs: Algorithm { Algorithm(kind: .lcs, effort: nil) }

    /// Pairs rows as ``lcs`` does, up to an effort limit.
    ///
    /// Linear work is unlimited: reading rows, interning ids, cutting the lists at certain rows,
    /// and solving parts of up to 64 rows. Other parts are searched in ascending order of size
    /// until the effort is spent. The diff contains all pairs found by then. More effort never
    /// gives a longer diff.
    ///
    /// A part is searched only if the remaining effort suffices to read its rows and to give up in
    /// the end, some ten steps a row. A million rows that cannot be cut therefore take ten to
    /// thirty million steps before any gain.
    ///
    /// - Parameter effort: The maximum number of steps of the search beyond linear work: some 200
    ///   million a second, or more for few rows. If it does not suffice, the diff is still valid
    ///   and ``ListDiff/isKnownMinimal`` is `false`.
    /// - Returns: An algorithm that gives the same diff on every run, since it counts steps instead
    ///   of time.
    @export(implementation)
    public static func lcs(effort: Int) -> Algorithm { Algorithm(kind: .lcs, effort: effort) }
  }
}

extension ListDiff.Algorithm: CustomStringConvertible {
  /// The algorithm's name, such as `heckel`, with its limit if any.
  public var description: String {
    switch kind {
    case .heckel: "heckel"
    case .lcs: effort.map { "lcs(effort: \($0))" } ?? "lcs"
    }
  }
}
