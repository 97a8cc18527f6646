// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when a list view would reject or misread a batch, with all findings.
///
///     var view = HeadlessListView(rows: fruits)  // three rows
///     do {
///       try view.perform(BatchUpdate(deletes: [RowPath(section: 0, row: 3)]), rows: fruits)
///     } catch {
///       error.findings[0].name  // rowOutOfRange
///       print(error)
///       // A3 rowOutOfRange: delete row (0, 3), but there is no such row before the batch
///       // [section 0: 3 rows before, 3 after]
///       print(error.reproduction)  // Swift to paste into a test
///     }
public struct BatchError: Error, Sendable, Equatable {
  /// All findings, in the order of the rules; never empty.
  public let findings: [BatchFinding]

  /// The offset of the stage whose batch is wrong; `nil` for a single batch, or if the error
  /// concerns all stages together.
  public let stage: Int?

  private let replay: ReplayCase?

  @usableFromInline
  init(_ findings: [BatchFinding], stage: Int? = nil, replay: ReplayCase? = nil) {
    self.findings = findings.sorted { $0.rule.code < $1.rule.code }
    self.stage = stage
    self.replay = replay
  }

  @usableFromInline
  init(_ error: BatchError, stage: Int) {
    self.init(error.findings, stage: stage, replay: error.replay)
  }

  /// Swift code that reproduces the findings in a test that imports `TableDiffTesting`, with
  /// numbers for identities and contents.
  ///
  /// `nil` if the error concerns all stages together, if there are more than four million rows, or
  /// if one identity has thousands of contents.
  ///
  ///     // In a test, it throws what the batch threw:
  ///     var view = HeadlessListView(
  ///       sections: [
  ///         NumberedSection(id: 0, rows: "0...2")
  ///       ], kind: .collectionView)
  ///     try view.perform(
  ///       BatchUpdate(deletes: [RowPath(section: 0, row: 3)]),
  ///       sections: [
  ///         NumberedSection(id: 0, rows: "0...2")
  ///       ])
  ///
  /// The code is complete: rows that are consecutive in both lists are written as ranges.
  public var reproduction: String? { replay?.text }
}

extension BatchError: CustomStringConvertible {
  /// The first twenty findings, one a line, and the number of the rest.
  public var description: String {
    var lines = findings.prefix(Self.describedFindings).map { $0.description }
    let left = findings.count - lines.count
    if left > 0 { lines.append("and \(left) more findings") }
    return lines.joined(separator: "\n")
  }

  private static var describedFindings: Int { 20 }
}
