// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Numbers the ids of rows, and for each id the contents, so that test rows stand for rows of any type.
private struct NumberedRows<ID: Hashable, Value> {
  private var ids = IDNumbers<ID>()
  private var contents: [[Value]] = []

  mutating func row(_ id: ID, _ value: Value, _ isEqual: (Value, Value) -> Bool) -> TestRow {
    let number = ids.number(of: id)
    if number == contents.count { contents.append([]) }
    let content = contents[number].firstIndex { isEqual($0, value) } ?? contents[number].count
    if content == contents[number].count { contents[number].append(value) }
    return TestRow(id: number, content: content)
  }
}

extension Collection where Element: Identifiable & Equatable {
  /// The diff to other rows as one of test rows: no engine is compiled for the type of these.
  package func numberedDiff(
    to new: some Collection<Element>, moves style: ListDiff.MoveStyle = .minimal
  ) -> ListDiff {
    var rows = NumberedRows<Element.ID, Element>()
    let lists = ListCase(
      old: map { rows.row($0.id, $0, ==) }, new: new.map { rows.row($0.id, $0, ==) })
    return lists.diff(style)
  }
}

extension Collection where Element: ListSection, Element.Row: Identifiable & Equatable {
  /// The diff to other sections as one of test rows: no engine is compiled for the types of these.
  package func numberedSectionedDiff(
    to new: some Collection<Element>, moves style: ListDiff.MoveStyle = .minimal
  ) -> SectionedDiff {
    var rows = NumberedRows<Element.Row.ID, Element.Row>()
    var sections = NumberedRows<Element.ID, Element>()
    func titled(_ section: Element) -> TitledSection {
      let header = sections.row(section.id, section) { $0.hasSameHeader(as: $1) }
      return TitledSection(
        id: header.id, title: header.content, rows: section.rows.map { rows.row($0.id, $0, ==) })
    }
    return SectionCase(map(titled), new.map(titled)).diff(style)
  }
}

extension ListCase {
  package func diff(_ style: ListDiff.MoveStyle = .minimal) -> ListDiff {
    old.tableDiff(to: new, moves: style)
  }
}

extension SectionCase {
  package func diff(_ style: ListDiff.MoveStyle = .minimal) -> SectionedDiff {
    old.sectionedDiff(to: new, moves: style)
  }
}
