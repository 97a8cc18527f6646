// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a list of sections with their markers, as a collection whose markers cannot be read.
@usableFromInline
struct MarkedRows<Sections: RandomAccessCollection>: RandomAccessCollection
where Sections.Element: ListSection {
  @usableFromInline let sections: Sections
  @usableFromInline let marked: MarkedSections

  @export(implementation)
  init(_ sections: Sections, _ marked: MarkedSections) {
    (self.sections, self.marked) = (sections, marked)
  }

  @export(implementation) var startIndex: Int { 0 }

  @export(implementation) var endIndex: Int { marked.count }

  @export(implementation)
  subscript(offset: Int) -> Sections.Element.Row { sections.row(at: marked.path(of: offset)) }
}
