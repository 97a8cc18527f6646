// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff
import TableDiffUpdating

/// A type of section to drive a list with, and every timed call on such a list.
///
/// As for rows, each type spells the calls out: they are timed as an app would make them.
protocol LiveSection: ListSection, Sendable, Equatable
where Row == BenchmarkSupport.Row, Rows == [Row] {
  @MainActor static func updater(_ sections: [Self]) -> ListUpdater<Self>
  @MainActor static func updaterOffMain(_ sections: [Self]) -> ListUpdater<Self>

  @MainActor static func submit(
    _ sections: [Self], to updater: ListUpdater<Self>,
    completion: (@MainActor (UpdateOutcome) -> Void)?)

  static func diffAndPlan(_ old: [Self], _ new: [Self]) -> [ListStage<Self>]

  /// The section with rows in storage of its own.
  var copied: Self { get }
}

extension SingleSection: LiveSection where Rows == [BenchmarkSupport.Row] {
  @inline(never)
  static func updater(_ sections: [Self]) -> ListUpdater<Self> {
    ListUpdater(rows: sections[0].rows)
  }

  @inline(never)
  static func updaterOffMain(_ sections: [Self]) -> ListUpdater<Self> {
    ListUpdater(rows: sections[0].rows, comparison: .offMain(above: 0))
  }

  @inline(never)
  static func submit(
    _ sections: [Self], to updater: ListUpdater<Self>,
    completion: (@MainActor (UpdateOutcome) -> Void)?
  ) {
    updater.submit(rows: sections[0].rows, completion: completion)
  }

  @inline(never)
  static func diffAndPlan(_ old: [Self], _ new: [Self]) -> [ListStage<Self>] {
    old.sectionedDiff(to: new).stages(from: old, to: new, for: .collectionView)
  }

  var copied: Self { SingleSection(rows: rows.map { $0 }) }
}

extension RowSection: LiveSection
where ID == Int, Header == NoHeader, Row == BenchmarkSupport.Row {
  @inline(never)
  static func updater(_ sections: [RowsInSection]) -> ListUpdater<RowsInSection> {
    ListUpdater(sections)
  }

  @inline(never)
  static func updaterOffMain(_ sections: [RowsInSection]) -> ListUpdater<RowsInSection> {
    ListUpdater(sections, comparison: .offMain(above: 0))
  }

  @inline(never)
  static func submit(
    _ sections: [RowsInSection], to updater: ListUpdater<RowsInSection>,
    completion: (@MainActor (UpdateOutcome) -> Void)?
  ) {
    updater.submit(sections, completion: completion)
  }

  @inline(never)
  static func diffAndPlan(
    _ old: [RowsInSection], _ new: [RowsInSection]
  ) -> [ListStage<RowsInSection>] {
    old.sectionedDiff(to: new).stages(from: old, to: new, for: .collectionView)
  }

  var copied: RowsInSection { RowsInSection(self, rows: rows.map { $0 }) }
}
