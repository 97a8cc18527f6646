// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// A row that is in both lists and does not stay: it goes from an old offset to a new one.
  ///
  /// The two may be the same number: in `[D1 D2 M A B]` to `[A B M]`, M passes A and B and goes
  /// from 2 to 2.
  public struct Move: Sendable, Hashable {
    /// The row's offset in the old list.
    public var from: Int

    /// The row's offset in the new list.
    public var to: Int

    /// Names a move from an old offset to a new one.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A row that is in both lists with different content, whether it stays or moves.
  public struct Update: Sendable, Hashable {
    /// The row's offset in the old list.
    public var oldOffset: Int

    /// The row's offset in the new list.
    public var newOffset: Int

    /// Names an update of the row at these offsets.
    public init(oldOffset: Int, newOffset: Int) {
      self.oldOffset = oldOffset
      self.newOffset = newOffset
    }
  }

  /// The offsets, in the old list, of the rows that are gone; ascending.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*d*), where *d* is the number of deleted rows.
  public var deletes: [Int] { deleted.offsets }

  /// The offsets, in the new list, of the rows that came in; ascending.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*i*), where *i* is the number of inserted rows.
  public var inserts: [Int] { inserted.offsets }

  /// The rows that changed places; ascending by `to`.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*m*), where *m* is the number of moved rows.
  public var moves: [Move] { moved.map { Move(from: $0, to: $1) } }

  /// The rows whose content changed; ascending by `newOffset`.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*u*), where *u* is the number of updated rows.
  public var updates: [Update] { updated.map { Update(oldOffset: $0, newOffset: $1) } }

  /// The offsets of ``deletes`` as ranges that do not touch; ascending.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges.
  public var deleteRanges: [Range<Int>] { deleted.ranges }

  /// The offsets of ``inserts`` as ranges that do not touch; ascending.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges.
  public var insertRanges: [Range<Int>] { inserted.ranges }

  /// Whether nothing changed: equally many rows, each with the same id and the same content at its
  /// offset.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { changeCount == 0 }

  /// The number of deletes, inserts, moves and updates together; a row that is moved and updated
  /// counts twice.
  ///
  /// - Complexity: O(1)
  public var changeCount: Int { deleted.count + inserted.count + moved.count + updated.count }
}
