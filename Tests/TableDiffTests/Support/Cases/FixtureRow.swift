// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A row of a list in Fixtures/Lists; the grammar stands in Fixtures/README.md.
struct FixtureRow: Identifiable, Equatable {
  let id: String
  var content: String

  /// The rows of a snapshot: `id TAB content LF` each.
  static func rows(of text: String) throws -> [FixtureRow] {
    try text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map { line in
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
          throw FixtureProblem("a row without a tab: \(Substring(line))")
        }
        return FixtureRow(
          id: String(Substring(line[..<tab])),
          content: String(Substring(line[line.index(after: tab)...])))
      }
  }

  /// The two snapshots that a golden diff's name tells: `old--new.txt`.
  static func snapshots(
    of list: String, golden name: String
  ) throws -> (old: [FixtureRow], new: [FixtureRow]) {
    let names = name.dropLast(".txt".count).components(separatedBy: "--")
    guard names.count == 2 else { throw FixtureProblem("not the name of a diff: \(name)") }
    let snapshots = try names.map {
      try rows(of: PackageFiles.text(at: "Fixtures/Lists/\(list)/\($0).tsv"))
    }
    return (snapshots[0], snapshots[1])
  }
}

/// What is wrong with a fixture.
struct FixtureProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
