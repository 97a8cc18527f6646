// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One case of a record with one number of rows.
struct ReportCase {
  let title: String
  let call: String
  let source: RunRecord.Source
  let rows: Int
  let details: RunRecord.Details

  /// The seconds of all rounds in ascending order.
  let seconds: [Double]

  /// The title and the number of rows, as text.
  var name: String { "\(title), \(grouped(rows)) rows" }

  /// The time in which a frame must be ready, 120 times a second.
  static let frameSeconds = 1.0 / 120

  /// Returns the least time that so large a share of the rounds does not exceed.
  func percentile(_ share: Double) -> Double {
    guard !seconds.isEmpty else { return details.medianSeconds }
    let rank = Int((share * Double(seconds.count)).rounded(.up))
    return seconds[min(max(rank - 1, 0), seconds.count - 1)]
  }

  var slowest: Double { seconds.last ?? details.medianSeconds }

  var fitsFrame: Bool { slowest <= Self.frameSeconds }

  /// Whether the target names the join, which is then the reference besides the scan.
  var refersToJoin: Bool { details.target?.contains("join") == true && details.timesJoin != nil }

  /// Whether the case misses its target for time.
  var missesTime: Bool { details.missed.contains("time") }

  /// The time that the target allows, as a multiple of the scan.
  var targetTimesScan: Double? {
    guard let ratio = details.timesScan, let share = details.shareOfTarget, share > 0 else {
      return nil
    }
    return ratio / share
  }
}

/// The cases of one call, from one source.
struct CaseGroup {
  let call: String
  let source: RunRecord.Source
  let cases: [ReportCase]

  /// What the table of contents says about the group.
  var note: String {
    source == .generated ? grouped(cases.count) : "\(grouped(cases.count)) between releases"
  }
}

extension RunRecord {
  var cases: [ReportCase] {
    tasks.flatMap { task in
      task.details.compactMap { rows, details in
        Int(rows).map { count in
          ReportCase(
            title: task.title, call: task.call, source: task.source, rows: count,
            details: details, seconds: (task.results[rows] ?? []).sorted())
        }
      }.sorted { $0.rows < $1.rows }
    }
  }
}

extension [ReportCase] {
  /// The cases by source and call: first the generated lists, and calls in the order of the record.
  var groups: [CaseGroup] {
    [RunRecord.Source.generated, .fixtures].flatMap { source in
      let cases = filter { $0.source == source }
      var calls: [String] = []
      for case let call in cases.map(\.call) where !calls.contains(call) { calls.append(call) }
      return calls.map { call in
        CaseGroup(call: call, source: source, cases: cases.filter { $0.call == call })
      }
    }
  }
}

extension RunRecord.Source {
  var heading: String {
    switch self {
    case .generated: "Generated lists"
    case .fixtures: "Lists that changed between releases"
    }
  }
}
