// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A row of a list in Fixtures/Lists: an id, and the rest of its line.
struct FixtureRow: Identifiable, Equatable {
  let id: String
  var content: String
}

extension FixtureRow {
  init(number: Int) {
    id = String(number)
    content = "Content number " + String(number)
  }

  mutating func edit() { content += "!" }

  var rebuilt: FixtureRow { FixtureRow(id: id.rebuilt, content: content.rebuilt) }
}

extension FixtureRow: BenchmarkRow {
  @inline(never)
  static func diff(_ old: [FixtureRow], _ new: [FixtureRow]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diffByClosures(_ old: [FixtureRow], _ new: [FixtureRow]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  static func diffByKeyPath(_ old: [FixtureRow], _ new: [FixtureRow]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  static func apply(_ diff: ListDiff, _ old: [FixtureRow], _ new: [FixtureRow]) -> [FixtureRow] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[FixtureRow]>>,
    _ new: [FixtureRow]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }

  @inline(never)
  static func scan(_ old: [FixtureRow], _ twin: [FixtureRow]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never)
  static func join(_ old: [FixtureRow], _ new: [FixtureRow]) -> Int {
    Measures.join(old, new)
  }

  @inline(never)
  static func gather(_ old: [FixtureRow], _ new: [FixtureRow], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never)
  static func copyByMap(_ old: [FixtureRow]) -> [FixtureRow] {
    old.map { $0 }
  }

  @inline(never)
  static func standardDifference(
    _ old: [FixtureRow], _ new: [FixtureRow]
  ) -> CollectionDifference<FixtureRow> {
    new.difference(from: old)
  }

  @inline(never)
  static func heckel(_ old: [FixtureRow], _ new: [FixtureRow]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
