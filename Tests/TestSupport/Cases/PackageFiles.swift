// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files of the package that tests read, or write where asked to record.
package enum PackageFiles {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file, by its path from the package's root.
  package static func text(at path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file, by its path from the package's root.
  package static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }

  /// The names of a folder's files that end so, sorted.
  package static func names(in folder: String, suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path
    ).filter { $0.hasSuffix(suffix) }.sorted()
  }
}
