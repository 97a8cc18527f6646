// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

/// The sections that are measured.
package typealias RowsInSection = RowSection<Int, NoHeader, BenchmarkSupport.Row>

extension RowSection where ID == Int, Header == NoHeader {
  /// The section of a number, with an id that is scattered over all 64 bits.
  package init(number: Int, rows: [Row]) {
    self.init(id: Int(truncatingIfNeeded: SplitMix64.mix(UInt64(number))), rows: rows)
  }
}

extension RowSection: BenchmarkSection
where ID == Int, Header == NoHeader, Row == BenchmarkSupport.Row {
  @inline(never)
  package static func diff(_ old: [RowsInSection], _ new: [RowsInSection]) -> SectionedDiff {
    old.sectionedDiff(to: new)
  }

  @inline(never)
  static func plan(
    _ diff: SectionedDiff, _ old: [RowsInSection], _ new: [RowsInSection]
  ) -> [ListStage<RowsInSection>] {
    diff.stages(from: old, to: new, for: .collectionView)
  }

  @inline(never)
  static func apply(
    _ diff: SectionedDiff, _ old: [RowsInSection], _ new: [RowsInSection]
  ) -> [RowsInSection] {
    old.applying(diff, sectionsFrom: new)
  }

  @inline(never)
  static func perform(
    _ stages: [ListStage<RowsInSection>], on view: inout HeadlessListView<RowsInSection>
  ) throws(BatchError) {
    for stage in stages { try view.perform(stage.batch, sections: stage.sections) }
  }
}
