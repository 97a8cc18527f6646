// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation

/// The results of a run in stored form.
///
/// `version`, and `title` and `results` of each task, have the format of
/// swift-collections-benchmark, whose tool can draw charts of them.
@usableFromInline
package struct RunRecord: Codable {
  var version = RunRecord.currentVersion

  /// The day of the run, in UTC.
  let date: String

  let machine: Machine

  /// The share of the run's time in which the process had no processor.
  let waited: Double

  /// Descriptions of the measures that targets name.
  let measures: [String: String]

  let limits: Limits
  var tasks: [Task]

  /// The growth of times, if the run measured it.
  package var growth: [Growth]?

  /// The limits for all cases.
  struct Limits: Codable {
    var closuresTimesCall = Record.formLimit
    var keyPathTimesCall = Record.formLimit
    var planningTimesCall = Record.planningLimit
    let peerSeconds: Double
  }

  /// The origin of a case's rows.
  package enum Source: String, Codable, Sendable { case fixtures, generated }

  struct Task: Codable {
    let title: String
    let call: String
    let source: Source

    /// The seconds of all rounds, by number of rows.
    var results: [String: [Double]] = [:]

    /// All other results, by number of rows.
    var details: [String: Details] = [:]
  }

  package struct Details: Codable {
    let data: RowData
    let changes: ChangeCounts
    package let medianSeconds: Double
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
    let skippedPeers: [String]
    let peakBytesPerRow: Double?
    let targetBytesPerRow: Double?
    let target: String?
    let shareOfTarget: Double?
    let missed: [String]
    let wrong: [String]

    /// The median as a multiple of *small*, and of the same call with arrays.
    var timesSmall: Double?
    var timesArrays: Double?

    /// The number of calls if each was timed alone, the 99th percentile in seconds, and its target.
    var callCount: Int?
    var percentile99Seconds: Double?
    var percentile99Target: String?
    var shareOfPercentile99Target: Double?

    /// The bytes kept for each row that a derived list shows, and their target.
    var keptBytesPerRow: Double?
    var targetKeptBytesPerRow: Double?

    /// The seconds of the scan in each round.
    var scanSeconds: [Double]?

    /// The median seconds of each measure that was timed beside the call.
    var measureSeconds: [String: Double]?

    /// The allocations of one call.
    var counts: Counts?
  }

  /// The allocations of one call.
  @usableFromInline
  package struct Counts: Codable {
    /// The number of blocks that the call allocates, and their bytes.
    package var allocations: Int?
    package var allocatedBytes: Int?

    /// The peak number of allocated bytes, relative to the start of the call.
    package var peakBytes: Int?

    /// The number of bytes still allocated when the call returns, relative to its start.
    package var keptBytes: Int?
  }

  package init(_ records: [Record], _ options: Options, _ load: LoadMeter) {
    date = ISO8601DateFormatter.string(
      from: load.date, timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
      formatOptions: .withFullDate)
    machine = .current
    waited = load.waited
    measures = Dictionary(
      uniqueKeysWithValues: Measure.allCases.map { ($0.rawValue, $0.explanation) })
    limits = Limits(peerSeconds: options.peerLimit)
    var tasks: [Task] = []
    for record in records {
      let index =
        tasks.firstIndex { ($0.title, $0.source) == (record.title, record.source) }
        ?? {
          tasks.append(Task(title: record.title, call: record.call, source: record.source))
          return tasks.count - 1
        }()
      tasks[index].results[String(record.count)] = record.seconds
      tasks[index].details[String(record.count)] = Details(record)
    }
    self.tasks = tasks
  }

  package func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}

extension RunRecord.Details {
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
    standardLibrarySeconds = record.standardSeconds
    heckelSeconds = record.heckelSeconds
    skippedPeers = record.skippedPeers
    peakBytesPerRow = record.scratchPerRow
    targetBytesPerRow = record.scratchLimit
    target = record.target?.text
    shareOfTarget = record.shareOfTarget
    missed = record.misses
    wrong = record.problems
    timesSmall = record.ratio(to: .small)
    timesArrays = record.ratio(to: .arrays)
    callCount = record.tail?.callCount
    percentile99Seconds = record.tail?.seconds
    percentile99Target = record.tail?.target?.text
    shareOfPercentile99Target = record.shareOfTailTarget
    keptBytesPerRow = record.keptPerRow
    targetKeptBytesPerRow = record.kept?.limit
    scanSeconds = record.samples[.measure(.scan)]
    measureSeconds = record.measureSeconds
    counts = record.counts
  }
}

/// The contents of a record for one title and number of rows.
package struct RecordedCase {
  package let title: String
  let call: String
  let source: RunRecord.Source
  package let rows: Int

  /// The seconds of each round.
  package let seconds: [Double]
  package let details: RunRecord.Details

  /// The key that identifies a case in different runs.
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
  /// All cases, in the order of tasks and numbers of rows.
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
