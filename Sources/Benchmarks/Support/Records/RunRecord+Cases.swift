// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

/// What a record has about one title and one number of rows.
package struct RecordedCase {
  package let title: String
  let call: String
  let source: RunRecord.Source
  package let rows: Int

  /// The seconds of each round.
  package let seconds: [Double]
  package let details: RunRecord.Details

  /// What the same case has in common in two runs.
  struct Key: Hashable {
    let title: String
    let call: String
    let rows: Int
  }

  var key: Key { Key(title: title, call: call, rows: rows) }

  /// The title with the number of rows.
  package var name: String { "\(title), \(grouped(rows)) rows" }
}

extension RunRecord {
  /// All cases, in the order of their tasks and of their numbers of rows.
  package var cases: [RecordedCase] {
    tasks.flatMap { task in
      task.details.compactMap { key, details -> RecordedCase? in
        guard let rows = Int(key), let seconds = task.results[key] else { return nil }
        return RecordedCase(
          title: task.title, call: task.call, source: task.source, rows: rows, seconds: seconds,
          details: details)
      }.sorted { $0.rows < $1.rows }
    }
  }
}
