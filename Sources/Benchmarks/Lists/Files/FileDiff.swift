// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
package import CommandLineSupport
import TableDiff

/// Counts the changed lines of files, as a program that compares files does.
package struct FileDiff {
  // Memory for one pair of files after another.
  private let old = FileText()
  private let new = FileText()
  private var oldLines: [TextSlice] = []
  private var newLines: [TextSlice] = []

  /// Compares two files or two folders and prints what changed, and the milliseconds it took to
  /// read, split and compare.
  package static func run(_ old: String, _ new: String) throws(UsageError) {
    let isFolder = Folder.exists(old)
    if isFolder != Folder.exists(new) {
      let (folder, other) = isFolder ? (old, new) : (new, old)
      throw UsageError(message: "\(folder) is a folder, and \(other) is not")
    }
    var failure: UsageError?
    var output = ""
    let time = seconds(calls: 1) {
      do throws(UsageError) {
        var diff = FileDiff()
        output = isFolder ? try diff.folders(old, new) : try diff.files(old, new)
      } catch { failure = error }
    }
    if let failure { throw failure }
    print(output + formatted(time * 1e3))
  }

  private mutating func files(_ oldPath: String, _ newPath: String) throws(UsageError) -> String {
    for (text, path) in [(old, oldPath), (new, newPath)] where try !text.read(path) {
      throw UsageError(message: "\(path) does not exist")
    }
    let counts = changes()
    return "\(counts.deletes) \(counts.inserts) "
  }

  /// Compares the files that have the same path in both folders.
  ///
  /// - Returns: A line for each file that changed.
  private mutating func folders(_ oldPath: String, _ newPath: String) throws(UsageError) -> String {
    var output = ""
    for path in try Folder.files(in: oldPath) {
      guard try new.read(newPath + "/" + path), try old.read(oldPath + "/" + path) else { continue }
      if old.hasSameBytes(as: new) { continue }
      if old.isBinary || new.isBinary {
        output += "- - \(path)\n"
      } else {
        let counts = changes()
        output += "\(counts.deletes) \(counts.inserts) \(path)\n"
      }
    }
    return output
  }

  @inline(never)
  private mutating func changes() -> ChangeCounts {
    let part = ChangedPart(old, new)
    TextSlice.split(old, part.old, into: &oldLines)
    TextSlice.split(new, part.new, into: &newLines)
    return withExtendedLifetime((old, new)) {
      ChangeCounts(
        oldLines.tableDiff(
          to: newLines, id: { $0 }, contentsEqual: { _, _ in true },
          moves: .never, algorithm: .lcs))
    }
  }
}
