// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import TableDiff

/// Cases with generated lists of sections, and their targets.
package enum SectionedSuite {
  package static let cases = thousandSections + otherLayouts + carriedOut

  private static let thousandSections = [
    sectioned(
      "sections: one row updated, others shared",
      SectionedEdits.sharing(SectionedEdits.updateInTheMiddle),
      isBrief: true, target: .times(0.05, .scan), states: { _ in ChangeCounts(updates: 1) }),
    sectioned(
      "sections: one row updated", SectionedEdits.updateInTheMiddle, target: .times(2, .scan),
      states: { _ in ChangeCounts(updates: 1) }),
    sectioned(
      "sections: 1% scattered", SectionedEdits.scattered, isBrief: true, target: .times(4, .scan),
      states: FlatSuite.scattered),
    sectioned(
      "sections: rows moved across", SectionedEdits.moveAcross, target: .times(5, .scan),
      states: { ChangeCounts(moves: Edits.block(of: $0)) }),
    sectioned(
      "sections: shuffled, rows shared", SectionedEdits.sharing(SectionedEdits.shuffleSections),
      target: .times(0.1, .scan), states: { _ in ChangeCounts() }),
    sectioned(
      "sections: shuffled", SectionedEdits.shuffleSections, isBrief: true, target: .times(2, .scan),
      states: { _ in ChangeCounts() }),
    sectioned(
      "sections: shuffled, 1% scattered", SectionedEdits.shuffleSectionsAndScatter,
      states: FlatSuite.scattered),
    sectioned(
      "sections: rows shuffled over all", SectionedEdits.shuffleRows, isBrief: true,
      target: .sum(.gather, plus: 0.7, .join)),
  ]

  private static let otherLayouts = [
    sectioned(
      "one section: 1% scattered", SectionedEdits.scattered, layout: .one,
      target: .times(1.1, .flatDiff),
      states: FlatSuite.scattered),
    sectioned(
      "one section: rows shuffled", SectionedEdits.shuffleRows, layout: .one,
      target: .times(1.1, .flatDiff)),
    sectioned(
      "sections of 10 rows: 1% scattered", SectionedEdits.scattered, layout: .rowsEach(10),
      target: .times(6, .scan), states: FlatSuite.scattered),
  ]

  private static let carriedOut = [
    sectioned(
      "sections: 1% scattered", SectionedEdits.scattered, call: .applying, target: .times(2, .map)),
    sectioned(
      "sections: 1% scattered", SectionedEdits.scattered, call: .performing, isBrief: true,
      target: .times(6, .scan)),
    sectioned(
      "sections: shuffled, 1% scattered", SectionedEdits.shuffleSectionsAndScatter,
      call: .performing),
  ]

  /// - Parameter states: The changes of rows that the diff must have, if known beforehand.
  private static func sectioned(
    _ name: String, _ edit: @escaping SectionedEdits.Edit, layout: Layout = .sections(1_000),
    call: SectionedCall = .diff, isBrief: Bool = false, target: Target? = nil,
    states: (@Sendable (_ count: Int) -> ChangeCounts)? = nil
  ) -> Benchmark {
    Benchmark(name + call.suffix, call.rawValue, isBrief: isBrief, target: target) {
      count, bench in
      SectionedLists(layout, count, edit, bench).trial(call, stated: states?(count))
    }
  }
}
