// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport

extension Program {
  /// Prints a comparison of two records.
  ///
  /// - Returns: An exit code that tells whether the second record is slower or faster.
  func compare() throws -> Int32 {
    let (old, new) = (options.files[0], options.files[1])
    let records = (try RunRecord(path: old), try RunRecord(path: new))
    guard
      let comparison = Comparison(records.0, records.1, options.comparing, filter: options)
    else { throw UsageError(message: "\(old) and \(new) have no case in common") }
    let report = ComparisonReport(comparison, names: (old, new))
    if options.isMarkdown {
      print(report.markdown, terminator: "")
    } else {
      print(report.text(.standardOutput))
    }
    return comparison.verdict.exitStatus
  }

  /// Prints a record.
  func report() throws {
    let record = try RunRecord(path: options.files[0])
    let report = RunReport(record)
    if options.isChart {
      guard let chart = report.svg else {
        throw UsageError(message: "\(options.files[0]) has nothing that a chart shows")
      }
      print(chart, terminator: "")
    } else if options.isMarkdown {
      print(report.markdown, terminator: "")
    } else {
      printText(report)
    }
  }

  /// Prints a run as text.
  func printText(_ report: RunReport) {
    print(
      options.isWide ? report.wide : report.text(columns: min(100, Terminal.standardOutput.columns))
    )
  }
}
