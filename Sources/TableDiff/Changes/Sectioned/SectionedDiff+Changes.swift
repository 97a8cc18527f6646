// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// A row in both lists that does not stay, within a section or across sections; `from` is an old
  /// path, `to` a new one.
  public typealias Move = ListMove<RowPath>

  /// A row in both lists with different content; `from` is an old path, `to` a new one.
  public typealias Update = ListUpdate<RowPath>

  /// The old paths of the rows deleted from surviving sections, ascending.
  ///
  /// Rows deleted with their section are not listed. Each access creates the array; to read it
  /// repeatedly, store it.
  ///
  /// - Complexity: O(*d* + *s*), where *d* is the number of deleted rows and *s* the number of
  ///   sections.
  public var deletes: [RowPath] { oldStarts.paths(of: deleted) }

  /// The new paths of the rows inserted into surviving sections, ascending.
  ///
  /// Rows inserted with their section are not listed. Each access creates the array; to read it
  /// repeatedly, store it.
  ///
  /// - Complexity: O(*i* + *s*), where *i* is the number of inserted rows and *s* the number of
  ///   sections.
  public var inserts: [RowPath] { newStarts.paths(of: inserted) }

  /// The moved rows, within a section or from one to another, ascending by `to`.
  ///
  /// A row may move out of a deleted section or into an inserted one. Each access creates the
  /// array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*m* + *s*) on average, where *m* is the number of moved rows and *s* the
  ///   number of sections.
  public var moves: [Move] { paths(of: moved) { Move(from: $0, to: $1) } }

  /// The rows with changed content, whether they stay or move, ascending by `to`.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*u* + *s*) on average, where *u* is the number of updated rows and *s* the
  ///   number of sections.
  public var updates: [Update] { paths(of: updated) { Update(from: $0, to: $1) } }

  /// Whether nothing changed: both lists have the same number of sections, with the same ids,
  /// headers and rows at the same offsets.
  ///
  /// - Complexity: O(1)
  public var isEmpty: Bool { changeCount == 0 }

  /// The number of changes of sections and rows; a row that is moved and updated counts twice.
  ///
  /// Rows deleted or inserted with their section do not count separately.
  ///
  /// - Complexity: O(1)
  public var changeCount: Int {
    sections.changeCount + deleted.count + inserted.count + moved.count + updated.count
  }
}

extension SectionStarts {
  /// Returns the paths of rows at ascending flat offsets.
  func paths(of ranges: OffsetRanges) -> [RowPath] {
    var paths: [RowPath] = []
    paths.reserveCapacity(ranges.count)
    var cursor = SectionCursor(self)
    for run in ranges.runs {
      for offset in run.range { paths.append(cursor.path(of: offset)) }
    }
    return paths
  }
}

extension SectionedDiff {
  /// Returns the results of mapping the paths of each pair of rows.
  func paths<Pair>(
    of pairs: OffsetPairs, _ pair: (_ old: RowPath, _ new: RowPath) -> Pair
  ) -> [Pair] {
    if pairs.isEmpty { return [] }
    let oldSections = SectionFinder(oldStarts)
    var newSections = SectionCursor(newStarts)
    return pairs.map { old, new in
      pair(oldSections.path(of: old), newSections.path(of: new))
    }
  }
}
