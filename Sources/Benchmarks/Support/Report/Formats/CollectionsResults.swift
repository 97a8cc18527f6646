// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of a run as swift-collections-benchmark stores them, so that it can draw charts.
///
/// It refuses a file in which two tasks have the same title.
package struct CollectionsResults: Encodable {
  struct Task: Encodable {
    let title: String

    /// The seconds of each round, by the number of rows.
    let results: [String: [Double]]
  }

  let version = 1
  let tasks: [Task]

  package init(_ record: RunRecord) {
    var titles: [String: Int] = [:]
    for task in record.tasks { titles[task.title, default: 0] += 1 }
    tasks = record.tasks.map { task in
      let isUnique = titles[task.title] == 1
      return Task(
        title: isUnique ? task.title : "\(task.title) (\(task.source.rawValue)): \(task.call)",
        results: task.results)
    }
  }

  package var text: String { get throws { try jsonText(of: self) } }
}

/// Returns a value as JSON whose keys are in order.
func jsonText(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
