// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// The arguments that git gives to a program that shows what changed in a file.
///
/// They are a path, and of the old and the new file where it is, the hash of its content, and its
/// mode. If the file was renamed, its new path follows, and a text about that. A path alone is not
/// merged.
package struct GitCall {
  /// One of the two files.
  package struct Side {
    /// What listings and messages call the file: its path with `a/` or `b/` before it, as in git.
    package let name: String

    /// Where the content is; `nil` if there is no such file.
    package let file: String?

    let mode: String

    /// Whether this is the target of a symbolic link, or the commit of a submodule.
    var isReference: Bool { mode == "120000" || mode == "160000" }

    init(_ words: ArraySlice<String>, _ path: String) {
      let file = words[words.startIndex]
      self.file = file == Self.absent ? nil : file
      name = file == Self.absent ? file : path
      mode = words[words.startIndex + 2]
    }

    private static let absent = "/dev/null"
  }

  package let path: String

  /// Both files; `nil` if the path is not merged.
  package let sides: (old: Side, new: Side)?

  package let isRenamed: Bool

  /// Reads the arguments.
  package init(_ words: [String]) throws(UsageError) {
    guard [1, 7, 9].contains(words.count) else {
      throw UsageError(
        message: "git takes one, seven or nine words, as git gives them, not \(words.count)",
        topic: Command.git)
    }
    path = words[0]
    isRenamed = words.count == 9
    let newPath = isRenamed ? words[7] : path
    sides =
      words.count == 1
      ? nil : (Side(words[1..<4], "a/" + path), Side(words[4..<7], "b/" + newPath))
  }
}
