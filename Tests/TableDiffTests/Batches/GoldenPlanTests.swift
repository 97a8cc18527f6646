// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Changes of sections that broke other libraries or their users' apps, and their neighbours: the
/// diff is sound, and its plans are the best.
struct GoldenPlanTests {
  private static let fours = "C: 1 | F: 2 | H: 3 | K: 4", swapped = "A: 1 2 | B: 3"

  /// The lists, and how many stages they take: `11 12` in a collection view and in a table view, with
  /// the fewest stages and without losses.
  private static let reports: [(name: String, old: String, new: String, stages: String)] = [
    // Vectors 7 and 12: changes that defeated single batches in a stress test.
    ("RxDataSources", "A: 1111 | B: 2222", "B: 0 | A:", "22 22"),
    ("RxDataSources", "D: 10 11 12 | I: 25 26 27", "I: 11 26 27 | D: 10 12", "22 22"),
    (
      "RxDataSources", "J: 26 | G: 5 29 | A: 14 | E: 16 | D: | H: 3 15 19 23 | C: 20",
      "J: 26 | A: 14 | I: 3 | E: 16 8 | H: 15 19 23 | C: 20 | B: 7", "12 12"
    ),
    (
      "RxDataSources",
      "D: 5 | F: 20 14 | I: | B: 2 26 | H: 23 | J: 8 18 13 | A: 28 25 6 11 10 29 24 7 19",
      "D: 5 | F: 20 14 | I: 16 | G: 17 15 4 | B: 2 26 23 | H: | J: 8 18 13 "
        + "| A: 28 25 6 11 10 29 24 7 19", "12 12"
    ),
    ("thearchivebase", fours, "A: 5 | H: 3 | C: 1 | K: 4", "11 11"),
    ("thearchivebase", fours, "A: 5 | H: 3 6 | C: | K: 4", "22 22"),
    // Vector 10: what the rules C3, C4 and C7 give as examples.
    ("C3", "A: 1 2 | B: 3 4", "A: 3 1 2", "12 12"),
    ("C4", "A: 1 2", "A: 2 | B: 1", "12 12"),
    // Section B is number 1 before, and A is number 1 after.
    ("C7", "A: 1 2 | B: 3 4", "C: | A: 3 1 2 | B: 4", "12 12"),
    ("C7", "A: 1 2 | B: 3 4", "C: | A: 2 | B: 1 3 4", "11 12"),
    ("radar 48941906", "A: | B: 1", "A: 1 | B:", "11 11"),
    ("radar 48941906", "A: 1 | B: 2 3 | C: 4", "A: 1 2 | B: 3 | C: 4", "11 11"),
    // A section that passes others may come to have the same number.
    ("one number", "X: | Y: | M: 1 | A: | B:", "A: | B: | M: 1", "11 11"),
    ("a row between sections of one number", "A: 1 | B: 2", "B: 1 2 | A:", "22 22"),
    ("ListKit 1", "A: 1 2", "B: 2 3", "13 13"),
    ("ListKit 1", "A: 1 2 | B: 3", "C: 2 4 | B: 3", "13 13"),
    ("ReactiveLists 126", swapped, "A: | B: 3", "11 11"),
    ("ReactiveLists 126", "A: | B: 3", "B: 3 | A:", "11 11"),
    ("ReactiveLists 126", swapped, "B: 3 | A:", "11 11"),
    ("JSQDataSourcesKit 12", "A: 1 | B: 2", "A: 1 2 | B:", "11 11"),
    ("JSQDataSourcesKit 12", "A: 1 | B: 2", "A: 1 2", "12 12"),
    ("JSQDataSourcesKit 12", "A: 1 | B: 2", "B: 2 1", "12 12"),
    ("DifferenceKit 106", "A: 1...3 | B: 4", "A': 2 3 1 | B: 4", "11 11"),
    // One run of updates, of a row that stays and of one that comes from the neighbouring section.
    ("updates beside each other", "A: 1 2 | B: 3 4", "A: 1.1 | B: 2.1 3.1 4", "11 11"),
    (
      "a moved section", "A: 1...9 | B: 10...12 | C: 13", "C: 13 | B: 10...12 | A: 1...9", "11 11"
    ),
    ("updates alone", "A: 1 2 | B: 3", "A: 1 2.1 | B': 3.1", "11 11"),
    ("no change", "A: 1", "A: 1", "00 00"),
    ("first load", "", "A: 1...80 | B: 81", "11 11"),
    ("emptied", "A: 1...80 | B: 81", "", "11 11"),
  ]

