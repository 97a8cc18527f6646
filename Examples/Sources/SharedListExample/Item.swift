// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A thing on the list.
package struct Item: Identifiable, Equatable, Codable, Sendable {
  package let id: String
  package var text: String

  package init(id: String, text: String) { (self.id, self.text) = (id, text) }
}
