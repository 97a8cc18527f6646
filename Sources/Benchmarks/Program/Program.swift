// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ChangeBenchmarks
import CommandLineSupport
import DerivedBenchmarks
import ListBenchmarks
import TableDiff
import TreeBenchmarks

/// Executes the command line.
@MainActor
struct Program {
  let options: Options
  let progress: Progress

  /// - Returns: The exit code of the process.
  func run() throws -> Int32 {
    switch options.task {
    case .help: print(options.topic.map { Help.text(about: $0) } ?? Help.overview)
    case .version: print("TableDiff \(Release.version), \(Machine.current.toolchain)")
    case .list:
      for (item, count) in try Selection(suites(), options).all {
        print("\(item.title): \(grouped(count)) rows")
      }
    case .check: return try check()
    case .run: return try options.measuresGrowth ? measureGrowth() : measure()
    case .compare: return try compare()
    case .report: try report()
    case .guardSpecialization:
      try requireSpeed()
      return SpecializationGuard.run(progress) ? 0 : 1
    }
    return 0
  }

  /// All cases, including those about the lists in Fixtures if these are found.
  func suites() throws -> [[Benchmark]] {
    let generated =
      [FlatSuite.cases, RepeatedSuite.cases, SectionedSuite.cases, ValueSuite.cases]
      + TreeSuite.cases + [MeasuredSuite.cases, OutlineSuite.cases] + DerivedSuite.cases
      + [LiveSuite.cases]
    do throws(FixtureError) {
      return [FixtureSuite.cases(try FixtureList.all(in: FixtureList.folder))] + generated
    } catch {
      if options.task == .check { throw error }
      return generated
    }
  }

  func records(_ selection: Selection, _ options: Options) -> [Record] {
    let bench = Workbench(options)
    return selection.all.enumerated().map { index, selected in
      let (item, count) = selected
      progress.starts("\(index + 1)/\(selection.all.count)", item.title, count)
      let record = item.run(count, bench)
      progress.ends(record)
      return record
    }
  }

  private func check() throws -> Int32 {
    let selection = try Selection(suites(), options)
    let records = RowData.allCases.flatMap { data in
      var options = options
      options.data = data
      return self.records(selection, options)
    }
    progress.erase()
    print("\(records.count) results verified")
    return exitCode(records)
  }

  func exitCode(_ records: [Record]) -> Int32 {
    let wrong = records.filter { !$0.problems.isEmpty }
    if wrong.isEmpty { return 0 }
    progress.note("\(wrong.count) results are WRONG")
    return 1
  }

  /// Throws if the times of this build would be misleading.
  func requireSpeed() throws {
    #if DEBUG
      throw UsageError(message: "a debug build is too slow to measure; use 'swift run -c release'")
    #else
      if ListDiff.hasInternalChecks {
        throw UsageError(message: "this build has TABLEDIFF_INTERNAL_CHECKS on, which cost time")
      }
    #endif
  }
}
