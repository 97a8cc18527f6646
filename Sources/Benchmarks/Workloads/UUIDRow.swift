// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff

/// A row whose id is a UUID: 16 bytes that only `Hashable` can read.
struct UUIDRow: Identifiable, Equatable {
  let id: UUID
  var title: String
  var isDone: Bool
}

extension UUIDRow {
  init(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    id = withUnsafeBytes(of: (random.next(), random.next())) { bytes in
      UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
    title = "Errand number " + String(number)
    isDone = number % 3 == 0
  }

  mutating func edit() { isDone.toggle() }

  var rebuilt: UUIDRow {
    var row = self
    row.title = title.rebuilt
    return row
  }
}

extension UUIDRow: BenchmarkRow {
  @inline(never)
  static func diff(_ old: [UUIDRow], _ new: [UUIDRow]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diffByClosures(_ old: [UUIDRow], _ new: [UUIDRow]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  static func diffByKeyPath(_ old: [UUIDRow], _ new: [UUIDRow]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  static func apply(_ diff: ListDiff, _ old: [UUIDRow], _ new: [UUIDRow]) -> [UUIDRow] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[UUIDRow]>>,
    _ new: [UUIDRow]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }

  @inline(never)
  static func scan(_ old: [UUIDRow], _ twin: [UUIDRow]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never)
  static func join(_ old: [UUIDRow], _ new: [UUIDRow]) -> Int {
    Measures.join(old, new)
  }

  @inline(never)
  static func gather(_ old: [UUIDRow], _ new: [UUIDRow], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never)
  static func copyByMap(_ old: [UUIDRow]) -> [UUIDRow] {
    old.map { $0 }
  }

  @inline(never)
  static func standardDifference(
    _ old: [UUIDRow], _ new: [UUIDRow]
  ) -> CollectionDifference<UUIDRow> {
    new.difference(from: old)
  }

  @inline(never)
  static func heckel(_ old: [UUIDRow], _ new: [UUIDRow]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
