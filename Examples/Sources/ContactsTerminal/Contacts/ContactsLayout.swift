// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which lines of the terminal show what.
///
/// The list gives way last.
package struct ContactsLayout: Equatable, Sendable {
  /// The line of the search field.
  package let field: Int?

  package let list: Range<Int>

  /// The line of the figures.
  package let status: Int?

  /// The line that names the keys.
  package let help: Int?

  package init(_ size: TerminalSize) {
    let rows = size.columns > 0 ? size.rows : 0
    let hasField = rows >= 2, hasStatus = rows >= 4, hasHelp = rows >= 9
    field = hasField ? 0 : nil
    help = hasHelp ? rows - 1 : nil
    status = hasStatus ? rows - (hasHelp ? 2 : 1) : nil
    // A list this high has room for an empty line under the search field.
    let top = hasHelp ? 2 : hasField ? 1 : 0
    list = top..<(status ?? rows)
  }
}
