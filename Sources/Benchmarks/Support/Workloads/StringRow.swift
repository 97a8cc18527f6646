// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row whose id is a string of 20 bytes.
@usableFromInline
package struct StringRow: Identifiable, Equatable {
  @usableFromInline package let id: String
  @usableFromInline package var title: String
  @usableFromInline package var isDone: Bool

  package init(id: String, title: String, isDone: Bool) {
    (self.id, self.title, self.isDone) = (id, title, isDone)
  }

  @inlinable
  package static func == (a: StringRow, b: StringRow) -> Bool {
    a.id == b.id && a.title == b.title && a.isDone == b.isDone
  }
}

extension StringRow {
  @usableFromInline
  package init(number: Int) {
    let digits = String(SplitMix64.mix(UInt64(number)), radix: 16)
    id = "row-" + String(repeating: "0", count: 16 - digits.count) + digits
    title = "Errand number " + String(number)
    isDone = number % 3 == 0
  }

  @inlinable
  package mutating func edit() { isDone.toggle() }

  @usableFromInline
  package var rebuilt: StringRow {
    StringRow(id: id.rebuilt, title: title.rebuilt, isDone: isDone)
  }
}

extension StringRow: WorkloadRow {
  @inline(never) @usableFromInline
  package static func scan(_ old: [StringRow], _ twin: [StringRow]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never) @usableFromInline
  package static func join(_ old: [StringRow], _ new: [StringRow]) -> Int {
    Measures.join(old, new)
  }

  @inline(never) @usableFromInline
  package static func gather(_ old: [StringRow], _ new: [StringRow], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never) @usableFromInline
  package static func copyByMap(_ old: [StringRow]) -> [StringRow] {
    old.map { $0 }
  }

  @inline(never) @usableFromInline
  package static func standardDifference(
    _ old: [StringRow], _ new: [StringRow]
  ) -> CollectionDifference<StringRow> {
    new.difference(from: old)
  }

  @inline(never) @usableFromInline
  package static func heckel(_ old: [StringRow], _ new: [StringRow]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
