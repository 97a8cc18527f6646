// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of earlier searches for `less`, whose last one finds changes.
///
/// `n` and `N` go to the next and the previous change then, without a search before. Nothing else is
/// different in `less`, and the file with the searches of the user is only read.
struct SearchHistory {
  let path: String

  /// A line that says that something changed: a row with its numbers, or a section or a file.
  private static let pattern = "^( *[0-9]* +[0-9]* )?([-+~]|→|←) "

  /// The same where rows have their numbers in each half of a line.
  private static let halvesPattern =
    "^( *[0-9]+ )?([-+~]|→|←) |\(Halves.border) *[0-9]+ ([+~]|←) "

  /// Writes the file; `nil` if that is not possible.
  init?(_ environment: [String: String], isSideBySide: Bool) {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appendingPathComponent("tablediff-\(UUID().uuidString)").path
    let header = ".less-history-file:\n"
    var content = Self.known(environment).flatMap { $0.hasPrefix(header) ? $0 : nil } ?? header
    content += ".search\n\"\(isSideBySide ? Self.halvesPattern : Self.pattern)\n"
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(content.utf8), attributes: [.posixPermissions: 0o600])
    else { return nil }
    self.path = path
  }

  /// Returns the searches of the user.
  private static func known(_ environment: [String: String]) -> String? {
    let home = environment["HOME"].map { $0 + "/.lesshst" }
    return (environment["LESSHISTFILE"] ?? home).flatMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }

  func remove() { unlink(path) }
}
