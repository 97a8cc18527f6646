// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// A row in both lists that does not stay; `from` is an old offset, `to` a new one.
  public typealias Move = ListMove<Int>

  /// A row in both lists with different content; `from` is an old offset, `to` a new one.
  public typealias Update = ListUpdate<Int>

  /// The old offsets of the deleted rows, ascending.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of deleted rows.
  public var deletes: [Int] { deleted.offsets }

  /// The new offsets of the inserted rows, ascending.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*i*), where *i* is the number of inserted rows.
  public var inserts: [Int] { inserted.offsets }

  /// The moved rows, ascending by `to`.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*m*), where *m* is the number of moved rows.
  public var moves: [Move] { moved.map { Move(from: $0, to: $1) } }

  /// The rows with changed content, ascending by `to`.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*u*), where *u* is the number of updated rows.
  public var updates: [Update] { updated.map { Update(from: $0, to: $1) } }

  /// The offsets of ``deletes`` as ascending ranges with gaps between them.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges.
  package var deleteRanges: [Range<Int>] { deleted.ranges }

  /// The offsets of ``inserts`` as ascending ranges with gaps between them.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges.
  package var insertRanges: [Range<Int>] { inserted.ranges }

  /// Whether nothing changed: both lists have the same number of rows, with the same ids and
  /// contents at the same offsets.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { changeCount == 0 }

  /// The number of deletes, inserts, moves and updates; a row that is moved and updated counts
  /// twice.
  ///
  /// - Complexity: O(1)
  public var changeCount: Int { deleted.count + inserted.count + moved.count + updated.count }

  var hasStructure: Bool { deleted.count + inserted.count + moved.count > 0 }
}
