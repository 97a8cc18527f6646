// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The row of most cases: an integer id, a title too long to be stored inline, and a flag.
struct Row: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone: Bool
}

extension Row {
  /// Creates the row of a number.
  ///
  /// The ids are scattered over all 64 bits, as those of a server are, so that no algorithm
  /// benefits from their order.
  init(number: Int) {
    id = Int(truncatingIfNeeded: SplitMix64.mix(UInt64(number)))
    title = "Errand number " + String(number)
    isDone = number % 3 == 0
  }

  mutating func edit() { isDone.toggle() }

  var rebuilt: Row {
    var row = self
    row.title = title.rebuilt
    return row
  }
}

extension Row: BenchmarkRow {
  @inline(never)
  static func diff(_ old: [Row], _ new: [Row]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diffByClosures(_ old: [Row], _ new: [Row]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  static func diffByKeyPath(_ old: [Row], _ new: [Row]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  static func apply(_ diff: ListDiff, _ old: [Row], _ new: [Row]) -> [Row] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[Row]>>,
    _ new: [Row]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }

  @inline(never)
  static func scan(_ old: [Row], _ twin: [Row]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never)
  static func join(_ old: [Row], _ new: [Row]) -> Int {
    Measures.join(old, new)
  }

  @inline(never)
  static func gather(_ old: [Row], _ new: [Row], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never)
  static func copyByMap(_ old: [Row]) -> [Row] {
    old.map { $0 }
  }

  @inline(never)
  static func standardDifference(
    _ old: [Row], _ new: [Row]
  ) -> CollectionDifference<Row> {
    new.difference(from: old)
  }

  @inline(never)
  static func heckel(_ old: [Row], _ new: [Row]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
