// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A row with an identity and a content, both numbers.
struct TestRow: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var content = 0
}

extension ListDiff.MoveStyle {
  /// Every style there is.
  static let everyStyle: [ListDiff.MoveStyle] = [.minimal, .all, .never]
}

extension Array where Element == Int {
  /// Rows of these ids, all with the same content.
  var rows: [TestRow] { map { TestRow(id: $0) } }
}
