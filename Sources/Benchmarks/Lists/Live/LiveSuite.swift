// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import TableDiff

/// Cases about an updater, and their targets.
package enum LiveSuite {
  package static let cases =
    [
      live("1% scattered", .updating, SectionedEdits.scattered, target: .times(1.2, .diffAndPlan)),
      live(
        "1% scattered", .manySubmissions, SectionedEdits.scattered,
        target: .times(1.1, .oneSubmission)),
      live("nothing changed", .resubmitting, SectionedEdits.none, target: .seconds(2e-6)),
      live("nothing changed", .reporting, SectionedEdits.none),
      live("1% scattered", .offMain, SectionedEdits.scattered),
      live(
        "1% scattered", .mainActor, SectionedEdits.scattered, target: .sum(.hops, plus: 0.1, .scan)),
    ].flatMap { $0 } + large

  private static let large = [
    live("one row updated", .offMain, SectionedEdits.updateInTheMiddle, counts: [10_000_000])[0],
    live(
      "one row updated", .mainActor, SectionedEdits.updateInTheMiddle, counts: [10_000_000],
      target: .sum(.hops, plus: 0.1, .scan))[0],
  ]

  /// The cases of the default run.
  private static let brief: Set = [
    "live: 1% scattered", "live sections: 1% scattered", "live: nothing changed, shared storage",
    "live: 1% scattered, off the main actor", "live: 1% scattered, what is left to the main actor",
  ]

  /// Returns a case with a flat list and one with 1,000 sections.
  private static func live(
    _ name: String, _ call: LiveCall, _ edit: @escaping SectionedEdits.Edit,
    counts: [Int] = [1_000_000], target: Target? = nil
  ) -> [Benchmark] {
    [("live: ", Layout.one), ("live sections: ", .sections(1_000))].map { kind, layout in
      let title = kind + name + call.suffix
      return Benchmark(
        title, call.rawValue, counts: counts, isBrief: brief.contains(title), target: target
      ) { count, bench in
        let lists = SectionedLists(layout, count, edit, bench)
        if case .sections = layout {
          return LiveList(call, old: lists.old, new: lists.new, flat: lists.flat).trial()
        }
        return LiveList(
          call, old: lists.old.map { SingleSection(rows: $0.rows) },
          new: lists.new.map { SingleSection(rows: $0.rows) }, flat: lists.flat
        ).trial()
      }
    }
  }
}
