// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Assigns numbers to identities and contents in order of first occurrence.
@usableFromInline
struct ReplayNumbering<Value: ListSection, RowID: Hashable> {
  @usableFromInline var sections = Numbers<Value.ID, Value>()
  @usableFromInline var rows = Numbers<RowID, Value.Row>()

  @export(implementation)
  init() {}

  /// The maximum number of comparisons of contents, which thousands of contents of one identity
  /// would exceed.
  @usableFromInline static var comparisonLimit: Int { 4_000_000 }

  /// Returns the section in numbers; `nil` if that takes too many comparisons.
  @export(implementation)
  mutating func number(
    _ section: Value, id rowID: (Value.Row) -> RowID,
    contentsEqual: (Value.Row, Value.Row) -> Bool
  ) -> ReplayCase.Section? {
    let (id, header) = sections.numbers(section.id, section) { $0.hasSameHeader(as: $1) }
    if sections.comparisonCount > Self.comparisonLimit { return nil }
    var numbered = ReplayCase.Section(id: id, header: header)
    let sectionRows = section.rows
    var counter = ElementCounter(sectionRows.count)
    for row in sectionRows {
      counter.next()
      let (id, content) = rows.numbers(rowID(row), row, isSame: contentsEqual)
      if rows.comparisonCount > Self.comparisonLimit { return nil }
      numbered.append(id: id, content: content)
    }
    return numbered
  }

  /// The numbers of rows or sections.
  @usableFromInline
  struct Numbers<ID: Hashable, Thing> {
    /// The number of each identity.
    @usableFromInline var ids = IDNumbers<ID>()

    /// The different contents of each identity.
    @usableFromInline var contents: [[Thing]] = []

    /// An upper bound on the number of comparisons so far.
    @usableFromInline var comparisonCount = 0

    @export(implementation)
    init() {}

    @export(implementation)
    mutating func numbers(
      _ id: ID, _ thing: Thing, isSame: (Thing, Thing) -> Bool
    ) -> (id: Int, content: Int) {
      let number = ids.number(of: id)
      if number == contents.count { contents.append([]) }
      comparisonCount += max(0, contents[number].count - 1)
      if let index = contents[number].firstIndex(where: { isSame($0, thing) }) {
        return (number, index)
      }
      contents[number].append(thing)
      return (number, contents[number].count - 1)
    }
  }
}
