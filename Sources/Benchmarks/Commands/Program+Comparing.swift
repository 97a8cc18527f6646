// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
        message: "name a format, --format \(names), or a file that ends with .html or .md",
        topic: .report)
    }
    var record = try RunRecord(path: options.files[0])
    var named: NamedComparison?
    if options.files.count > 1 {
      let older = record
      record = try RunRecord(path: options.files[1])
      named = try comparison(of: record, with: older)
    }
    let text = try format.text(of: record, named)
    if options.outPath == "-" {
      print(text, terminator: "")
      return
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: options.outPath))
    } catch {
      throw UsageError(
        message: "\(options.outPath) cannot be written: \(error.localizedDescription)")
    }
  }

  private func comparison(of new: RunRecord, with old: RunRecord) throws -> NamedComparison {
    let (a, b) = (options.files[0], options.files[1])
    guard let comparison = Comparison(old, new, options.comparing, filter: options) else {
      throw UsageError(message: "\(a) and \(b) have no case in common")
    }
    return NamedComparison(comparison: comparison, older: old, old: a, new: b)
  }
}
