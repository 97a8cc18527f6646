// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The standard library's methods of these names need macOS 13.
extension StringProtocol {
  /// Returns whether a text occurs in this one.
  package func contains(_ text: String) -> Bool { range(of: text) != nil }

  /// Returns this text with another one in place of each occurrence of a text.
  package func replacing(_ text: String, with other: String) -> String {
    replacingOccurrences(of: text, with: other)
  }
}
