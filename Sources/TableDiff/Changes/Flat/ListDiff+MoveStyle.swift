// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Which of the rows in both lists are reported as moves.
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

    /// As few moves as possible: as many rows as possible stay, in their order.
    ///
    /// The number of moves is that of the pairs less the length of the longest increasing
    /// subsequence of their old offsets. (With unique ids this is the longest common subsequence of
    /// the ids.)
    @export(implementation) public static var minimal: MoveStyle { MoveStyle(kind: .minimal) }

    /// Every row whose offset changed moves, even if other changes only shifted it.
    @export(implementation) public static var all: MoveStyle { MoveStyle(kind: .all) }

    /// No moves: a row that would move is deleted and inserted, and never updated.
    ///
    /// With unique ids the result is a shortest edit script. In a list of sections, between two stages
    /// a row may be both in the section that it is deleted from and in the inserted section that it
    /// is inserted into, which breaks rule F5.
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
