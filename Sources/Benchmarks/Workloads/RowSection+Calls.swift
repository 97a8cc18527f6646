// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension RowSection where ID == Int {
  /// The section of a number, with an id that is scattered over all 64 bits.
  init(number: Int, rows: [Row]) {
    self.init(id: Int(truncatingIfNeeded: SplitMix64.mix(UInt64(number))), rows: rows)
  }
}

extension RowSection: BenchmarkSection where ID == Int, Row == Benchmarks.Row {
  @inline(never)
  static func diff(
    _ old: [RowSection<Int, Benchmarks.Row>], _ new: [RowSection<Int, Benchmarks.Row>]
  ) -> SectionedDiff {
    old.sectionedDiff(to: new)
  }

  @inline(never)
  static func apply(
    _ diff: SectionedDiff, _ old: [RowSection<Int, Benchmarks.Row>],
    _ new: [RowSection<Int, Benchmarks.Row>]
  ) -> [RowSection<Int, Benchmarks.Row>] {
    old.applying(diff, sectionsFrom: new)
  }

  @inline(never)
  static func perform(
    _ stages: [Stage<RowSection<Int, Benchmarks.Row>>],
    on view: inout HeadlessListView<RowSection<Int, Benchmarks.Row>>
  ) throws(BatchError) {
    for stage in stages { try view.perform(stage.batch, sections: stage.sections) }
  }
}
