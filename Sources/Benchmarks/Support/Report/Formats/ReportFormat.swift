// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A format that the record of a run can be written in.
package enum ReportFormat: String, Sendable, CaseIterable {
  case markdown, collections
  case smallerIsBetter = "smaller-is-better"

  /// Creates the format that the end of a file's name tells.
  package init?(path: String) {
    if !path.hasSuffix(".md") { return nil }
    self = .markdown
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
