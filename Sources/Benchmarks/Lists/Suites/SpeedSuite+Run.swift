// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

extension SpeedSuite {
  /// Runs the cases one after another.
  ///
  /// Consecutive cases share a list of rows if they can.
  package static func run(_ options: Options, _ progress: Progress) -> [Record] {
    var integers = RowPairs<Row>()
    var strings = RowPairs<StringRow>()
    var uuids = RowPairs<UUIDRow>()
    let selected = selected(options)
    return selected.enumerated().map { position, item in
      progress.starts("\(position + 1)/\(selected.count)", item.case.title, item.count)
      let record =
        switch item.case.ids {
        case .integer: record(of: item.case, item.count, &integers, options)
        case .string: record(of: item.case, item.count, &strings, options)
        case .uuid: record(of: item.case, item.count, &uuids, options)
        }
      progress.ends(record)
      return record
    }
  }

  private static func record<R: BenchmarkRow>(
    of item: Case, _ count: Int, _ pairs: inout RowPairs<R>, _ options: Options
  ) -> Record {
    let data = options.data
    let workload = Workload(pairs.pair(count, data), edit: item.edit, data: data)
    var million: Workload<R>?
    if item.target.terms.contains(where: { $0.measure == .millionRows }) {
      million = Workload(
        RowPair(count: min(count, 1_000_000), data: data), edit: item.edit, data: data)
    }
    return CaseRunner(item.subject(count), workload, million: million, options).run()
  }
}
