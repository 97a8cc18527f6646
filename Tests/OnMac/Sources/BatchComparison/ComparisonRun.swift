// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// How many cases a run compares, and where it writes what it finds.
package struct ComparisonRun: Sendable {
  package var count: Int
  package var folder: URL?

  package init(count: Int, folder: URL? = nil) {
    self.count = count
    self.folder = folder
  }

  /// The run that the environment asks for: `TABLEDIFF_CASES` has the number of cases,
  /// `TABLEDIFF_RESULTS` the folder.
  package static var ofEnvironment: ComparisonRun {
    let environment = ProcessInfo.processInfo.environment
    return ComparisonRun(
      count: environment["TABLEDIFF_CASES"].flatMap { Int($0) } ?? 4_000,
      folder: environment["TABLEDIFF_RESULTS"].map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  /// Compares cases with what a view does.
  ///
  /// With a folder it goes on where an earlier run ended, and writes the table to `VIEW.table.txt`
  /// and the examples to `VIEW.examples.txt`.
  ///
  /// - Parameters:
  ///   - view: The name of the view.
  ///   - makeCase: Returns the case with a number.
  ///   - outcome: Returns what a new view does.
  /// - Returns: The table.
  package func compare<Case: ComparedCase>(
    _ view: String, makeCase: (Int) -> Case, outcome: (Case) -> ViewOutcome
  ) throws -> ComparisonTable {
    var table = ComparisonTable(view: view)
    let journal = try folder.map {
      try ComparisonJournal($0.appendingPathComponent("\(view).journal.txt"))
    }
    let earlier = journal?.outcomes ?? []
    for number in 0..<count {
      let value = makeCase(number)
      if number < earlier.count {
        table.add(value, earlier[number])
        continue
      }
      journal?.begin(number)
      let result = outcome(value)
      journal?.end(result)
      table.add(value, result)
    }
    if let folder {
      for (name, lines) in [
        ("table", [ComparisonTable.header] + table.lines), ("examples", table.examples),
      ] {
        try lines.map { "\($0)\n" }.joined().write(
          to: folder.appendingPathComponent("\(view).\(name).txt"), atomically: true,
          encoding: .utf8)
      }
    }
    return table
  }
}

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
