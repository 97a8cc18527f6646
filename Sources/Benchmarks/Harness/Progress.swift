// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reports progress on standard error, so that standard output has only the results.
struct Progress: Sendable {
  func starts(_ position: String, _ title: String, _ count: Int) {
    write("[\(position)] \(title), \(grouped(count)) rows … ")
  }

  func ends(_ record: Record) {
    var line = record.rounds > 0 ? duration(record.median) : "verified"
    if !record.misses.isEmpty { line += ", missed: " + record.misses.joined(separator: ", ") }
    for problem in record.problems { line += "\n  WRONG: " + problem }
    write(line + "\n")
  }

  func note(_ text: String) { write(text + "\n") }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
