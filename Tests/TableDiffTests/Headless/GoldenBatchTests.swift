// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Batches from field reports, with the rules that they break.
struct GoldenBatchTests {
  private static let swapped = "A: 1 2 | B: 3", lists = "C: 1 | F: 2 | H: 3 | K: 4"
  private static let six = "A: 0 1 2 | B: 3 4 5 | C: 6 7 8 | D: 9 10 11 | E: 12 13 | F: 15"

  private static let reports:
    [(name: String, batch: String, old: String, new: String, rules: String)] =
      [
        (
          "forum thread 80812", "d(0,1) m(0,0)>(0,1) m(0,3)>(0,0) r(0,2)", "A: 1 2 3 4",
          "A: 4 1 3.1", "E2"
        ),
        ("radar 33662307", "m(0,1)>(0,2) r(0,1)", "A: 1 2 3", "A: 1 3 2", "B3"),
        ("two animations for one cell", "m(0,0)>(0,1) r(0,1)", "A: 1 2", "A: 2 1", "E2"),
        // Inserts are counted after the deletes.
        (
          "radar 13924314", "d(0,0) d(0,1) d(0,2) i(0,8) i(0,9) i(0,10)", "A: 1...8", "A: 4...11",
          "A3 A3 A3"
        ),
        (
          "radar 13924314", "d(0,0) d(0,1) d(0,2) i(0,5) i(0,6) i(0,7)", "A: 1...8", "A: 4...11", ""
        ),
        ("a wrong delete", "d(0,0)", "A: 1 2 3", "A: 1 3", "E1"),
        ("an update that was not told", "", "A: 0...34", "A: 0...35", "D2"),
        ("XLPagerTabStrip 859", "", "A: 1 2 3 4", "A: 1", "D2"),
        ("exyte Chat 56", "d(0,1) d(0,0)", "A: 1 2 3", "A:", "D2"),
        ("Differ 32", "m(0,4)>(0,0)", "A: 1 2 3 4", "A: 4 1 2 3", "A3"),
        // Read one after the other, these moves would give 1 0 3 2.
        ("Differ 69", "m(0,2)>(0,0) m(0,3)>(0,1)", "A: 0 1 2 3", "A: 2 3 0 1", ""),
        (
          "Differ 69", "m(0,4)>(0,0) m(0,2)>(0,1) m(0,3)>(0,2)", "A: 1 2 3 4 5", "A: 5 3 4 1 2", ""
        ),
        (
          "IGListKit 690", "mS2>4 rS3 dS4 iS2", "A: 0 | B: 1 | C: 2 | D: 3 | E: 4",
          "A: 0 | B: 1 | X: 9 | D: 3 | C: 2", "E2"
        ),
        (
          "radar 27041784", "r(1,0) mS1>0", "A: 1 2 3 | B: 4 5 6", "B: 4.1 5 6 | A: 1 2 3", "C5"
        ),
        (
          "IGListKit 691", "i(1,0) iS0 mS3>1", six,
          "X: | D: 90 9 10 11 | A: 0 1 2 | B: 3 4 5 | C: 6 7 8 | E: 12 13 | F: 15", "C5"
        ),
        (
          "IGListKit 691", "mS3>1 i(0,0)", six,
          "A: 90 0 1 2 | D: 9 10 11 | B: 3 4 5 | C: 6 7 8 | E: 12 13 | F: 15", ""
        ),
        ("radar 48941906", "mS1>1 m(1,0)>(0,0)", "A: | B: 1", "A: 1 | B:", "B7 C5"),
        ("radar 48941906", "m(1,0)>(0,0)", "A: | B: 1", "A: 1 | B:", ""),
        ("RxDataSources", "mS1>0 d(0,0) d(1,0) i(0,0)", "A: 1 | B: 2", "B: 3 | A:", "C5 C5"),
        ("thearchivebase", "dS1 iS0 mS2>1", lists, "A: 5 | H: 3 | C: 1 | K: 4", ""),
        ("thearchivebase", "dS1 iS0 mS2>1 mS0>2", lists, "A: 5 | H: 3 | C: 1 | K: 4", ""),
        ("thearchivebase", "dS1 iS0", lists, "A: 5 | H: 3 | C: 1 | K: 4", "E1 E1 E1 E1"),
        ("ReactiveLists 126", "mS0>1 d(0,0) d(0,1)", swapped, "B: 3 | A:", "C5 C5"),
        ("ReactiveLists 126", "mS1>0 d(0,0) d(0,1)", swapped, "B: 3 | A:", ""),
        ("JSQDataSourcesKit 12", "dS1 m(1,0)>(0,1)", "A: 1 | B: 2", "A: 1 2", "C3"),
        ("JSQDataSourcesKit 12", "dS1 i(0,1)", "A: 1 | B: 2", "A: 1 2", ""),
        ("DifferenceKit 106", "m(0,0)>(1,0)", swapped, "A': 2 | B: 1 3", "E4"),
        ("DifferenceKit 106", "m(0,0)>(1,0) fS0", swapped, "A': 2 | B: 1 3", ""),
        ("DifferenceKit 106", "m(0,0)>(1,0) rS0", swapped, "A': 2 | B: 1 3", "C3"),
        ("ListKit 1", "dS0 iS0 m(0,0)>(0,0)", "A: 1", "B: 1", "C3 C4"),
      ]

  @Test(arguments: reports.indices) func rules(index: Int) {
    let report = Self.reports[index]
    let findings = batchError(report.batch, SectionCase(report.old, report.new))?.findings ?? []
    #expect(
      findings.map(\.rule.code).joined(separator: " ") == report.rules, "\(report.name)")
  }
}
