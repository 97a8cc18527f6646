// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Legal batches changed at random: the library's verdict against that of plain loops.
struct MutatedBatchTests {
  @Test(arguments: 0..<4) func verdictsAgree(block: Int) {
    var legalCount = 0, count = 0
    for seed in 0..<Sizes.pick(exhaustive: 20_000, usual: 150, debug: 40) {
      let seed = UInt64(block * 1_000_000 + seed)
      let lists = SectionCase.random(seed: seed, sectionsUpTo: 4, rowsUpTo: 3)
      var old = lists.old
      var random = SeededRandom(seed: ~seed)
      for stage in lists.stages() {
        let lists = SectionCase(old, stage.sections)
        for mutationCount in 1...4 {
          var words = stage.batch.words
          for _ in 0..<mutationCount { Self.mutate(&words, lists, &random) }
          let batch = BatchUpdate(reading: words.joined(separator: " "))
          // Seldom do the sums fit by chance; in balanced lists they do.
          for lists in [lists, batch.balanced(old)].compactMap({ $0 }) {
            for kind in BatchPlanTests.targets {
              let judgement = Judgement(batch, lists, kind, comparesRules: false)
              if let problem = judgement.problem { Issue.record("\(problem)") }
              count += 1
              if judgement.isLegal { legalCount += 1 }
            }
          }
        }
        old = stage.sections
      }
    }
    #expect(legalCount > 0 && 2 * legalCount < count)
  }

  /// Drops, adds, repeats or exchanges an operation.
  private static func mutate(
    _ words: inout [String], _ lists: SectionCase, _ random: inout SeededRandom
  ) {
    let index = random.below(words.count)
    switch words.isEmpty ? 4 : random.below(5) {
    case 0: words.remove(at: index)
    case 1: words.append(words[index])
    case 2, 3: words[index] = word(lists, &random)
    default: words.append(word(lists, &random))
    }
  }

  /// An operation that is nearly always in range.
  private static func word(_ lists: SectionCase, _ random: inout SeededRandom) -> String {
    func section(_ list: [TitledSection]) -> Int { random.below(list.count + random.below(2)) }
    func path(_ list: [TitledSection]) -> String {
      let section = section(list)
      let count = list.indices.contains(section) ? list[section].rows.count : 0
      return "(\(section),\(random.below(count + random.below(2))))"
    }
    let (old, new) = (lists.old, lists.new)
    return switch random.below(10) {
    case 0: "dS\(section(old))"
    case 1: "iS\(section(new))"
    case 2: "mS\(section(old))>\(section(new))"
    case 3: "rS\(section(old))"
    case 4: "fS\(section(new))"
    case 5: "d\(path(old))"
    case 6: "i\(path(new))"
    case 7: "m\(path(old))>\(path(new))"
    case 8: "r\(path(old))"
    default: "f\(path(new))"
    }
  }
}

extension BatchUpdate {
  /// The operations as ``init(reading:)`` reads them.
  fileprivate var words: [String] {
    func text(_ path: RowPath) -> String { "(\(path.section),\(path.row))" }
    let sections =
      sectionDeletes.map { "dS\($0)" } + sectionInserts.map { "iS\($0)" }
      + sectionMoves.map { "mS\($0.from)>\($0.to)" } + sectionReloads.map { "rS\($0)" }
      + sectionRefreshes.map { "fS\($0)" }
    return sections + deletes.map { "d\(text($0))" } + inserts.map { "i\(text($0))" }
      + moves.map { "m\(text($0.from))>\(text($0.to))" } + reloads.map { "r\(text($0))" }
      + refreshes.map { "f\(text($0))" }
  }

  /// Two states between which the batch's sums fit, with all rows where it takes them; `nil` where
  /// there are no such states.
  fileprivate func balanced(_ old: [TitledSection]) -> SectionCase? {
    let count = old.count + sectionInserts.count - sectionDeletes.count
    if count < 0 { return nil }
    var new = (0..<count).map { TitledSection(id: 100 + $0, rows: []) }
    let empty = SectionInterpreter(old: old, new: new, batch: self)
    guard !empty.brokenRanges().contains(where: { $0.hasPrefix("A1") }),
      empty.brokenCollisions().isEmpty, let sources = empty.sectionReading()
    else { return nil }
    for (section, source) in sources.enumerated() {
      var rowCount = (inserts + moves.map(\.to)).filter { $0.section == section }.count
      rowCount += source.map { old[$0].rows.count } ?? 1
      rowCount -= (deletes + moves.map(\.from)).filter { $0.section == source }.count
      if rowCount < 0 { return nil }
      new[section].rows = (0..<rowCount).map { 1_000 + 10 * section + $0 }.rows
    }
    let lists = SectionInterpreter(old: old, new: new, batch: self).filled
    return lists.map { SectionCase(old, $0) }
  }
}
