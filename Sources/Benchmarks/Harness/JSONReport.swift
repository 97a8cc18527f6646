// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results for other programs to read.
///
/// `version`, and of each task `title` and `results`, are as swift-collections-benchmark writes
/// them, so that its tool can draw them.
struct JSONReport: Codable {
  var version = 1
  let machine: Machine
  let tasks: [Task]

  struct Task: Codable {
    let title: String
    let call: String

    /// For each number of rows the seconds of all rounds.
    var results: [String: [Double]] = [:]

    /// For each number of rows all else that was found out.
    var details: [String: Details] = [:]
  }

  struct Details: Codable {
    let data: RowData
    let changes: ChangeCounts
    let medianSeconds: Double
    let timesScan: Double?
    let timesJoin: Double?
    let closuresTimesCall: Double?
    let keyPathTimesCall: Double?
    let sections: Int?
    let sectionChanges: ChangeCounts?
    let timesFlatDiff: Double?
    let planningTimesCall: Double?
    let batches: Int?
    let standardLibrarySeconds: Double?
    let heckelSeconds: Double?
    let peakBytesPerRow: Double?
    let target: String?
    let shareOfTarget: Double?
    let missed: [String]
    let wrong: [String]
  }

  init(_ records: [Record]) {
    machine = .current
    var tasks: [Task] = []
    for record in records {
      let index =
        tasks.firstIndex { $0.title == record.title }
        ?? {
          tasks.append(Task(title: record.title, call: record.call))
          return tasks.count - 1
        }()
      tasks[index].results[String(record.count)] = record.seconds
      tasks[index].details[String(record.count)] = Details(record)
    }
    self.tasks = tasks
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}

extension JSONReport.Details {
  fileprivate init(_ record: Record) {
    data = record.data
    changes = record.changes
    medianSeconds = record.median
    timesScan = record.ratio(to: .scan)
    timesJoin = record.ratio(to: .join)
    closuresTimesCall = record.ratio(of: .closures, to: .call)
    keyPathTimesCall = record.ratio(of: .keyPath, to: .call)
    sections = record.sections?.count
    sectionChanges = record.sections?.changes
    timesFlatDiff = record.ratio(to: .flatDiff)
    planningTimesCall = record.ratio(of: .planning, to: .call)
    batches = record.sections?.batchCount
    standardLibrarySeconds = record.standard.seconds
    heckelSeconds = record.heckel.seconds
    peakBytesPerRow = record.scratchPerRow
    target = record.target?.text
    shareOfTarget = record.shareOfTarget
    missed = record.misses
    wrong = record.problems
  }
}
