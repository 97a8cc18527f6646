// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a list in Fixtures/Lists: an id and the rest of its line.
@usableFromInline
package struct FixtureRow: WorkloadRow {
  @usableFromInline package let id: String
  @usableFromInline package var content: String

  @inlinable
  package init(id: String, content: String) { (self.id, self.content) = (id, content) }

  @inlinable
  package static func == (a: FixtureRow, b: FixtureRow) -> Bool {
    a.id == b.id && a.content == b.content
  }

  @usableFromInline
  package init(number: Int) {
    self.init(id: String(number), content: "Content number " + String(number))
  }

  @inlinable
  package mutating func edit() { content += "!" }

  @usableFromInline
  package var rebuilt: FixtureRow { FixtureRow(id: id.rebuilt, content: content.rebuilt) }
}
