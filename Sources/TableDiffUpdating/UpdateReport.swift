// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// What was done for a state that a list shows.
///
///     options.onEvent = { event in
///       if case .updated(let report) = event { print(report.batchCount, report.refreshedRows) }
///     }
public struct UpdateReport: Sendable, CustomStringConvertible {
  /// How the list took the state; for a reload, with its reason.
  public let outcome: UpdateOutcome

  /// The number of rows that the list showed before.
  public let oldRowCount: Int

  /// The number of rows that it shows.
  public let newRowCount: Int

  /// What the comparison has found; `nil` if there was none.
  public let diff: SectionedDiff?

  /// How many seconds the comparison took, with its planning; `nil` if there was none, and before iOS 16 and
  /// macOS 13, which have no clock for it.
  public let comparisonSeconds: Double?

  /// The number of batches that the view has performed.
  public let batchCount: Int

  /// The rows whose cells got new content, since the rows have other content.
  public let refreshedRows: [RowPath]

  /// Whether the state was shown during the animation of an older one, of which the report follows at its end.
  public let isDuringAnimation: Bool

  /// The report in one line, such as `applied (animated): 3 -> 4 rows, 1 insert; compared in 0.21 ms; 1 batch`.
  public var description: String {
    var parts = ["\(outcome): \(oldRowCount) -> \(newRowCount) rows\(changes)"]
    if let comparisonSeconds {
      parts.append("compared in \(Double(Int(comparisonSeconds * 100_000 + 0.5)) / 100) ms")
    }
    if batchCount > 0 { parts.append(batchCount == 1 ? "1 batch" : "\(batchCount) batches") }
    if let row = refreshedRows.first {
      let others = refreshedRows.count - 1
      parts.append("new content in \(row)" + (others > 0 ? " and \(others) others" : ""))
    }
    if isDuringAnimation { parts.append("during an animation") }
    return parts.joined(separator: "; ")
  }

  private var changes: String {
    guard let diff else { return "" }
    let rows = [
      (diff.deleted.count, "delete"), (diff.inserted.count, "insert"), (diff.moved.count, "move"),
      (diff.updated.count, "update"), (diff.sections.changeCount, "change of sections"),
    ]
    return rows.filter { $0.0 > 0 }.map { count, name in
      ", \(count) \(name)" + (count > 1 && !name.contains(" ") ? "s" : "")
    }.joined()
  }
}

/// What an updater takes note of while it shows a state.
struct UpdateNotes {
  var diff: SectionedDiff?
  var seconds: Double?
  var batchCount = 0
  var refreshedRows: [RowPath] = []
  var isDuringAnimation = false

  /// Returns how many seconds have passed since the comparison began; `nil` if the system has no clock.
  var stopwatch: () -> Double? = { nil }

  /// Takes note that a comparison begins.
  mutating func comparisonBegins() {
    if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
      let start = ContinuousClock.now
      stopwatch = {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) + Double(attoseconds) * 1e-18
      }
    }
  }

  /// Takes note of the result of a comparison.
  mutating func compared(_ diff: SectionedDiff) { (self.diff, seconds) = (diff, stopwatch()) }

  /// Takes note of a batch.
  mutating func performed(_ batch: BatchUpdate) {
    batchCount += 1
    refreshedRows += batch.refreshes
  }
}
