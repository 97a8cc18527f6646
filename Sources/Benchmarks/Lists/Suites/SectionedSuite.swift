// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import TableDiff

/// Cases with generated lists of sections, and their targets.
package enum SectionedSuite {
  static let cases: [SectionedCase] = thousandSections + otherLayouts + carriedOut

  private static let thousandSections = [
    SectionedCase(
      name: "sections: one row updated, others shared",
      edit: SectionedEdits.sharing(SectionedEdits.updateInTheMiddle), target: .times(0.05, .scan),
      states: { _ in ChangeCounts(updates: 1) }),
    SectionedCase(
      name: "sections: one row updated", edit: SectionedEdits.updateInTheMiddle,
      target: .times(2, .scan), states: { _ in ChangeCounts(updates: 1) }),
    SectionedCase(
      name: "sections: 1% scattered", edit: SectionedEdits.scattered, target: .times(4, .scan),
      states: scattered),
    SectionedCase(
      name: "sections: rows moved across", edit: SectionedEdits.moveAcross,
      target: .times(5, .scan), states: { ChangeCounts(moves: Edits.block(of: $0)) }),
    SectionedCase(
      name: "sections: shuffled, rows shared",
      edit: SectionedEdits.sharing(SectionedEdits.shuffleSections), target: .times(0.1, .scan),
      states: { _ in ChangeCounts() }),
    SectionedCase(
      name: "sections: shuffled", edit: SectionedEdits.shuffleSections, target: .times(2, .scan),
      states: { _ in ChangeCounts() }),
    SectionedCase(
      name: "sections: shuffled, 1% scattered", edit: SectionedEdits.shuffleSectionsAndScatter,
      states: scattered),
    SectionedCase(
      name: "sections: rows shuffled over all", edit: SectionedEdits.shuffleRows,
      target: .sum(.gather, plus: 0.7, .join)),
  ]

  private static let otherLayouts = [
    SectionedCase(
      name: "one section: 1% scattered", layout: .one, edit: SectionedEdits.scattered,
      target: .times(1.1, .flatDiff), states: scattered),
    SectionedCase(
      name: "one section: rows shuffled", layout: .one, edit: SectionedEdits.shuffleRows,
      target: .times(1.1, .flatDiff)),
    SectionedCase(
      name: "sections of 10 rows: 1% scattered", layout: .rowsEach(10),
      edit: SectionedEdits.scattered, target: .times(6, .scan), states: scattered),
  ]

  private static let carriedOut = [
    SectionedCase(
      name: "sections: 1% scattered", call: .applying, edit: SectionedEdits.scattered,
      target: .times(2, .map)),
    SectionedCase(
      name: "sections: 1% scattered", call: .performing, edit: SectionedEdits.scattered,
      target: .times(6, .scan)),
    SectionedCase(
      name: "sections: shuffled, 1% scattered", call: .performing,
      edit: SectionedEdits.shuffleSectionsAndScatter),
  ]

  private static let scattered: @Sendable (_ count: Int) -> ChangeCounts = { count in
    let third = max(1, count / 300)
    return ChangeCounts(deletes: third, inserts: third, updates: third)
  }
}

extension SectionedSuite {
  /// Returns the cases that the options select, each with one number of rows.
  package static func selected(_ options: Options) -> [(case: SectionedCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    return (options.counts ?? [1_000_000]).flatMap { count in wanted.map { ($0, count) } }
  }

  /// Runs the cases one after another.
  ///
  /// Consecutive cases share a list of rows if they can.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var pairs = RowPairs<Row>()
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let workload = SectionedWorkload(
        pairs.pair(item.count, options.data), counts: item.case.counts(item.count),
        edit: item.case.edit, data: options.data)
      let record = SectionedRunner(item.case.subject(item.count), workload, options).run()
      progress.ends(record)
      return record
    }
  }
}
