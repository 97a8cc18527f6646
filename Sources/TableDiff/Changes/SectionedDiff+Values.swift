// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// A row that is in both lists and does not stay, within a section or across sections; `from` is
  /// an old path, `to` a new one.
  public typealias Move = ListMove<RowPath>

  /// A row that is in both lists with different content; `from` is an old path, `to` a new one.
  public typealias Update = ListUpdate<RowPath>

  /// The rows of surviving sections that are gone; old paths, ascending.
  ///
  /// Rows that went with their sections are not among them. The array is made on each call: keep it
  /// in a constant where it is read more than once.
  ///
  /// - Complexity: O(*d* + *s*), where *d* is the number of deleted rows and *s* that of sections.
  public var deletes: [RowPath] { oldStarts.paths(of: deleted) }

  /// The rows that came into surviving sections; new paths, ascending.
  ///
  /// Rows that came with their sections are not among them. The array is made on each call: keep it
  /// in a constant where it is read more than once.
  ///
  /// - Complexity: O(*i* + *s*), where *i* is the number of inserted rows and *s* that of sections.
  public var inserts: [RowPath] { newStarts.paths(of: inserted) }

  /// The rows that changed places, within a section or from one to another; ascending by `to`.
  ///
  /// A row may come out of a section that is deleted, and go into one that is inserted. The array
  /// is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*m* + *s*) on average, where *m* is the number of moved rows and *s* that of
  ///   sections.
  public var moves: [Move] { paths(of: moved) { Move(from: $0, to: $1) } }

  /// The rows whose content changed, whether they stay or move; ascending by `to`.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*u* + *s*) on average, where *u* is the number of updated rows and *s* that of
  ///   sections.
  public var updates: [Update] { paths(of: updated) { Update(from: $0, to: $1) } }

  /// Whether nothing changed: equally many sections, each with the same id, header and rows at its
  /// offset.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { changeCount == 0 }

  /// The number of changes of sections and rows together; a row that is moved and updated counts
  /// twice.
  ///
  /// Rows that go or come with their sections do not count by themselves.
  ///
  /// - Complexity: O(1)
  public var changeCount: Int {
    sections.changeCount + deleted.count + inserted.count + moved.count + updated.count
  }
}
