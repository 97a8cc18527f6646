// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// A row that is in both lists and does not stay; `from` is an old offset, `to` a new one.
  public typealias Move = ListMove<Int>

  /// A row that is in both lists with different content; `from` is an old offset, `to` a new one.
  public typealias Update = ListUpdate<Int>

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

  /// The rows whose content changed; ascending by `to`.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*u*), where *u* is the number of updated rows.
  public var updates: [Update] { updated.map { Update(from: $0, to: $1) } }

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
