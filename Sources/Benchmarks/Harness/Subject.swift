// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is measured of a workload, and what is expected of it.
struct Subject<Call: Sendable>: Sendable {
  let title: String
  let call: Call
  var target: Target?

  /// The most memory that the call may take at its peak, in bytes a row.
  var scratch: Double?

  /// The changes of rows promised, where they are known beforehand.
  var stated: ChangeCounts?
}

/// Which call on flat lists is timed.
enum FlatCall: String, Sendable, CaseIterable {
  case diff = "old.tableDiff(to: new)"
  case applying = "old.applying(diff, rowsFrom: new)"
  case performing = "view.perform(batch, rows: new)"
}

/// Which call on lists of rows that repeat is timed.
enum RepeatedCall: String, Sendable, CaseIterable {
  case diff = "ListDiff(from: old, to: new, id: \\.self, moves: .never, algorithm: .lcs)"
}

/// Which call on lists of sections is timed.
enum SectionedCall: String, Sendable, CaseIterable {
  case diff = "old.sectionedDiff(to: new)"
  case applying = "old.applying(diff, sectionsFrom: new)"
  case performing = "view.perform(batch, sections: sections), each batch of the plan"
}
