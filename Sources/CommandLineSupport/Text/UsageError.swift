// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A command line that cannot be understood, or a file that cannot be read or written.
package struct UsageError: Error, CustomStringConvertible {
  /// What is wrong, in one line without control characters, whatever names and values it tells.
  package let message: String

  /// The call that explains what is wrong.
  private let helpCall: String?

  /// The exit status of every command then.
  package static let exitStatus: Int32 = 2

  package init(message: String, helpCall: String? = nil) {
    (self.message, self.helpCall) = (VisibleText.string(message.utf8), helpCall)
  }

  package var description: String {
    guard let helpCall else { return message }
    return message + "\nSee '\(helpCall)'."
  }
}
