// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ChangeBenchmarks
import CommandLineSupport
import DerivedBenchmarks
import ListBenchmarks
import TreeBenchmarks

/// The cases that a command line selects.
struct Selection {
  /// The lists of Fixtures, if they take part and were found.
  let lists: [FixtureList]

  let fixtures: [(title: String, rows: Int)]
  let generated: [(title: String, rows: Int)]

  init(_ options: Options, lists: [FixtureList]) {
    self.lists = lists
    fixtures = FixtureSuite.selected(lists, options)
    generated = Self.generated(options)
  }

  static func generated(_ options: Options) -> [(title: String, rows: Int)] {
    SpeedSuite.selected(options).map { ($0.case.title, $0.count) }
      + RepeatedSuite.selected(options).map { ($0.case.title, $0.count) }
      + SectionedSuite.selected(options).map { ($0.case.title, $0.count) }
      + ValueSuite.selected(options).map { ($0.case.title, $0.count) }
      + TreeSuite.selected(options).map { ($0.case.title, $0.count) }
      + MeasuredSuite.selected(options).map { ($0.case.title, $0.count) }
      + OutlineSuite.selected(options).map { ($0.case.title, $0.count) }
      + DerivedSuite.selected(options).map { ($0.case.title, $0.count) }
      + LiveSuite.selected(options).map { ($0.case.title, $0.count) }
  }

  var all: [(title: String, rows: Int)] { fixtures + generated }

  /// Throws if there is nothing to do, or if a filter selects nothing.
  func requireCases(_ options: Options) throws {
    var everything = Options()
    everything.isThorough = true
    for filter in options.filters {
      var one = options
      one.filters = [filter]
      if all.contains(where: { one.includes($0.title) }) { continue }
      let known = Self.generated(everything) + FixtureSuite.selected(lists, everything)
      let hasTitle = known.contains { one.includes($0.title) }
      if hasTitle {
        throw UsageError(
          message: "no case whose title contains '\(filter)' has these numbers of rows")
      }
      let suggestion = Spelling.suggestion(for: filter, within: known.map(\.title))
      throw UsageError(
        message: "no title contains '\(filter)'"
          + (suggestion.isEmpty ? "; 'list --thorough' prints the titles" : suggestion))
    }
    if all.isEmpty {
      throw UsageError(
        message: "no case has these numbers of rows; 'list --thorough' prints all cases")
    }
  }
}
