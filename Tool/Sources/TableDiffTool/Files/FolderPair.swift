// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ToolSupport

/// Two folders, and what is at each path in one or both of them.
struct FolderPair {
  private let folders: (old: String, new: String)
  private let entries: (old: [String: Folder.Entry], new: [String: Folder.Entry])

  init(_ old: String, _ new: String) throws(UsageError) {
    folders = (old, new)
    entries = (try Self.entries(in: old), try Self.entries(in: new))
  }

  /// Returns what is in a folder.
  ///
  /// The folders of `git difftool --dir-diff` have links to files that are as in the working tree.
  private static func entries(in folder: String) throws(UsageError) -> [String: Folder.Entry] {
    let entries = try Folder.entries(in: folder)
    if ProcessInfo.processInfo.environment["GIT_DIFFTOOL_DIRDIFF"] != "true" { return entries }
    return Dictionary(
      uniqueKeysWithValues: entries.map { path, entry in
        var status = stat()
        let leadsToFile =
          entry == .link && stat(Self.path(path, in: folder), &status) == 0
          && status.st_mode & S_IFMT == S_IFREG
        return (path, leadsToFile ? .file : entry)
      })
  }

  /// Whether a file is no text on one side at least.
  func isBinary(_ path: String) -> Bool {
    [oldPath(path), newPath(path)].contains { path in
      let text = FileText()
      guard (try? text.read(path)) == true else { return false }
      do throws(TextError) {
        try text.decodedUTF16().requireText()
        return false
      } catch {
        return true
      }
    }
  }

  /// All paths, in order.
  var paths: [String] { Set(entries.old.keys).union(entries.new.keys).sorted() }

  /// Returns what is at a path on both sides.
  func entries(_ path: String) -> (old: Folder.Entry?, new: Folder.Entry?) {
    (entries.old[path], entries.new[path])
  }

  func oldPath(_ path: String) -> String { Self.path(path, in: folders.old) }

  func newPath(_ path: String) -> String { Self.path(path, in: folders.new) }

  private static func path(_ path: String, in folder: String) -> String {
    folder + (folder.hasSuffix("/") ? "" : "/") + path
  }

  /// Returns where the links at a path lead to on both sides.
  func targets(_ path: String) -> (old: String?, new: String?) {
    func target(_ path: String) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }
    return (target(oldPath(path)), target(newPath(path)))
  }

  /// Whether the same is at a path on both sides, to the byte; one that cannot be read is not.
  func isSame(_ path: String) -> Bool {
    switch entries(path) {
    case (.file, .file):
      let (old, new) = (FileText(), FileText())
      let areRead = (try? old.read(oldPath(path)) && new.read(newPath(path))) ?? false
      return areRead && old.hasSameBytes(as: new)
    case (.link, .link):
      let targets = targets(path)
      return targets.old != nil && targets.old == targets.new
    case (.special, .special): return true
    default: return false
    }
  }
}
