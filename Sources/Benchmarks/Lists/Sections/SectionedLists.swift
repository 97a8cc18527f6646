// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

/// The type of sections that are measured.
package typealias RowsInSection = RowSection<Int, NoHeader, BenchmarkSupport.Row>

/// A timed call on lists of sections.
enum SectionedCall: String, CaseIterable {
  case diff = "old.sectionedDiff(to: new)"
  case planning = "diff.stages(from: old, to: new, for: .collectionView)"
  case applying = "old.applying(diff, sectionsFrom: new)"
  case performing = "view.perform(batch, sections: sections), each batch of the plan"

  /// The suffix of titles for the call.
  var suffix: String {
    switch self {
    case .diff: ""
    case .planning: ", planned"
    case .applying: ", applied"
    case .performing: ", performed"
    }
  }
}

/// Two lists of sections with their diff and the calls on them.
struct SectionedLists<S: ListSection & Sendable> where S.Row: WorkloadRow, S.Rows == [S.Row] {
  let old: [S]
  let new: [S]

  /// The rows of all sections in order, as flat lists for the measures.
  let flat: Workload<S.Row>

  let expected: SectionedCounts
  let diff: SectionedDiff

  /// The fewest possible stages, with their sections built.
  let stages: [ListStage<S>]

  init(_ old: [S], _ new: [S], flat: Workload<S.Row>, expected: SectionedCounts) {
    (self.old, self.new, self.flat, self.expected) = (old, new, flat, expected)
    diff = old.sectionedDiff(to: new)
    stages = diff.stages(from: old, to: new, for: .collectionView)
      .map { ListStage($0.batch, sections: $0.sections) }
  }

  func timed(_ call: SectionedCall) -> TimedCall {
    let (old, new, diff, stages) = (old, new, diff, stages)
    return switch call {
    case .diff: TimedCall { old.sectionedDiff(to: new) }
    case .planning: TimedCall { diff.stages(from: old, to: new, for: .collectionView) }
    case .applying: TimedCall { old.applying(diff, sectionsFrom: new) }
    case .performing:
      TimedCall(
        on: { HeadlessListView(sections: old) }, { view in Self.perform(stages, on: &view) })
    }
  }

  private static func perform(
    _ stages: [ListStage<S>], on view: inout HeadlessListView<S>
  ) -> Result<Void, BatchError> {
    Result { () throws(BatchError) in
      for stage in stages { try view.perform(stage.batch, sections: stage.sections) }
    }
  }

  /// Verifies the results, and prepares a call to be measured.
  func trial(_ call: SectionedCall, stated: ChangeCounts? = nil) -> Trial {
    let found = SectionedCounts(diff)
    var trial = Trial(problems: problems(stated), timed(call), flat.measures)
    trial.changes = found.rows
    trial.sections = Record.Sections(
      count: old.count, changes: found.sections, batchCount: stages.count)
    if call != .diff { return trial }
    let (old, new) = (flat.old, flat.new)
    trial.others[.planning] = timed(.planning)
    trial.others[.measure(.flatDiff)] = TimedCall { old.tableDiff(to: new) }
    trial.beside = [.planning, .measure(.flatDiff)]
    return trial
  }

  /// Returns the faults of the results.
  ///
  /// - Parameter stated: The changes of rows that the diff must have, if known beforehand.
  func problems(_ stated: ChangeCounts? = nil) -> [String] {
    let found = SectionedCounts(diff)
    var problems: [String] = []
    if found != expected { problems.append("the diff has \(found), the edit has \(expected)") }
    if let stated, stated != found.rows {
      problems.append("the diff has \(found.rows), the table states \(stated)")
    }
    if !zip(rowsByHand(), flat.new).allSatisfy({ $0?.id == $1.id && $0 == $1 }) {
      problems.append("carrying out the diff does not give the new rows")
    }
    if !isNew(old.applying(diff, sectionsFrom: new)) {
      problems.append("applying the diff does not give the new sections")
    }
    var view = HeadlessListView(sections: old)
    if case .failure(let error) = Self.perform(stages, on: &view) {
      problems.append("the list view rejects a batch: \(error)")
    } else if !isNew(view.shownSections) {
      problems.append("the list view does not show the new sections")
    }
    return problems
  }

  private func isNew(_ sections: [S]) -> Bool {
    sections.elementsEqual(new) {
      $0.id == $1.id && $0.hasSameHeader(as: $1) && $0.rows == $1.rows
    }
  }
}

extension SectionedCounts {
  package init(_ diff: SectionedDiff) {
    self.init(
      sections: ChangeCounts(diff.sections),
      rows: ChangeCounts(
        deletes: diff.deletes.count, inserts: diff.inserts.count, moves: diff.moves.count,
        updates: diff.updates.count))
  }
}
