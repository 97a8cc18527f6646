// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Says that a list view would reject or misread a batch, with everything that is wrong with it.
///
///     var view = HeadlessListView(rows: fruits)  // three rows
///     do {
///       try view.perform(BatchUpdate(deletes: [RowPath(section: 0, row: 3)]), rows: fruits)
///     } catch {
///       error.violations[0].rule  // .a3
///       error.violations[0].name  // .rowOutOfRange
///       print(error)
///       // A3 rowOutOfRange: delete row (0, 3), but there is no such row before the batch
///       // [section 0: 3 rows before, 3 after]
///       print(error.replayableCase)  // Swift to paste into a test
///     }
public struct BatchError: Error, Sendable, Hashable {
  /// Everything that is wrong, in the order of the rules; never empty.
  public let violations: [BatchFinding]

  /// Which batch of a plan it is that is wrong, counted from 0; `nil` where there was one batch
  /// only, or where the batches of a plan do not go together.
  public let stage: Int?

  private let replay: ReplayCase?

  @usableFromInline
  package init(_ findings: [BatchFinding], stage: Int? = nil, replay: ReplayCase? = nil) {
    violations = findings.inRuleOrder()
    self.stage = stage
    self.replay = replay
  }

  /// The same, said of a batch of a plan.
  @usableFromInline
  package init(_ error: BatchError, stage: Int) {
    self.init(error.violations, stage: stage, replay: error.replay)
  }

  /// Takes the states before and after the batch along.
  @inlinable
  package init<Section: ListSection>(
    _ findings: [BatchFinding], _ batch: BatchUpdate, from old: [Section], to new: [Section],
    _ profile: ListViewProfile
  ) {
    self.init(findings, replay: ReplayCase(batch, from: old, to: new, profile))
  }

  /// Swift that brings the same violations about when it is pasted into a test, with numbers for
  /// identities and contents; `nil` for batches that do not go together, for more than four million
  /// rows, and where one identity has thousands of contents.
  ///
  ///     var view = HeadlessListView(
  ///       sections: [
  ///         NumberedSection(id: 0, rows: "0...2")
  ///       ], profile: .strict)
  ///     try view.perform(
  ///       BatchUpdate(deletes: [RowPath(section: 0, row: 3)]),
  ///       sections: [
  ///         NumberedSection(id: 0, rows: "0...2")
  ///       ])
  ///
  /// Nothing is left out: rows that follow each other in both lists are written as ranges.
  public var replayableCase: String? { replay?.text }
}

extension BatchError: CustomStringConvertible {
  /// The violations, one a line; behind twenty only the number of the others is given.
  public var description: String {
    var lines = violations.prefix(Self.describedViolations).map(\.description)
    let left = violations.count - lines.count
    if left > 0 { lines.append("and \(left) more violations") }
    return lines.joined(separator: "\n")
  }

  private static var describedViolations: Int { 20 }
}
