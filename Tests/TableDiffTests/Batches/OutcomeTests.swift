// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// What the batches of a plan say about the states they lead to.
struct OutcomeTests {
  private let lists = SectionCase("A: 1 2 3 | B: 4 | D: 5...40", "D: 5...40 | A': 3 1 | C: 2 4 9")

  private func stages(_ lists: SectionCase) -> [BatchUpdate] {
    lists.old.sectionedDiff(to: lists.new)
      .batchUpdates(for: .collectionView, preferring: .lossless)
  }

  private func states(_ lists: SectionCase) -> [String] {
    stages(lists).map { $0.result?.sections(old: lists.old, new: lists.new).text ?? "none" }
  }

  @Test func threeStages() {
    #expect(
      states(lists) == [
        "D: 5...40 | A: 1...3 | B: 4 | C: 9", "D: 5...40 | A: 3 1 | B:  | C: 2 4 9",
        "D: 5...40 | A': 3 1 | C: 2 4 9",
      ])
  }

  /// Rows and headers have their old content until the last stage is done.
  @Test func contentChangesLast() {
    let lists = SectionCase("A: 1 2 | B: 3", "B': 3.1 4 | A: 2.1")
    #expect(states(lists) == ["B: 3 | A: 1 2", "B': 3.1 4 | A: 2.1"])
    let rowsFirst = SectionCase("A: 1 2 | B: 3 4 | C: 7", "C: 7 | B': 4.1 3 1.1")
    #expect(states(rowsFirst) == ["A: 2 | B: 4 3 1 | C: 7", "C: 7 | B': 4.1 3 1.1"])
  }

  @Test func runsAreTold() {
    let sections = stages(lists).map { $0.result?.sections ?? [] }
    #expect(sections[0].map(\.section) == [0, 1, 2, 3])
    #expect(sections[0].map(\.origin) == [.old, .old, .old, .new])
    #expect(sections[0].map(\.originSection) == [2, 0, 1, 2])
    #expect(
      sections[0].map(\.runs) == [
        [.init(origin: .old, section: 2, rows: 0..<36)],
        [.init(origin: .old, section: 0, rows: 0..<3)],
        [.init(origin: .old, section: 1, rows: 0..<1)],
        [.init(origin: .new, section: 2, rows: 2..<3)],
      ])
    #expect(sections[1][2].runs == [])
    #expect(
      sections[1][3].runs == [
        .init(origin: .old, section: 0, rows: 1..<2),
        .init(origin: .old, section: 1, rows: 0..<1),
        .init(origin: .new, section: 2, rows: 2..<3),
      ])
    #expect(
      sections[2].map(\.runs) == [
        [.init(origin: .new, section: 0, rows: 0..<36)],
        [.init(origin: .new, section: 1, rows: 0..<2)],
        [.init(origin: .new, section: 2, rows: 0..<3)],
      ])
  }

  /// Building the sections from their runs by hand gives the same states.
  @Test func runsAndSectionsAgree() {
    for seed in 0..<200 {
      let lists = SectionCase.random(seed: UInt64(seed), sectionsUpTo: 5, rowsUpTo: 5)
      for batch in stages(lists) {
        let built = (batch.result?.sections ?? []).map { section in
          TitledSection(
            (section.origin == .old ? lists.old : lists.new)[section.originSection],
            rows: section.runs.flatMap {
              ($0.origin == .old ? lists.old : lists.new)[$0.section].rows[$0.rows]
            })
        }
        #expect(built == batch.result?.sections(old: lists.old, new: lists.new))
      }
    }
  }

  private func storage(_ rows: [TestRow]) -> UnsafeRawPointer? {
    rows.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) }
  }

  /// What is taken as it is shares its storage.
  @Test func storageIsShared() {
    let results = stages(lists).map { $0.result?.sections(old: lists.old, new: lists.new) ?? [] }
    #expect(storage(results[0][0].rows) == storage(lists.old[2].rows))
    #expect(storage(results[0][1].rows) == storage(lists.old[0].rows))
    #expect(storage(results[1][0].rows) == storage(lists.old[2].rows))
    #expect(storage(results[2][2].rows) == storage(lists.new[2].rows))
    let last = results[2].withUnsafeBytes { UnsafeRawPointer($0.baseAddress) }
    #expect(last == lists.new.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) })
  }

  /// A plan of many sections holds nothing for those that it does not touch.
  @Test func untouchedSectionsCostNothing() {
    let old = (0..<1_000).map { TitledSection(id: $0, rows: [$0, 2_000 + $0].rows) }
    var new = old
    new.insert(TitledSection(id: 5_000, rows: [700].rows), at: 600)
    new[701].rows.removeFirst()
    let batches = stages(SectionCase(old, new))
    #expect(batches.count == 2)
    guard case .middle(let middle)? = batches[0].result?.form else {
      Issue.record("the first stage leads to \(String(describing: batches[0].result))")
      return
    }
    #expect(middle.parts.count == 3)
    #expect(middle.rowRuns.isEmpty)
  }

  @Test func listsOfOtherCountsTrap() async {
    let section = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let lists = SectionCase("A: 1 | B: 2", "B: 2 | A: 1 3")
      let diff = lists.old.sectionedDiff(to: lists.new)
      let result = diff.batchUpdates(for: .collectionView)[0].result
      _ = result?.sections(old: lists.old, new: [lists.new[0]])
    }
    #expect(text(section).contains("The batch leads to 2 sections, the new list has 1."))
    let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = SectionCase("A: 1 2", "B: 1 2 3")
      let diff = lists.old.sectionedDiff(to: lists.new)
      let result = diff.batchUpdates(for: .collectionView, preferring: .lossless)[0].result
      _ = result?.sections(old: lists.old, new: [TitledSection(id: 1, rows: [])])
    }
    #expect(
      text(rows).contains("Section 0 had 3 rows when the batch was planned, and has 0."))
    let list = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let lists = SectionCase("A: 1 2 | B:", "A: 1 | B: 2")
      let diff = lists.old.sectionedDiff(to: lists.new)
      _ = diff.batchUpdates(for: .tableView)[0].result?.rows(old: [1], new: [1])
    }
    #expect(text(list).contains("The batch leads to 2 sections, not to one"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aListOfOneSectionIsAlsoAListOfRows() {
    let diff = [SingleSection(rows: [1, 2].rows)].sectionedDiff(
      to: [SingleSection(rows: [2, 3].rows)])
    let result = diff.batchUpdates(for: .tableView)[0].result
    #expect(result?.rows(old: [1, 2], new: [2, 3]) == [2, 3])
  }
}
