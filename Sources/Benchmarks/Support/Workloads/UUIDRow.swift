// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row whose id is a UUID: 16 bytes that only `Hashable` can read.
@usableFromInline
package struct UUIDRow: Identifiable, Equatable {
  @usableFromInline package let id: UUID
  @usableFromInline package var title: String
  @usableFromInline package var isDone: Bool

  package init(id: UUID, title: String, isDone: Bool) {
    (self.id, self.title, self.isDone) = (id, title, isDone)
  }

  @inlinable
  package static func == (a: UUIDRow, b: UUIDRow) -> Bool {
    a.id == b.id && a.title == b.title && a.isDone == b.isDone
  }
}

extension UUIDRow {
  @usableFromInline
  package init(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    id = withUnsafeBytes(of: (random.next(), random.next())) { bytes in
      UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
    title = "Errand number " + String(number)
    isDone = number % 3 == 0
  }

  @inlinable
  package mutating func edit() { isDone.toggle() }

  @usableFromInline
  package var rebuilt: UUIDRow {
    var row = self
    row.title = title.rebuilt
    return row
  }
}

extension UUIDRow: WorkloadRow {
  @inline(never) @usableFromInline
  package static func scan(_ old: [UUIDRow], _ twin: [UUIDRow]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never) @usableFromInline
  package static func join(_ old: [UUIDRow], _ new: [UUIDRow]) -> Int {
    Measures.join(old, new)
  }

  @inline(never) @usableFromInline
  package static func gather(_ old: [UUIDRow], _ new: [UUIDRow], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never) @usableFromInline
  package static func copyByMap(_ old: [UUIDRow]) -> [UUIDRow] {
    old.map { $0 }
  }

  @inline(never) @usableFromInline
  package static func standardDifference(
    _ old: [UUIDRow], _ new: [UUIDRow]
  ) -> CollectionDifference<UUIDRow> {
    new.difference(from: old)
  }

  @inline(never) @usableFromInline
  package static func heckel(_ old: [UUIDRow], _ new: [UUIDRow]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
