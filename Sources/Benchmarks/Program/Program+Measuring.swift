// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import Foundation
import ListBenchmarks
import TreeBenchmarks

extension Program {
  /// Measures the selected cases, and prints and writes their results.
  func measure() throws -> Int32 {
    try requireSpeed()
    try requireWritable()
    let selection = try Selection(suites(), options)
    let load = LoadMeter()
    try prepareCounting()
    let records = records(selection, options)
    try finish(RunRecord(records, options, load), load)
    return exitCode(records)
  }

  /// Measures the growth of times, and prints and writes the exponents.
  ///
  /// - Returns: An exit code that tells whether a time grows faster than claimed.
  func measureGrowth() throws -> Int32 {
    try requireSpeed()
    try requireWritable()
    let counts = Set(options.counts ?? GrowthSeries.counts).sorted()
    if counts.count < 2 {
      throw UsageError(message: "--growth takes at least two different numbers of rows")
    }
    let load = LoadMeter()
    try prepareCounting()
    var growth = Growth(options, progress)
    let results = growth.run(GrowthSeries.lists + GrowthSeries.trees, counts)
    if results.isEmpty {
      throw UsageError(message: "no case of growth has such a title", topic: Command.run)
    }
    var record = RunRecord([], options, load)
    record.growth = results
    try finish(record, load)
    return results.exitCode
  }

  /// Settles the allocator, and checks the counter with known work.
  private func prepareCounting() throws {
    Allocator.settle()
    if try !CounterCheck.run() { progress.note("This system does not count memory.") }
  }

  private func finish(_ record: RunRecord, _ load: LoadMeter) throws {
    progress.erase()
    printText(RunReport(record))
    if let path = options.jsonPath {
      do {
        try record.write(to: path)
      } catch {
        throw UsageError(message: "\(path) cannot be written: \(error.localizedDescription)")
      }
    }
    progress.note(load.text)
    if let warning = load.warning { progress.note(warning) }
  }

  /// Throws if the record file is not writable, before measuring instead of after it.
  private func requireWritable() throws {
    guard let path = options.jsonPath else { return }
    guard let file = fopen(path, "a") else {
      throw UsageError(message: "\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
    fclose(file)
  }
}