  @Test(arguments: reports.indices) func stages(index: Int) {
    let report = Self.reports[index], lists = SectionCase(report.old, report.new)
    expectSound(lists)
    let stages = BatchPlanTests.targets.map { target in
      BatchPlanTests.preferences.map { preference in
        if let problem = planProblem(lists, target, preference) { Issue.record("\(problem)") }
        return String(lists.stages(for: target, preferring: preference).count)
      }.joined()
    }.joined(separator: " ")
    #expect(stages == report.stages, "\(report.name)")
  }

  private typealias Plan = (
    lists: SectionCase, target: ListViewKind, preference: StagePreference, batches: [String]
  )

  private static let plans: [Plan] = [
    // The section that moves is the one in which nothing happens.
    (
      SectionCase(fours, "A: 5 | H: 3 6 | C: 1 | K: 4"), .collectionView, .fewestStages,
      ["delete section 1, insert section 0, move section 0 to 2, insert row (1, 1)"]
    ),
    (
      SectionCase(fours, "A: 5 | H: 3 | C: | K: 4"), .collectionView, .fewestStages,
      ["delete section 1, insert section 0, move section 2 to 1, delete row (0, 0)"]
    ),
    // Two move where that spares a batch.
    (
      SectionCase("A: 1 | B: 2 | C: 3", "B: 2 | C: 3 | A: 1 9"), .tableView, .lossless,
      ["move section 1 to 0, move section 2 to 1, insert row (2, 1)"]
    ),
    // Here it would not help: two sections with changed rows change places.
    (
      SectionCase("A: 1 | B: 2 | C: 3", "C: 3 9 | A: 1 8 | B: 2"), .collectionView, .fewestStages,
      ["move section 2 to 0", "insert row (0, 1), insert row (1, 1)"]
    ),
    (
      SectionCase("X: | Y: | M: 1 | A: | B:", "A: | B: | M: 1"), .collectionView, .fewestStages,
      ["delete section 0, delete section 1, move section 2 to 2"]
    ),
    (
      SectionCase("A: 1 2", "B: 2 3"), .collectionView, .fewestStages,
      ["delete section 0, insert section 0"]
    ),
    // Row 3 does not come with its section, since row 1, which a plan cannot tell from it, is still
    // there; nor does row 1 go with its section.
    (
      SectionCase("A: 1 2", "B: 2 3"), .tableView, .lossless,
      [
        "insert section 1", "delete row (0, 0), insert row (1, 1), move row (0, 1) to (1, 0)",
        "delete section 0",
      ]
    ),
    (
      SectionCase("A: 1 | B: 2", "B: 2 1"), .collectionView, .fewestStages,
      ["delete section 0, insert row (0, 1)"]
    ),
    (
      SectionCase("A: 1 | B: 2", "B: 2 1"), .collectionView, .lossless,
      ["move row (0, 0) to (1, 1)", "delete section 0"]
    ),
    (
      SectionCase("A: 1 2 3 | B: 4", "A': 3 1 2.1 | B: 4"), .collectionView, .fewestStages,
      ["move row (0, 2) to (0, 0), refresh row (0, 2), refresh section 0"]
    ),
  ]

  @Test(arguments: plans.indices) func batches(index: Int) {
    let plan = Self.plans[index]
    let stages = plan.lists.stages(for: plan.target, preferring: plan.preference)
    #expect(stages.map(\.batch.description) == plan.batches.map { "BatchUpdate(\($0))" })
  }

  /// groupie 345: two sections of some thousand rows, most of them replaced.
  @Test func mostRowsOfTwoSectionsAreReplaced() {
    let lists = SectionCase(
      "A: 0...1999 | B: 2000...4999", "A: 9000...10999 4000 | B: 11000...13999 0 1")
    expectSound(lists)
    let diff = lists.old.sectionedDiff(to: lists.new)
    #expect((diff.deletes.count, diff.inserts.count, diff.moves.count) == (4_997, 5_000, 3))
  }

  @Test func manyEmptySections() {
    var lists = SectionCase([], [])
    lists.old = (0..<5_000).map { TitledSection(id: $0, rows: []) }
    lists.new = lists.old
    lists.old[2_500].rows = Array(0..<40).rows
    lists.new[2_501].rows = Array(0..<40).reversed().rows
    expectSound(lists)
    #expect(lists.old.sectionedDiff(to: lists.new).moves.count == 40)
  }
}
