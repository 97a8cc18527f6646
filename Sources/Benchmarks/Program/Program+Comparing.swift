// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import Foundation

extension Program {
  /// Prints a comparison of two records.
  ///
  /// - Returns: The exit code that tells whether the second is slower or faster.
  func compare() throws -> Int32 {
    let older = try RunRecord(path: options.files[0])
    let named = try comparison(of: RunRecord(path: options.files[1]), with: older)
    if options.isMarkdown {
      print(MarkdownReport.text(of: named), terminator: "")
    } else {
      print(
        ComparisonText(
          comparison: named.comparison, names: (named.old, named.new), terminal: .standardOutput
        ).text)
    }
    return named.comparison.verdict.exitStatus
  }

  /// Writes a record in another format.
  func report() throws {
    guard let format = options.format ?? ReportFormat(path: options.outPath) else {
      let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        message: "name a format, --format \(names), or a file that ends with .md",
        topic: Command.report)
    }
    try FileIdentity.require(
      output: options.outPath, isNoneOf: options.files, topic: Command.report)
    let records = try options.files.map { try RunRecord(path: $0) }
    let older = records.count > 1 ? records.first : nil
    let text = try text(of: records[records.count - 1], comparedWith: older, format)
    try OutputFile.write(to: options.outPath) { $0.write(text) }
  }

  /// Returns a record in a format, with its comparison with an older one if there is one.
  private func text(
    of record: RunRecord, comparedWith older: RunRecord?, _ format: ReportFormat
  ) throws -> String {
    if older != nil, format == .collections || format == .smallerIsBetter {
      throw UsageError(
        message: "--format \(format.rawValue) takes one record", topic: Command.report)
    }
    switch format {
    case .markdown:
      let named = try older.map { try comparison(of: record, with: $0) }
      return MarkdownReport(record: record, comparison: named).text
    case .collections: return try CollectionsResults(record).text
    case .smallerIsBetter: return try SmallerIsBetterEntry.text(of: record)
    }
  }

  private func comparison(of new: RunRecord, with old: RunRecord) throws -> NamedComparison {
    let (a, b) = (options.files[0], options.files[1])
    guard let comparison = Comparison(old, new, options.comparing, filter: options) else {
      throw UsageError(message: "\(a) and \(b) have no case in common")
    }
    return NamedComparison(comparison: comparison, old: a, new: b)
  }
}
