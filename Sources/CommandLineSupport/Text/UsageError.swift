// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error in the command line, or while reading or writing a file.
package struct UsageError: Error, CustomStringConvertible {
  /// The message in one line, with control characters in names and values escaped.
  package let message: String

  /// The call that prints an explanation.
  private let helpCall: String?

  /// The exit status of every command after this error.
  package static let exitStatus: Int32 = 2

  package init(message: String, helpCall: String? = nil) {
    (self.message, self.helpCall) = (VisibleText.string(message.utf8), helpCall)
  }

  package var description: String {
    guard let helpCall else { return message }
    return message + "\nSee '\(helpCall)'."
  }
}
