// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// Reports progress on standard error, so that standard output contains only the results.
///
/// On a terminal it is one line, rewritten for each case and erased at the end.
package final class Progress {
  private let terminal = Terminal.standardError

  /// The number of columns to erase.
  private var drawn = 0

  package init() {}

  package func starts(_ position: String, _ title: String, _ count: Int) {
    let title = "\(title), \(grouped(count)) rows"
    if terminal.canRewriteLines {
      draw("\(position)  \(title)")
    } else {
      write("[\(position)] \(title) … ")
    }
  }

  package func ends(_ record: Record) {
    if terminal.canRewriteLines {
      for problem in record.problems { note("WRONG: \(record.title): \(problem)") }
      return
    }
    var line = record.isMeasured ? duration(record.median) : "verified"
    if !record.misses.isEmpty { line += ", missed: " + record.misses.joined(separator: ", ") }
    for problem in record.problems { line += "\n  WRONG: " + problem }
    write(line + "\n")
  }

  package func note(_ text: String) {
    erase()
    Terminal.note(text)
  }

  /// Erases the line.
  package func erase() {
    if drawn > 0 { write("\r" + String(repeating: " ", count: drawn) + "\r") }
    drawn = 0
  }

  /// Replaces the line, leaving the last column free so that the terminal does not wrap.
  private func draw(_ text: String) {
    let text = text.truncated(to: terminal.columns - 1)
    write("\r" + text.padded(to: drawn))
    drawn = text.count
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
