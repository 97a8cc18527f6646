// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension RunReport {
  typealias Column = (header: String, cell: @Sendable (RecordedCase) -> String)

  /// The columns for a terminal.
  static let narrow: [Column] = [title, rows, time, scan] + peers + [taken, result]

  /// The columns for a terminal of less than 80 columns.
  static let short: [Column] = [title, rows, time, scan, taken, result]

  /// All columns.
  static let all: [Column] = [title, rows] + changes + [time] + ratios + peers + memory + targets

  private static let changes: [Column] = [
    ("sections", { Figures.count($0.details.sections) }),
    ("changes", { $0.details.changes.text(withSections: $0.details.sectionChanges) }),
    ("rounds", { Figures.count($0.seconds.count) }),
  ]

  private static let ratios: [Column] = [
    ("ns/row", { Figures.number($0.details.medianSeconds * 1e9 / Double($0.rows)) }), scan,
    ("x join", { Figures.number($0.details.timesJoin) }),
    ("x small", { Figures.number($0.details.timesSmall) }),
    ("x arrays", { Figures.number($0.details.timesArrays) }),
    ("p99", { Figures.time($0.details.percentile99Seconds) }),
    ("of calls", { Figures.count($0.details.callCount) }),
    ("closures", { Figures.number($0.details.closuresTimesCall) }),
    ("key path", { Figures.number($0.details.keyPathTimesCall) }),
    ("x flat", { Figures.number($0.details.timesFlatDiff) }),
    ("planning", { Figures.number($0.details.planningTimesCall) }),
    ("batches", { Figures.count($0.details.batches) }),
  ]

  private static let memory: [Column] = [
    ("allocations", { Figures.count($0.details.counts?.allocations) }),
    ("peak B/row", { Figures.number($0.details.peakBytesPerRow) }),
    ("kept B/row", { Figures.number($0.details.keptBytesPerRow) }),
  ]

  private static let targets: [Column] = [
    ("target", { $0.details.target ?? Figures.nothing }), taken,
    ("p99 target", { $0.details.percentile99Target ?? Figures.nothing }),
    ("p99 taken", { Figures.number($0.details.shareOfPercentile99Target) }), result,
  ]

  private static let title: Column = ("case", { $0.title })
  private static let rows: Column = ("rows", { grouped($0.rows) })
  private static let time: Column = ("time", { duration($0.details.medianSeconds) })
  private static let scan: Column = ("x scan", { Figures.number($0.details.timesScan) })
  private static let taken: Column = ("taken", { Figures.number($0.details.shareOfTarget) })

  private static let peers: [Column] = [
    ("stdlib", { peer("difference(from:)", $0.details.standardLibrarySeconds, $0) }),
    ("Heckel", { peer("textbook Heckel", $0.details.heckelSeconds, $0) }),
  ]

  /// Returns another algorithm's time as a multiple.
  private static func peer(_ name: String, _ seconds: Double?, _ item: RecordedCase) -> String {
    if let seconds { return formatted(seconds / item.details.medianSeconds) + " x" }
    return item.details.skippedPeers.contains(name) ? "skipped" : Figures.nothing
  }

  private static let result: Column = (
    "",
    { item in
      if !item.details.wrong.isEmpty { return "WRONG" }
      if !item.details.missed.isEmpty { return "missed" }
      return item.details.target == nil ? "right" : "met"
    }
  )

  static let legend = """
    time: the median of the rounds. x scan: multiples of a bare loop that compares the rows. stdlib and \
    Heckel: how many times as long these take. taken: the time as a share of the target.
    """

  static let wideLegend = """
    changes   d deleted, i inserted, m moved, u updated; after "sections": changes of the sections themselves
    time      median of the rounds
    x scan    multiples of a measure below; each ratio is the median of the ratios of all rounds
    x arrays  the same by arrays; with derived lists by filter, sorted, Dictionary(grouping:) and a diff
    p99       the time that 99 calls of 100 do not exceed, of so many calls, each timed alone
    closures  old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 }), and
    key path  old.tableDiff(to: new, id: \\.id), as multiples of the call; target: at most \(Record.formLimit)
    x flat    multiples of old.tableDiff(to: new) of the rows of all sections, as flat lists
    planning  diff.stages(from: old, to: new, for: .collectionView), as a multiple of the diff; target: at most \(formatted(Record.planningLimit))
    stdlib    new.difference(from: old), and a textbook Heckel: how many times as long they take, timed once
    allocations  blocks of memory that one call allocates, and the most bytes of them at one time, with the result
    kept B/row   what is still allocated when the call returns, for each row that a derived list shows
    target    the time allowed, in multiples of the measures below, for shared row data
    taken     the time as a share of the target; met if at most 1


    """
}
