// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Dispatch
import Foundation

/// Reports progress on standard error, so that standard output has only the results.
///
/// On a terminal it is one line, written again for each case and erased at the end.
package final class Progress {
  private let terminal = Terminal.standardError
  private let start = DispatchTime.now().uptimeNanoseconds

  /// The seconds that each case will take, estimated.
  private var costs: [Double] = []
  private var done = 0

  /// The columns of the line that is to be erased.
  private var drawn = 0

  package init() {}

  /// Tells how long the cases will take, so that the line can say how much is done.
  package func plan(_ costs: [Double]) { self.costs = costs }

  package func starts(_ position: String, _ title: String, _ count: Int) {
    let title = "\(title), \(grouped(count)) rows"
    if terminal.canRewriteLines {
      draw(line(costs.isEmpty ? position : "\(done + 1)/\(costs.count)", title))
    } else {
      write("[\(position)] \(title) … ")
    }
  }

  package func ends(_ record: Record) {
    done += 1
    if terminal.canRewriteLines {
      for problem in record.problems { note("WRONG: \(record.title): \(problem)") }
      return
    }
    var line = record.rounds > 0 ? duration(record.median) : "verified"
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
}

// MARK: - The line on a terminal

extension Progress {
  private func line(_ position: String, _ title: String) -> String {
    let planned = costs.reduce(0, +)
    if planned == 0 { return "\(position)  \(title)" }
    let past = costs.prefix(done).reduce(0, +)
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
    // The estimates are corrected by what the first cases really took, more and more.
    let correction = (elapsed + 5) / (past + 5)
    let share = past / planned
    let percent = String(Int(share * 100)).indented(to: 3) + "%"
    let left = time((planned - past) * correction) + " left"
    let bar = Bar.text(share: share, columns: 20).padded(to: 20, with: "·")
    return terminal.columns < 80
      ? "\(percent)  \(left)  \(title)"
      : "\(position.indented(to: 7))  \(bar)  \(percent)  \(left)  \(title)"
  }

  /// Returns minutes and seconds.
  private func time(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded())
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// Replaces the line; the last column stays free, so that the terminal does not wrap.
  private func draw(_ text: String) {
    let text = text.truncated(to: terminal.columns - 1)
    write("\r" + text.padded(to: drawn))
    drawn = text.count
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
