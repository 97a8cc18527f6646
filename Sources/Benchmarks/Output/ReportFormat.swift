// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A format that the record of a run can be written in.
enum ReportFormat: String, Sendable, CaseIterable {
  case html, markdown, collections
  case smallerIsBetter = "smaller-is-better"

  /// Creates the format that the end of a file's name tells.
  init?(path: String) {
    if path.hasSuffix(".html") {
      self = .html
    } else if path.hasSuffix(".md") {
      self = .markdown
    } else {
      return nil
    }
  }

  /// Returns a record in this format, with its comparison with an older one if there is one.
  func text(of record: RunRecord, _ comparison: NamedComparison?) throws -> String {
    if comparison != nil, self == .collections || self == .smallerIsBetter {
      throw UsageError(message: "--format \(rawValue) takes one record", topic: .report)
    }
    switch self {
    case .html: return HTMLReport(record, comparedWith: comparison?.older).text
    case .markdown: return MarkdownReport(record: record, comparison: comparison).text
    case .collections: return try CollectionsResults(record).text
    case .smallerIsBetter: return try SmallerIsBetterEntry.text(of: record)
    }
  }
}

/// A comparison with the names of both records.
struct NamedComparison {
  let comparison: Comparison
  let older: RunRecord
  let old: String
  let new: String
}
