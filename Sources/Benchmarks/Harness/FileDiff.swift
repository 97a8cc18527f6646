// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Counts the changed lines of two files, as a program that compares files does.
enum FileDiff {
  /// Prints the numbers of deleted and inserted lines, and the milliseconds it took to read, split
  /// and compare both files.
  static func run(_ old: String, _ new: String) throws {
    var counts = ChangeCounts()
    var failure: (any Error)?
    let time = seconds(calls: 1) {
      do { counts = try changes(from: old, to: new) } catch { failure = error }
    }
    if let failure { throw failure }
    print(counts.deletes, counts.inserts, formatted(time * 1e3))
  }

  @inline(never)
  private static func changes(from old: String, to new: String) throws -> ChangeCounts {
    let texts = (old: try FileText(path: old), new: try FileText(path: new))
    return withExtendedLifetime(texts) {
      ChangeCounts(
        ListDiff(
          from: FileLine.lines(of: texts.old), to: FileLine.lines(of: texts.new), id: { $0 },
          contentsEqual: { _, _ in true }, moves: .never, algorithm: .lcs))
    }
  }
}
