// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

extension TreeSuite {
  /// The most rows of a run that is not thorough: longer lists take seconds to make.
  private static let mostRows = 1_000_000

  /// Returns the cases that the options select, each with one number of rows.
  ///
  /// Those about single edits are first, by their number of rows, so that one tree array serves all
  /// of one number; then the others, in the same order.
  package static func selected(_ options: Options) -> [(case: TreeCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    let single = wanted.filter(\.isAboutEdits)
    let others = wanted.filter { !$0.isAboutEdits }
    return [single, others].flatMap { cases in
      let counts =
        options.counts
        ?? Set(cases.flatMap(\.counts)).sorted().filter {
          options.isThorough || $0 <= mostRows
        }
      return counts.flatMap { count in
        cases.filter { options.counts != nil || $0.counts.contains(count) }.map { ($0, count) }
      }
    }
  }

  /// Runs the cases one after another.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var edited = EditedList<TreeArray<Row>>(count: 0)
    var pairs = RowPairs<Row>()
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let record: Record
      switch item.case.work {
      case .edits(let kind):
        if edited.rows.count != item.count {
          // The two would need much memory together.
          edited = EditedList(count: 0)
          edited = EditedList(count: item.count)
        }
        var runner = EditRunner(item.case, kind, options)
        record = runner.run(on: &edited)
      case .lists(let edit, let sharesNodes):
        edited = EditedList(count: 0)
        let workload = Workload(
          pairs.pair(item.count, options.data), edit: edit, data: options.data)
        record = TreeRunner(item.case, workload, sharesNodes: sharesNodes, options).run()
      }
      progress.ends(record)
      return record
    }
  }
}

extension TreeCase {
  fileprivate var isAboutEdits: Bool {
    if case .edits = work { true } else { false }
  }
}
