// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that batches must obey; ``BatchFinding`` lists them.
package struct BatchRule: Sendable {
  package let name: String
  package let code: String

  /// Returns a message that describes the fault.
  let message: @Sendable (BatchFinding) -> String

  /// Returns the message of UIKit's exception as reported; `nil` if none is.
  let uiKitText: @Sendable (BatchFinding, UIKitWords) -> String?

  init(
    _ code: String, _ name: String, message: @escaping @Sendable (BatchFinding) -> String,
    uiKitText: @escaping @Sendable (BatchFinding, UIKitWords) -> String? = { _, _ in nil }
  ) {
    self.name = name
    self.code = code
    self.message = message
    self.uiKitText = uiKitText
  }
}

extension BatchRule: Hashable {
  package static func == (left: BatchRule, right: BatchRule) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension BatchRule: CustomStringConvertible {
  package var description: String { "\(code) \(name)" }
}
