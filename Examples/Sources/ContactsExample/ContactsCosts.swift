// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// What it costs to show that one of many contacts has changed.
package struct ContactsCosts {
  package let count: Int
  /// Comparing all contacts with `==`, in a loop.
  package var bareComparison = Duration.zero
  /// The store makes its new state: a copy of all contacts, since the list holds the old ones.
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
  /// Releasing as many contacts as the old state has.
  package var release = Duration.zero

  package var outcome = UpdateOutcome.cancelled
  package var changes: SectionedDiff?
  package var shownChange = ""
  package var failures: [ScreenFailure] = []
}

extension ContactsCosts: CustomStringConvertible {
  package var description: String {
    let lines = [
      ("a bare loop that compares them", bareComparison),
      ("the store makes its new state", newState),
      ("submit", submit),
      ("diff and plan, off the main actor", diff),
      ("the batch, on a view that counts rows", batch),
      ("from submit to the outcome", total),
      ("longest hold of the main actor in it", mainActor),
      ("release of the old state, off the main actor", release),
      ("the batch, on a screen that checks it", checkedBatch),
    ]
    let table = lines.map { "  \(column($0.0, 46))\(milliseconds($0.1))" }
    let change = changes.map { "\($0)" } ?? "no diff"
    return (["\(count) contacts, one changed: \(change)"] + table).joined(separator: "\n")
  }

  private func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func milliseconds(_ duration: Duration) -> String {
    let microseconds = Int(duration / .microseconds(1))
    let number =
      microseconds < 100
      ? "\(microseconds) µs" : "\(microseconds / 1_000).\(microseconds / 100 % 10) ms"
    return String(repeating: " ", count: max(0, 10 - number.count)) + number
  }
}
