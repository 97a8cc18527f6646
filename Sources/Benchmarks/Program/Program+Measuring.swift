// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import Foundation
import ListBenchmarks

extension Program {
  /// Measures the selected cases, and prints and writes their results.
  func measure() throws -> Int32 {
    try requireSpeed()
    if let path = options.jsonPath { try requireWritable(path) }
    let selection = Selection(options, lists: try lists())
    try selection.requireCases(options)
    let load = LoadMeter()
    try prepareCounting()
    let printsTables = options.isWide || !Terminal.standardOutput.isTerminal
    if printsTables { progress.note(Machine.current.text) }
    let costs = CaseCosts(earlierRecord, options)
    progress.plan(selection.all.map { costs.seconds($0.title, $0.rows) })
    let fixtures = FixtureSuite.run(selection.lists, options, progress)
    let generated = runSuites(options)
    progress.erase()
    let record = RunRecord(fixtures: fixtures, generated: generated, options, load)
    if printsTables {
      print(SpeedReport(fixtures: fixtures, speed: generated, options: options).text)
    } else {
      print(RunSummary(record: record, terminal: .standardOutput, elapsed: load.elapsed).text)
    }
    if let path = options.jsonPath { try write(record, to: path) }
    if printsTables { progress.note(load.text) }
    if let warning = load.warning { progress.note(warning) }
    return exitCode(fixtures + generated)
  }

  /// Settles the allocator, and checks what the counters count of known work.
  private func prepareCounting() throws {
    Allocator.settle()
    let missing = try CounterCheck.run()
    if !missing.isEmpty {
      progress.note("This system does not count " + missing.joined(separator: " and ") + ".")
    }
  }

  /// Measures how times grow, and prints and writes the exponents.
  ///
  /// - Returns: The exit code that tells whether a time grows faster than claimed.
  func measureGrowth() throws -> Int32 {
    try requireSpeed()
    if let path = options.jsonPath { try requireWritable(path) }
    let load = LoadMeter()
    try prepareCounting()
    let results = try Growth.run(options, progress)
    progress.erase()
    if results.isEmpty {
      throw UsageError(message: "no case of growth has such a title", topic: Command.run)
    }
    print(GrowthReport(results: results).text)
    if let path = options.jsonPath {
      var record = RunRecord(fixtures: [], generated: [], options, load)
      record.growth = results.compactMap(\.record)
      try write(record, to: path)
    }
    progress.note(load.text)
    return results.exitCode
  }

  /// The record of a run that this package comes with, if it can be found.
  private var earlierRecord: RunRecord? {
    guard let folder = try? FixtureList.folder(named: options.fixturesPath) else { return nil }
    return try? RunRecord(path: folder.appendingPathComponent("Benchmarks/default.json").path)
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
