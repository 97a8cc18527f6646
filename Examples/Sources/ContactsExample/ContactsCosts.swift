// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiffCollections
package import TableDiffTesting
package import TableDiffUpdating

/// What it costs to show that one of many contacts has changed.
package struct ContactsCosts {
  package let count: Int
  /// Comparing all contacts with `==`, in a loop.
  package var bareComparison = Duration.zero
  /// Changing a contact of an array.
  package var array = EditCosts()
  /// Changing a contact of a tree array.
  package var tree = EditCosts()
  /// The store makes its new state, while the list holds the old one.
  package var newState = Duration.zero
  /// The call of `submit`.
  package var submit = Duration.zero
  /// The diff and its plan, off the main actor if the list is long.
  package var diff = Duration.zero
  /// Performing the batch on a view that only counts rows.
  package var batch = Duration.zero
  /// Performing the batch on a screen that checks it.
  package var checkedBatch = Duration.zero
  /// From the submission until the outcome.
  package var total = Duration.zero
  /// The longest time between the submission and the outcome in which the main actor did nothing
  /// else.
  package var mainActor = Duration.zero

  package var outcome = UpdateOutcome.cancelled
  package var changes: SectionedDiff?
  package var shownChange = ""
  package var failures: [ScreenFailure] = []
}

extension ContactsCosts: CustomStringConvertible {
  package var description: String {
    let change = changes.map { "\($0)" } ?? "no diff"
    let lines =
      ["\(count) contacts, one changed: \(change)", line("", "Array", "TreeArray")]
      + [
        ("the new version", \EditCosts.edit), ("the diff", \.diff),
        ("release of the old version", \.release), ("all three", \.total),
      ].map { line($0, time(array[keyPath: $1]), time(tree[keyPath: $1])) }
      + [line("a bare loop that compares them", time(bareComparison))]
      + ["A store and a list, with a TreeArray:"]
      + [
        ("the store makes its new state", newState),
        ("submit", submit),
        ("diff and plan, off the main actor", diff),
        ("the batch, on a view that counts rows", batch),
        ("from submit to the outcome", total),
        ("longest hold of the main actor in it", mainActor),
        ("the batch, on a screen that checks it", checkedBatch),
      ].map { line($0, "", time($1)) }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ columns: String...) -> String {
    columns.reduce("  " + name + spaces(38 - name.count)) { $0 + spaces(12 - $1.count) + $1 }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(1, count)) }

  private func time(_ duration: Duration) -> String {
    let tenths = Int(duration / .nanoseconds(100))
    if tenths < 100 { return "\(tenths / 10).\(tenths % 10) µs" }
    let microseconds = tenths / 10
    return microseconds < 100
      ? "\(microseconds) µs" : "\(microseconds / 1_000).\(microseconds / 100 % 10) ms"
  }
}
