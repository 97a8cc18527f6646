// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Random programs of searches in slices: each slice gives the diff of what is shown before and after
/// it, and in the end the list is the one made from scratch.
@Suite(.timeLimit(.minutes(120))) struct SlicedFilterTests {
  private typealias Filter = @Sendable (KeyedRow) -> Bool

  /// A search, and what it should show in the end.
  private struct Run<List: ShownDerivation>
  where
    List.Source: RangeReplaceableCollection & MutableCollection, List.Source.Element == KeyedRow
  {
    var search: SlicedFilter<List>
    var filter: Filter
    var random: SeededRandom
    let isPinned: Bool

    /// Makes what is shown of rows that match, from scratch.
    let expected: ([KeyedRow]) -> List.Shown

    var expectedShown: List.Shown { expected(search.list.source.filter(filter)) }

    /// What is wrong after a step that gave a diff; `nil` if nothing is.
    func problem(_ diff: List.Diff, from before: List.Shown) -> String? {
      let after = search.list.shown
      return diff == List.diff(before, after) ? nil : "diff \(diff) from \(before) to \(after)"
    }

    mutating func advance() -> String? {
      let before = search.list.shown
      var questionsLeft = [0, 1, 3, 10, 1_000][random.below(5)]
      let wasComplete = search.isComplete
      let diff = search.advance {
        questionsLeft -= 1
        return questionsLeft >= 0
      }
      guard let diff else { return wasComplete ? nil : "no diff" }
      if wasComplete { return "a diff after the end" }
      if let problem = problem(diff, from: before) { return problem }
      if search.isComplete, !isPinned, search.list.shown != expectedShown {
        return "shows \(search.list.shown), not \(expectedShown)"
      }
      return nil
    }

    mutating func search(_ change: FilterChange, _ other: @escaping Filter) {
      let before = filter
      switch change {
      case .narrower: filter = { before($0) && other($0) }
      case .wider: filter = { before($0) || other($0) }
      default: filter = other
      }
      search.updateFilter(change, to: filter)
    }

    mutating func edit() -> String? {
      let before = search.list.shown
      var source = search.list.source
      for _ in 0..<[1, 1, 5, 1 + source.count / 8][random.below(4)] where !source.isEmpty {
        let offset = source.startIndex + random.below(source.count)
        switch random.below(6) {
        case 0: source[offset].key = random.below(1_000)
        case 1: source[offset].tag = random.below(1_000)
        case 2: source[offset].group = random.below(7)
        case 3: source.remove(at: offset)
        case 4:
          let row = source.remove(at: offset)
          source.insert(row, at: source.startIndex + random.below(source.count + 1))
        default:
          source.insert(
            KeyedRow(
              id: Int(random.next() >> 1), key: random.below(1_000), group: random.below(7),
              tag: random.below(1_000)), at: offset)
        }
      }
      let changes = search.list.source.tableDiff(to: source)
      let diff = search.update(to: source, by: random.chance(50) ? changes : nil)
      return problem(diff, from: before)
    }

    mutating func problem() -> String? {
      for step in 0..<10 {
        let number = 1 + random.below(9)
        let filters: [Filter] = [
          { $0.tag % number == 0 }, { $0.tag < number * 100 }, { _ in true }, { _ in false },
        ]
        search([.narrower, .narrower, .wider, .any][random.below(4)], filters[random.below(4)])
        if !isPinned || step > 0, random.chance(40) {
          for _ in 0..<random.below(4) {
            if let problem = advance() ?? (random.chance(30) ? edit() : nil) {
              return "step \(step): \(problem)"
            }
          }
          continue
        }
        var sliceCount = 0
        while !search.isComplete {
          if let problem = advance() { return "step \(step): \(problem)" }
          sliceCount += 1
          if sliceCount > 10_000 { return "does not end" }
        }
        if advance() != nil { return "goes on after the end" }
        if let problem = edit() { return "step \(step), after the end: \(problem)" }
        if !isPinned, search.list.shown != expectedShown { return "after an edit" }
      }
      return nil
    }
  }

  private func expectNoProblem<List: ShownDerivation>(
    _ list: List, _ filter: @escaping Filter, _ name: String, seed: UInt64,
    _ expected: @escaping ([KeyedRow]) -> List.Shown
  )
  where List.Source: RangeReplaceableCollection & MutableCollection, List.Source.Element == KeyedRow
  {
    for isPinned in [false, true] {
      var list = list
      list.pinsEditedRows = isPinned
      var run = Run(
        search: list.updatingFilter(to: filter), filter: filter,
        random: SeededRandom(seed: seed), isPinned: isPinned, expected: expected)
      if let problem = run.problem() {
        Issue.record("\(name), seed \(seed), pinned \(isPinned): \(problem.prefix(2_000))")
      }
    }
  }

  private func expectNoProblem<Source>(_ source: Source, seed: UInt64)
  where
    Source: RandomAccessCollection & RangeReplaceableCollection & MutableCollection & Sendable,
    Source.Element == KeyedRow, Source.Index == Int
  {
    let all: Filter = { _ in true }
    func sorted(_ rows: [KeyedRow]) -> [KeyedRow] {
      rows.enumerated().sorted {
        ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
      }.map(\.element)
    }
    let plain = source.derived
    var reversed = plain
    reversed.reverse()
    let list = source.derived.sorted { $0.key < $1.key }
    var descending = list
    descending.reverse()
    expectNoProblem(plain, all, "plain", seed: seed) { $0 }
    expectNoProblem(reversed, all, "reversed", seed: seed) { $0.reversed() }
    expectNoProblem(list, all, "sorted", seed: seed) { sorted($0) }
    expectNoProblem(descending, all, "descending", seed: seed) { sorted($0).reversed() }
    expectNoProblem(list.window(3..<70), all, "window", seed: seed) {
      Array(sorted($0).dropFirst(3).prefix(67))
    }
    expectNoProblem(plain.window(0..<9), all, "plain window", seed: seed) { Array($0.prefix(9)) }
    expectNoProblem(list.map { $0.cell }, all, "map", seed: seed) {
      sorted($0).map { $0.cell }
    }
    let sections = list.grouped(by: { $0.group }, header: { "\($1.count)" })
    var reversedSections = sections
    reversedSections.reverse()
    expectNoProblem(sections, all, "sections", seed: seed) { KeyedSection.sections(of: sorted($0)) }
    expectNoProblem(reversedSections, all, "reversed sections", seed: seed) {
      KeyedSection.sections(of: sorted($0)).reversed().map {
        KeyedSection($0, rows: $0.rows.reversed())
      }
    }
    expectNoProblem(
      plain.grouped(by: { $0.group }, header: { "\($1.count)" }), all, "groups", seed: seed
    ) { KeyedSection.sections(of: $0) }
  }

  /// Lists of a single block, and those of which a part is tested in the order of the source.
  @Test(arguments: Sizes.isDebug ? [0, 40, 700] : [0, 40, 700, 3_500])
  func ofTreeArrays(count: Int) {
    for seed in 0..<UInt64(count > 1_000 || Sizes.isDebug ? 1 : 4) {
      expectNoProblem(TreeArray(KeyedRow.rows(count, seed: seed)), seed: seed)
    }
  }

  @Test(arguments: Sizes.isDebug ? [40, 1_100] : [40, 3_000]) func ofArrays(count: Int) {
    for seed in 10..<UInt64(count > 1_000 ? 11 : 13) {
      expectNoProblem(KeyedRow.rows(count, seed: seed, keyCount: 5), seed: seed)
    }
  }

  @Test func ofSlices() {
    for seed in 20..<UInt64(22) {
      expectNoProblem(KeyedRow.rows(400, seed: seed)[7...], seed: seed)
    }
  }
}
