// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file of outcomes, so that a run goes on after the case that ended its process.
///
/// It has a line for each case: its number, and once that is known, what the view did.
package final class ComparisonJournal {
  /// The outcomes of earlier runs.
  package private(set) var outcomes: [ViewOutcome] = []

  private let file: FileHandle

  /// Opens a journal.
  ///
  /// The case during which an earlier run ended has crashed.
  package init(_ url: URL) throws {
    let old = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    for line in old.split(separator: "\n") {
      let words = line.split(separator: " ")
      outcomes.append(
        words.count > 1 ? ViewOutcome(rawValue: String(words[1])) ?? .crashed : .crashed)
    }
    let text = outcomes.enumerated().map { "\($0.offset) \($0.element.rawValue)\n" }.joined()
    try text.write(to: url, atomically: true, encoding: .utf8)
    file = try FileHandle(forWritingTo: url)
    file.seekToEndOfFile()
  }

  /// Notes that a case begins.
  func begin(_ number: Int) { file.write(Data("\(number)".utf8)) }

  /// Notes what the view did.
  func end(_ outcome: ViewOutcome) { file.write(Data(" \(outcome.rawValue)\n".utf8)) }
}
