// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Element: ListSection {
  /// Returns the diff from this list of sections with identifiable rows to another one.
  ///
  ///     let diff = oldSections.sectionedDiff(to: newSections)
  ///
  /// (`tableDiff(to:)`, deprecated for sections, would compare whole sections as rows.)
  ///
  /// Two sections or rows are the same if their ids are equal. ``SectionedDiff/sections`` has an
  /// update for each surviving section whose ``ListSection/hasSameHeader(as:)`` returns `false`,
  /// and ``SectionedDiff/updates`` has one for each pair of rows not equal by `==`. Rows that line
  /// up are compared and never hashed. Sections whose rows share storage are not read.
  ///
  /// - Parameters:
  ///   - new: The sections after.
  ///   - moves: Which rows of a surviving section are reported as moves. A row whose section
  ///     changes moves; with ``ListDiff/MoveStyle/never`` it is deleted and inserted. As few
  ///     sections as possible move.
  ///   - algorithm: How rows with repeated ids in a surviving section are paired.
  /// - Returns: The changes: `deletes` and `from` in paths of this list, `inserts` and `to` in
  ///   paths of `new`.
  /// - Precondition: Neither list has more than `Int32.max` rows in all. Section ids should be
  ///   unique, as should row ids in their section; ``duplicateIDs()`` and ``duplicateRowIDs()``
  ///   return the repeated ones.
  /// - Complexity: O(*s* + *n*) comparisons, where *s* is the number of sections and *n* the number
  ///   of rows in sections that do not share storage, plus O(*u*) hashes on average and O(*u* log
  ///   *u*) steps on integers, where *u* is the number of rows that neither line up in their
  ///   section nor are found nearby in it.
  @export(implementation)
  public func sectionedDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> SectionedDiff where Element.Row: Identifiable & Equatable {
    finished { () throws(_Stopped) in
      try sectionedDiff(to: new, ListDiff.Options(moves: moves, algorithm: algorithm), nil)
    }
  }

  /// Returns the diff from this list of sections to another one, with closures that define the
  /// identity and contents of rows.
  ///
  ///     let diff = old.sectionedDiff(
  ///       to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// Like ``sectionedDiff(to:moves:algorithm:)``, but `id` returns the identity of a row, and
  /// `contentsEqual` whether an old and a new row with equal ids look alike. It is called for pairs
  /// only. Pass literals, as for ``tableDiff(to:id:contentsEqual:moves:algorithm:)``.
  @export(implementation)
  @inline(always)
  public func sectionedDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element.Row) -> ID,
    contentsEqual: (Element.Row, Element.Row) -> Bool, moves: ListDiff.MoveStyle = .minimal,
    algorithm: ListDiff.Algorithm = .heckel
  ) -> SectionedDiff {
    finished { () throws(_Stopped) in
      try sectionedDiff(
        to: new, id: id, contentsEqual: contentsEqual,
        ListDiff.Options(moves: moves, algorithm: algorithm), nil)
    }
  }
}

extension RandomAccessCollection where Element: ListSection {
  @export(implementation)
  package func sectionedDiff(
    to new: some RandomAccessCollection<Element>, _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) -> SectionedDiff where Element.Row: Identifiable & Equatable {
    var matcher = SectionedMatcher()
    try matcher.pairSections(of: self, new, options, stop)
    return try SectionedDiff(matcher, stop)
  }

  @export(implementation)
  @inline(always)
  package func sectionedDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element.Row) -> ID,
    contentsEqual: (Element.Row, Element.Row) -> Bool, _ options: ListDiff.Options,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> SectionedDiff {
    var matcher = SectionedMatcher()
    try matcher.pairSections(of: self, new, id: id, contentsEqual: contentsEqual, options, stop)
    return try SectionedDiff(matcher, stop)
  }
}
