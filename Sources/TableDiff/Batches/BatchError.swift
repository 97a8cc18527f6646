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
///     }
public struct BatchError: Error, Sendable, Hashable {
  /// Everything that is wrong, in the order of the rules; never empty.
  public let violations: [BatchFinding]

  @usableFromInline
  package init(_ findings: [BatchFinding]) {
    violations = findings.inRuleOrder()
  }
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
