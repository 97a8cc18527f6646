// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A format that the record of a run can be written in.
package enum ReportFormat: String, Sendable, CaseIterable {
  case html, markdown, collections
  case smallerIsBetter = "smaller-is-better"

  /// Creates the format that the end of a file's name tells.
  package init?(path: String) {
    if path.hasSuffix(".html") {
      self = .html
    } else if path.hasSuffix(".md") {
      self = .markdown
    } else {
      return nil
    }
  }
}

/// A comparison with the names of both records.
package struct NamedComparison {
  package let comparison: Comparison
  package let old: String
  package let new: String

  package init(comparison: Comparison, old: String, new: String) {
    (self.comparison, self.old, self.new) = (comparison, old, new)
  }
}
