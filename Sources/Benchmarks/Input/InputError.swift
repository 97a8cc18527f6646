// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is wrong at a place of a text.
struct InputError: Error {
  /// The offset of the byte.
  let offset: Int

  let message: String

  init(_ offset: Int, _ message: String) { (self.offset, self.message) = (offset, message) }

  /// Returns the error as it is printed, with the line and the byte.
  func usageError(_ text: FileText, _ path: String) -> UsageError {
    var (line, start) = (1, 0)
    while true {
      let next = text.endOfLine(at: start, before: text.count)
      if next > offset || next == text.count { break }
      (line, start) = (line + 1, next)
    }
    return UsageError(message: "\(InputList.name(path)): line \(line), byte \(offset): \(message)")
  }
}
