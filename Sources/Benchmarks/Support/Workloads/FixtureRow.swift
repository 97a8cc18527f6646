// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a list in Fixtures/Lists: an id, and the rest of its line.
@usableFromInline
package struct FixtureRow: Identifiable, Equatable {
  @usableFromInline package let id: String
  @usableFromInline package var content: String

  package init(id: String, content: String) {
    (self.id, self.content) = (id, content)
  }

  @inlinable
  package static func == (a: FixtureRow, b: FixtureRow) -> Bool {
    a.id == b.id && a.content == b.content
  }
}

extension FixtureRow {
  @usableFromInline
  package init(number: Int) {
    id = String(number)
    content = "Content number " + String(number)
  }

  @inlinable
  package mutating func edit() { content += "!" }

  @usableFromInline
  package var rebuilt: FixtureRow { FixtureRow(id: id.rebuilt, content: content.rebuilt) }
}

extension FixtureRow: WorkloadRow {
  @inline(never) @usableFromInline
  package static func scan(_ old: [FixtureRow], _ twin: [FixtureRow]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never) @usableFromInline
  package static func join(_ old: [FixtureRow], _ new: [FixtureRow]) -> Int {
    Measures.join(old, new)
  }

  @inline(never) @usableFromInline
  package static func gather(_ old: [FixtureRow], _ new: [FixtureRow], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never) @usableFromInline
  package static func copyByMap(_ old: [FixtureRow]) -> [FixtureRow] {
    old.map { $0 }
  }

  @inline(never) @usableFromInline
  package static func standardDifference(
    _ old: [FixtureRow], _ new: [FixtureRow]
  ) -> CollectionDifference<FixtureRow> {
    new.difference(from: old)
  }

  @inline(never) @usableFromInline
  package static func heckel(_ old: [FixtureRow], _ new: [FixtureRow]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
