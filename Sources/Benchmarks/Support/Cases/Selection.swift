// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport

/// The cases that a command line selects, each for one number of rows.
package struct Selection {
  package let all: [(case: Benchmark, count: Int)]

  /// Selects cases of suites, ordered within a suite by number of rows, so that they share lists.
  ///
  /// Throws if a filter or the whole selection is empty.
  package init(_ suites: [[Benchmark]], _ options: Options) throws(UsageError) {
    all = suites.flatMap { suite in
      let selected = suite.map { ($0, Self.counts(of: $0, options)) }
      return Set(selected.flatMap(\.1)).sorted().flatMap { count in
        selected.filter { $0.1.contains(count) }.map { ($0.0, count) }
      }
    }
    let titles = suites.joined().map(\.title)
    for filter in options.filters {
      var one = options
      one.filters = [filter]
      if all.contains(where: { one.includes($0.case.title) }) { continue }
      if titles.contains(where: one.includes) {
        throw UsageError(
          message: "no case whose title contains '\(filter)' has these numbers of rows")
      }
      let suggestion = Spelling.suggestion(for: filter, within: titles)
      throw UsageError(
        message: "no title contains '\(filter)'"
          + (suggestion.isEmpty ? "; 'list --thorough' prints the titles" : suggestion))
    }
    if all.isEmpty {
      throw UsageError(
        message: "no case has these numbers of rows; 'list --thorough' prints all cases")
    }
  }

  /// The maximum number of rows unless a run is thorough: creating longer lists takes seconds.
  private static let mostRows = 1_000_000

  private static func counts(of item: Benchmark, _ options: Options) -> [Int] {
    if !options.includes(item.title) || options.isBrief && !item.isBrief { return [] }
    if item.source == .fixtures { return options.counts == nil ? item.counts : [] }
    if let counts = options.counts ?? (options.task == .check ? Options.checkedCounts : nil) {
      return item.isFixedCount ? item.counts.filter(counts.contains) : counts
    }
    if options.isThorough { return item.counts }
    return item.counts.filter { $0 < mostRows || $0 == mostRows && !item.isLong }
  }
}
