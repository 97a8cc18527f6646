// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import CommandLineSupport
import ListBenchmarks
import TableDiff

extension DerivedSuite {
  /// Returns the cases that the options select, each with one number of rows.
  ///
  /// Those about single edits are first, by their number of rows, so that one tree array serves all
  /// of one number; then the others, in the same order.
  package static func selected(_ options: Options) -> [(case: DerivedCase, count: Int)] {
    let wanted = cases.filter { options.includesGenerated($0.title) }
    let single = wanted.filter { $0.call == .editing }
    let others = wanted.filter { $0.call != .editing }
    return [single, others].flatMap { cases in
      let counts = options.counts ?? Set(cases.flatMap(\.counts)).sorted()
      return counts.flatMap { count in
        cases.filter { includes($0, count, options) }.map { ($0, count) }
      }
    }
  }

  /// Returns whether the options select a case with some number of rows.
  private static func includes(_ item: DerivedCase, _ count: Int, _ options: Options) -> Bool {
    if options.counts != nil { return true }
    let isTooLong = item.isLong && count >= 1_000_000 && !options.isThorough
    return item.counts.contains(count) && !isTooLong
  }

  /// Runs the cases one after another.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var edited = TitledRows(count: 0)
    var pair = RowPair<Row>([], data: options.data)
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      if item.case.call == .editing {
        if edited.tree.count != item.count {
          // The two would need much memory together.
          edited = TitledRows(count: 0)
          edited = TitledRows(count: item.count)
        }
      } else {
        edited = TitledRows(count: 0)
        if pair.rows.count != item.count {
          pair = RowPair((0..<item.count).map(Row.init(named:)), data: options.data)
        }
      }
      let record =
        switch item.case.shape {
        case .sorted: run(item.case, SortedRows.self, &edited, pair, options)
        case .grouped: run(item.case, GroupedRows.self, &edited, pair, options)
        case .page: run(item.case, PageOfRows.self, &edited, pair, options)
        case .distinct: run(item.case, DistinctRows.self, &edited, pair, options)
        case .first: run(item.case, FirstRows.self, &edited, pair, options)
        case .counted: run(item.case, CountedRows.self, &edited, pair, options)
        case .remaining: run(item.case, RemainingRows.self, &edited, pair, options)
        case .children: run(item.case, ChildRows.self, &edited, pair, options)
        case .joined: run(item.case, JoinedRows.self, &edited, pair, options)
        }
      progress.ends(record)
      return record
    }
  }

  private static func run<List: RowDerivation>(
    _ item: DerivedCase, _: List.Type, _ edited: inout TitledRows, _ pair: RowPair<Row>,
    _ options: Options
  ) -> Record {
    switch item.call {
    case .editing:
      var runner = DerivedEditRunner<List>(item, options)
      return runner.run(on: &edited)
    case .updating, .making, .grouping: return DerivedRunner<List>(item, pair, options).run()
    case .narrowing, .widening, .ordering, .reversing, .reading:
      return ChangingListRunner(item, pair, options).run()
    }
  }
}
