// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import TableDiff

extension GrowthSeries {
  /// The growth of times with the number of rows, and with the share of edited rows.
  package static var lists: [GrowthSeries] {
    let all = FlatCall.allCases
    return [
      flat(Row.self, "equal content, separate storage", Edits.none, .linear),
      flat(Row.self, "one row updated in the middle", Edits.updateInTheMiddle, .linear),
      flat(Row.self, "1% scattered", Edits.scattered, calls: all, .linear),
      flat(Row.self, "block moved far", Edits.moveBlockFar, .linear),
      flat(
        Row.self, "full shuffle", Edits.shuffle, calls: all, .linearInRandomOrder,
        largest: 3_000_000),
      flat(Row.self, "all rows replaced", Edits.replaceAll, .linear, largest: 3_000_000),
      sectioned("sections: 1% scattered", SectionedEdits.scattered, .linear),
      sectioned("sections: rotated", SectionedEdits.rotateSections, .linear),
      sectioned("sections: each split in two", SectionedEdits.splitSections, .linear),
      sectioned("sections: merged in pairs", SectionedEdits.mergeSections, .linear),
      sectioned("sections: interleaved", SectionedEdits.interleaveNeighbours, .linear),
      sectioned("sections: replaced, rows kept", SectionedEdits.replaceSections, .linear),
      sectioned("sections: rows shuffled", SectionedEdits.shuffleRows, .linearInRandomOrder),
      sectioned(
        "sections: both shuffled", SectionedEdits.shuffleSectionsAndRows, .linearInRandomOrder),
      sectioned(
        "1-row sections: shuffled", SectionedEdits.shuffleSections, layout: .rowsEach(1),
        .linearInRandomOrder),
      sectioned(
        "1-row sections: rows shuffled", SectionedEdits.shuffleRows, layout: .rowsEach(1),
        .linearInRandomOrder),
      flat(
        TitledRow<String>.self, "String ids: 1% scattered", Edits.scattered, .linear,
        largest: 3_000_000),
      shares("rows deleted") { $0.delete($1, &$2) },
      shares("rows inserted") { $0.insert($1, &$2) },
      shares("rows updated") { $0.update($1, &$2) },
      shares("rows moved") { $0.shuffle($1, &$2) },
    ]
  }

  private static func flat<R: WorkloadRow>(
    _: R.Type, _ title: String, _ edit: @escaping Edits.Edit, calls: [FlatCall] = [.diff],
    _ claim: GrowthClaim, largest: Double = 10_000_000
  ) -> GrowthSeries {
    GrowthSeries(title: title, claim: claim, largest: largest) { count, bench in
      lists(FlatLists<R>(bench.workload(Int(count), edit)), calls)
    }
  }

  private static func lists(_ lists: FlatLists<some WorkloadRow>, _ calls: [FlatCall]) -> Lists {
    Lists(
      problems: lists.problems(),
      calls: calls.map { ($0.rawValue, $0.suffix, lists.timed($0)) },
      measures: measures(lists.workload))
  }

  private static func sectioned(
    _ title: String, _ edit: @escaping SectionedEdits.Edit, layout: Layout = .sections(1_000),
    _ claim: GrowthClaim
  ) -> GrowthSeries {
    GrowthSeries(title: title, claim: claim, largest: 1_000_000) { count, bench in
      let lists = SectionedLists(layout, Int(count), edit, bench)
      return Lists(
        problems: lists.problems(),
        calls: SectionedCall.allCases.map { ($0.rawValue, $0.suffix, lists.timed($0)) },
        measures: measures(lists.flat))
    }
  }

  private static func shares(
    _ title: String,
    _ edit: @escaping @Sendable (inout EditScript, _ edited: Int, inout SplitMix64) -> Void
  ) -> GrowthSeries {
    GrowthSeries(title: title, variable: .editedShare, claim: .linearInShare) { share, bench in
      let most = bench.options.counts?.max() ?? shareCount
      let workload: Workload<Row> = bench.workload(min(most, shareCount)) { count, random in
        var script = EditScript(oldCount: count)
        edit(&script, Int((share * Double(count)).rounded()), &random)
        return script
      }
      return lists(FlatLists(workload), [.diff])
    }
  }

  /// Returns the measures to time beside the calls, without the slow join above 1,000,000 rows.
  private static func measures(_ workload: Workload<some WorkloadRow>) -> [String: TimedCall] {
    let measures = workload.old.count > 1_000_000 ? [Measure.scan] : [.scan, .join]
    let all = workload.measures
    return Dictionary(
      uniqueKeysWithValues: measures.compactMap { measure in
        all[.measure(measure)].map { (measure.rawValue, $0) }
      })
  }
}
