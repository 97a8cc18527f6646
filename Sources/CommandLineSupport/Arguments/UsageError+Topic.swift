// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UsageError {
  /// - Parameter topic: The command whose help explains the error.
  package init(message: String, topic: some ProgramCommand) {
    self.init(message: message, helpCall: topic.helpCall)
  }
}
