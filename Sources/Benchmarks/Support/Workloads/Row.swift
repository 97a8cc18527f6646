// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The row of most cases: an integer id, a title too long to be stored inline, and a flag.
@usableFromInline
package struct Row: Identifiable, Equatable {
  @usableFromInline package let id: Int
  @usableFromInline package var title: String
  @usableFromInline package var isDone: Bool

  package init(id: Int, title: String, isDone: Bool) {
    (self.id, self.title, self.isDone) = (id, title, isDone)
  }

  @inlinable
  package static func == (a: Row, b: Row) -> Bool {
    a.id == b.id && a.title == b.title && a.isDone == b.isDone
  }
}

extension Row {
  /// Creates the row of a number.
  ///
  /// The ids are scattered over all 64 bits, as those of a server are, so that no algorithm
  /// benefits from their order.
  @usableFromInline
  package init(number: Int) {
    id = Int(truncatingIfNeeded: SplitMix64.mix(UInt64(number)))
    title = "Errand number " + String(number)
    isDone = number % 3 == 0
  }

  @inlinable
  package mutating func edit() { isDone.toggle() }

  @usableFromInline
  package var rebuilt: Row {
    var row = self
    row.title = title.rebuilt
    return row
  }
}

extension Row: WorkloadRow {
  @inline(never) @usableFromInline
  package static func scan(_ old: [Row], _ twin: [Row]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never) @usableFromInline
  package static func join(_ old: [Row], _ new: [Row]) -> Int {
    Measures.join(old, new)
  }

  @inline(never) @usableFromInline
  package static func gather(_ old: [Row], _ new: [Row], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never) @usableFromInline
  package static func copyByMap(_ old: [Row]) -> [Row] {
    old.map { $0 }
  }

  @inline(never) @usableFromInline
  package static func standardDifference(
    _ old: [Row], _ new: [Row]
  ) -> CollectionDifference<Row> {
    new.difference(from: old)
  }

  @inline(never) @usableFromInline
  package static func heckel(_ old: [Row], _ new: [Row]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
