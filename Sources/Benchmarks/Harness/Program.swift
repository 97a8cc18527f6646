// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff

/// Carries out the command line.
@MainActor
struct Program {
  let options: Options
  let progress: Progress

  /// - Returns: The exit code of the process.
  func run() throws -> Int32 {
    switch options.task {
    case .help: print(Options.help)
    case .list:
      for (item, count) in SpeedSuite.selected(options) {
        print("\(item.title): \(grouped(count)) rows")
      }
      for (item, count) in RepeatedSuite.selected(options) {
        print("\(item.title): \(grouped(count)) rows")
      }
      for (item, count) in SectionedSuite.selected(options) {
        print("\(item.title): \(grouped(count)) rows")
      }
      for (item, count) in ValueSuite.selected(options) {
        print("\(item.title): \(grouped(count)) rows")
      }
      for (item, count) in LiveSuite.selected(options) {
        print("\(item.title): \(grouped(count)) rows")
      }
    case .diff(let old, let new):
      try requireSpeed()
      try FileDiff.run(old, new)
    case .check: return try check()
    case .measure: return try measure()
    case .guardSpecialization:
      try requireSpeed()
      return SpecializationGuard.run(progress) ? 0 : 1
    }
    return 0
  }

  private func measure() throws -> Int32 {
    try requireSpeed()
    if let path = options.jsonPath { try requireWritable(path) }
    let load = LoadMeter()
    Allocator.settle()
    let missing = try CounterCheck.run()
    if !missing.isEmpty {
      progress.note("This system does not count " + missing.joined(separator: " and ") + ".")
    }
    progress.note(Machine.current.text)
    var fixtures: [Record] = []
    if options.runsFixtures {
      do throws(FixtureError) {
        fixtures = try FixtureSuite.run(options, progress)
      } catch {
        if options.fixturesPath != nil { throw error }
        progress.note("Continuing without fixtures: \(error.message)")
      }
    }
    let speed = runSuites(options)
    let records = fixtures + speed
    if records.isEmpty { throw UsageError(message: "no such case; --list prints all titles") }
    print(SpeedReport(fixtures: fixtures, speed: speed, options: options).text)
    if let path = options.jsonPath {
      try write(RunRecord(fixtures: fixtures, generated: speed, options, load), to: path)
    }
    progress.note(load.text)
    return exitCode(records)
  }

  private func check() throws -> Int32 {
    var records: [Record] = []
    for data in RowData.allCases {
      var options = options
      options.data = data
      options.counts = options.counts ?? [10, 100, 1_000, 20_000]
      records += runSuites(options)
    }
    if options.counts == nil { records += try FixtureSuite.run(options, progress) }
    print("\(records.count) results verified")
    return exitCode(records)
  }

  private func runSuites(_ options: Options) -> [Record] {
    SpeedSuite.run(options, progress) + RepeatedSuite.run(options, progress)
      + SectionedSuite.run(options, progress) + ValueSuite.run(options, progress)
      + LiveSuite.run(options, progress)
  }

  private func exitCode(_ records: [Record]) -> Int32 {
    let wrong = records.filter { !$0.problems.isEmpty }
    if wrong.isEmpty { return 0 }
    progress.note("\(wrong.count) results are WRONG")
    return 1
  }

  /// Throws if the times of this build would mislead.
  private func requireSpeed() throws {
    #if DEBUG
      throw UsageError(message: "a debug build is too slow to measure; use 'swift run -c release'")
    #else
      if ListDiff.hasInternalChecks {
        throw UsageError(message: "this build has TABLEDIFF_INTERNAL_CHECKS on, which cost time")
      }
    #endif
  }

  private func write(_ record: RunRecord, to path: String) throws {
    do {
      try record.write(to: path)
    } catch {
      throw UsageError(message: "\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Throws if the file cannot be written: before the measuring, not after it.
  private func requireWritable(_ path: String) throws {
    guard let file = fopen(path, "a") else {
      throw UsageError(message: "\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
    fclose(file)
  }
}
