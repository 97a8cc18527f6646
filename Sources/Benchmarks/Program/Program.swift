// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ChangeBenchmarks
import CommandLineSupport
import DerivedBenchmarks
import ListBenchmarks
import TableDiff
import TreeBenchmarks

/// Carries out the command line.
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
      let selection = Selection(options, lists: try lists())
      try selection.requireCases(options)
      for (title, rows) in selection.all { print("\(title): \(grouped(rows)) rows") }
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

  private func check() throws -> Int32 {
    var options = options
    let lists = options.runsFixtures ? try fixtureLists() : []
    try Selection(options, lists: lists).requireCases(options)
    options.counts = options.counts ?? [10, 100, 1_000, 20_000]
    var records: [Record] = []
    for data in RowData.allCases {
      options.data = data
      records += runSuites(options)
    }
    records += FixtureSuite.run(lists, options, progress)
    progress.erase()
    print("\(records.count) results verified")
    return exitCode(records)
  }

  func runSuites(_ options: Options) -> [Record] {
    SpeedSuite.run(options, progress) + RepeatedSuite.run(options, progress)
      + SectionedSuite.run(options, progress) + ValueSuite.run(options, progress)
      + TreeSuite.run(options, progress) + MeasuredSuite.run(options, progress)
      + OutlineSuite.run(options, progress)
      + DerivedSuite.run(options, progress) + LiveSuite.run(options, progress)
  }

  /// Reads the lists of Fixtures, if they take part.
  ///
  /// Unless the command line names their folder, they may be missing.
  func lists() throws -> [FixtureList] {
    if !options.runsFixtures { return [] }
    do throws(FixtureError) {
      return try fixtureLists()
    } catch {
      if options.fixturesPath != nil { throw error }
      progress.note("Continuing without fixtures: \(error.message)")
      return []
    }
  }

  private func fixtureLists() throws(FixtureError) -> [FixtureList] {
    try FixtureList.all(in: FixtureList.folder(named: options.fixturesPath))
  }

  func exitCode(_ records: [Record]) -> Int32 {
    let wrong = records.filter { !$0.problems.isEmpty }
    if wrong.isEmpty { return 0 }
    progress.note("\(wrong.count) results are WRONG")
    return 1
  }

  /// Throws if the times of this build would mislead.
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
