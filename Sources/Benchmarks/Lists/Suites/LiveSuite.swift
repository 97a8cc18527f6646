// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import TableDiff

/// What an updater does with states of a list, and its targets.
package enum LiveSuite {
  static let cases: [LiveCase] = updates + nothing + offMain + large

  private static let updates = [
    LiveCase(
      "1% scattered", .updating, SectionedEdits.scattered, .times(1.2, .diffAndPlan)),
    LiveCase(
      "1% scattered", .updating, sections: 1_000, SectionedEdits.scattered,
      .times(1.2, .diffAndPlan)),
    LiveCase(
      "1% scattered", .manySubmissions, SectionedEdits.scattered, .times(1.1, .oneSubmission)),
    LiveCase(
      "1% scattered", .manySubmissions, sections: 1_000, SectionedEdits.scattered,
      .times(1.1, .oneSubmission)),
  ]

  private static let nothing = [
    LiveCase("nothing changed", .resubmitting, SectionedEdits.none, .seconds(2e-6)),
    LiveCase(
      "nothing changed", .resubmitting, sections: 1_000, SectionedEdits.none, .seconds(2e-6)),
    LiveCase("nothing changed", .reporting, SectionedEdits.none),
    LiveCase("nothing changed", .reporting, sections: 1_000, SectionedEdits.none),
  ]

  private static let offMain = [
    LiveCase("1% scattered", .offMain, SectionedEdits.scattered),
    LiveCase("1% scattered", .offMain, sections: 1_000, SectionedEdits.scattered),
    LiveCase("1% scattered", .mainActor, SectionedEdits.scattered, .sum(.hops, plus: 0.1, .scan)),
    LiveCase(
      "1% scattered", .mainActor, sections: 1_000, SectionedEdits.scattered,
      .sum(.hops, plus: 0.1, .scan)),
  ]

  private static let large = [
    LiveCase(
      "one row updated", .offMain, counts: [10_000_000], SectionedEdits.updateInTheMiddle),
    LiveCase(
      "one row updated", .mainActor, counts: [10_000_000], SectionedEdits.updateInTheMiddle,
      .sum(.hops, plus: 0.1, .scan)),
  ]
}

/// A case about a list that an updater drives.
package struct LiveCase: Sendable {
  let name: String
  let call: LiveCall
  let layout: SectionedCase.Layout
  let counts: [Int]
  let edit: SectionedEdits.Edit
  let target: Target?

  init(
    _ name: String, _ call: LiveCall, sections: Int? = nil, counts: [Int] = [1_000_000],
    _ edit: @escaping SectionedEdits.Edit, _ target: Target? = nil
  ) {
    (self.name, self.call, self.counts) = (name, call, counts)
    (self.edit, self.target) = (edit, target)
    layout = sections.map { .sections($0) } ?? .one
  }

  /// The name, and what distinguishes the case from others of that name.
  package var title: String {
    let prefix = if case .sections = layout { "live sections: " } else { "live: " }
    return prefix + name + call.suffix
  }

  var subject: Subject<LiveCall> { Subject(title: title, call: call, target: target) }
}

extension LiveSuite {
  /// Returns the cases that the options select, each with one number of rows.
  package static func selected(_ options: Options) -> [(case: LiveCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    guard let counts = options.counts else {
      return wanted.flatMap { item in item.counts.map { (item, $0) } }
    }
    return counts.flatMap { count in wanted.map { ($0, count) } }
  }

  /// Runs the cases one after another.
  ///
  /// Consecutive cases share a list of rows if they can.
  @MainActor
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var pairs = RowPairs<Row>()
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let record = record(of: item.case, pairs.pair(item.count, options.data), options)
      progress.ends(record)
      return record
    }
  }

  @MainActor
  private static func record(of item: LiveCase, _ pair: RowPair<Row>, _ options: Options) -> Record
  {
    let workload = SectionedWorkload(
      pair, counts: item.layout.counts(pair.rows.count), edit: item.edit, data: options.data)
    if case .sections = item.layout {
      return LiveRunner(
        item.subject, old: workload.old, new: workload.new, flat: workload.flat, options
      ).run()
    }
    return LiveRunner(
      item.subject, old: workload.old.map { SingleSection(rows: $0.rows) },
      new: workload.new.map { SingleSection(rows: $0.rows) }, flat: workload.flat, options
    ).run()
  }
}
