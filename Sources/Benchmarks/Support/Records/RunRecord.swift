// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The results of a run in the form in which they are stored and other programs read them.
///
/// `version`, and `title` and `results` of each task, are as swift-collections-benchmark writes
/// them, so that its tool can draw charts of them.
@usableFromInline
package struct RunRecord: Codable {
  var version = RunRecord.currentVersion

  /// The day of the run, in UTC.
  let date: String

  let machine: Machine

  /// The share of the run's time in which the process had no processor.
  let waited: Double

  /// What each measure is that targets name.
  let measures: [String: String]

  let limits: Limits
  var tasks: [Task]

  /// How the times grow, if the run was about that.
  package var growth: [Growth]?

  /// Limits that hold for all cases.
  struct Limits: Codable {
    var closuresTimesCall = Record.formLimit
    var keyPathTimesCall = Record.formLimit
    var planningTimesCall = Record.planningLimit
    let peerSeconds: Double
  }

  /// Where the rows of a case come from.
  enum Source: String, Codable { case fixtures, generated }

  struct Task: Codable {
    let title: String
    let call: String
    let source: Source

    /// The seconds of all rounds, by the number of rows.
    var results: [String: [Double]] = [:]

    /// All other results, by the number of rows.
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

    /// The number of calls if each was timed alone, the seconds that 99 of 100 do not exceed, and their
    /// target.
    var callCount: Int?
    var percentile99Seconds: Double?
    var percentile99Target: String?
    var shareOfPercentile99Target: Double?

    /// The bytes that are kept for each row that a derived list shows, and their target.
    var keptBytesPerRow: Double?
    var targetKeptBytesPerRow: Double?

    /// The seconds of the scan in each round.
    var scanSeconds: [Double]?

    /// The median seconds of each measure that was timed beside the call.
    var measureSeconds: [String: Double]?

    /// What one call does, counted; these figures hardly depend on the machine's load.
    var counts: Counts?
  }

  /// What one call does.
  @usableFromInline
  package struct Counts: Codable {
    /// Blocks of memory that the call asks for, and their bytes.
    package var allocations: Int?
    package var allocatedBytes: Int?

    /// The most bytes that are allocated at one time, in addition to those before the call.
    package var peakBytes: Int?

    /// The bytes that are still allocated when the call returns, in addition to those before.
    package var keptBytes: Int?

    /// Calls of the program that retain and release objects, those within the standard library left
    /// out.
    package var retains: Int?
    package var releases: Int?

    /// Instructions of the processor, in user mode.
    @usableFromInline package var instructions: Int?

    @usableFromInline
    package init() {}
  }

  /// How the time of a call grows with one variable.
  package struct Growth: Codable {
    package enum Variable: String, Codable {
      case rows
      case editedShare = "edited share"

      /// The number of rows too, of a list of which one is edited.
      case rowsOfOneEdit = "rows, one edit"
    }

    package struct Point: Codable {
      /// The number of rows, or the share of them that is edited, 0 to 1.
      package let x: Double

      /// The median seconds of the call, and of the measures beside it.
      package let seconds: Double
      package let measureSeconds: [String: Double]

      package var instructions: Int?

      /// Blocks of memory that the call asks for, and objects that it retains.
      package var allocations: Int?
      package var retains: Int?

      package init(
        x: Double, seconds: Double, measureSeconds: [String: Double], instructions: Int? = nil,
        allocations: Int? = nil, retains: Int? = nil
      ) {
        (self.x, self.seconds, self.measureSeconds) = (x, seconds, measureSeconds)
        (self.instructions, self.allocations, self.retains) = (instructions, allocations, retains)
      }
    }

    let title: String
    let call: String
    let variable: Variable
    let points: [Point]

    /// The exponent that fits the times, the part of `points` that it is fitted to, and the largest
    /// exponent that the documentation of the call allows.
    let exponent: Double
    let fittedFrom: Double
    let limit: Double?

    /// The largest time that is allowed, as a multiple of the first that the exponent is fitted to.
    var timesLimit: Double?

    /// The exponent that fits the counts of instructions.
    var instructionExponent: Double?
  }

  package init(
    fixtures: [Record], generated: [Record], _ options: Options, _ load: LoadMeter
  ) {
    date = ISO8601DateFormatter.string(
      from: load.date, timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
      formatOptions: .withFullDate)
    machine = .current
    waited = load.waited
    measures = Dictionary(
      uniqueKeysWithValues: Measure.allCases.map { ($0.rawValue, $0.explanation) })
    limits = Limits(peerSeconds: options.peerLimit)
    tasks =
      Self.tasks(of: fixtures, from: .fixtures) + Self.tasks(of: generated, from: .generated)
  }

  /// Makes one task of all records that have the same title.
  private static func tasks(of records: [Record], from source: Source) -> [Task] {
    var tasks: [Task] = []
    for record in records {
      let index =
        tasks.firstIndex { $0.title == record.title }
        ?? {
          tasks.append(Task(title: record.title, call: record.call, source: source))
          return tasks.count - 1
        }()
      tasks[index].results[String(record.count)] = record.seconds
      tasks[index].details[String(record.count)] = Details(record)
    }
    return tasks
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
    standardLibrarySeconds = record.standard.seconds
    heckelSeconds = record.heckel.seconds
    skippedPeers =
      (record.standard.isSkipped ? ["difference(from:)"] : [])
      + (record.heckel.isSkipped ? ["textbook Heckel"] : [])
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
