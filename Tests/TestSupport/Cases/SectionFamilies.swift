// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting

/// Calls with the changes of up to so many sections and rows, up to renaming of ids: with all, or
/// with every `step`-th, spread over all numbers of sections and rows.
package func forEachSmallSectionCase(
  sectionsUpTo sectionCount: Int, rowsUpTo rowCount: Int, every step: Int = 1,
  file: String = #fileID, function: String = #function,
  _ body: (SectionCase) -> Void
) {
  var index = 0
  for oldSections in 0...sectionCount {
    for oldRows in 0...(oldSections == 0 ? 0 : rowCount) {
      forEachSplit(of: Array(0..<oldRows), into: Array(0..<oldSections)) { old in
        forEachSuccessor(of: oldSections, upTo: sectionCount) { newSections in
          forEachSuccessor(of: oldRows, upTo: newSections.isEmpty ? 0 : rowCount) { newRows in
            forEachSplit(of: newRows, into: newSections) { new in
              if index % step == 0 { body(SectionCase(old, new)) }
              index += 1
            }
          }
        }
      }
    }
  }
  FamilyCounts.add((index + step - 1) / step, file, function)
}

/// Calls with every list of some of `0..<oldCount` and of fresh ids, which ascend.
private func forEachSuccessor(of oldCount: Int, upTo length: Int, _ body: ([Int]) -> Void) {
  forEachArrangement(drawnFrom: oldCount + length, lengths: 0...length) { ids in
    let fresh = ids.filter { $0 >= oldCount }
    if fresh == Array(oldCount..<oldCount + fresh.count) { body(ids) }
  }
}

/// Calls with every way to cut rows into consecutive sections.
private func forEachSplit(
  of rows: [Int], into sections: [Int], _ body: ([TitledSection]) -> Void
) {
  func extend(_ list: [TitledSection], _ start: Int) {
    if list.count == sections.count {
      if start == rows.count { body(list) }
      return
    }
    for end in start...rows.count {
      let section = TitledSection(id: sections[list.count], rows: rows[start..<end].map { $0 }.rows)
      extend(list + [section], end)
    }
  }
  extend([], 0)
}

extension SectionCase {
  /// Sections made at random from a seed, and changed by a mix of edits.
  package static func random(
    seed: UInt64, sectionsUpTo sectionBound: Int, rowsUpTo rowBound: Int, file: String = #fileID,
    function: String = #function
  ) -> SectionCase {
    FamilyCounts.add(1, file, function)
    var random = SeededRandom(seed: seed)
    if random.chance(20) {
      return SectionCase(
        dealt(&random, sectionBound, rowBound), dealt(&random, sectionBound, rowBound))
    }
    var nextID = 0
    func fresh() -> TestRow {
      nextID += 1
      return TestRow(id: nextID, content: random.below(2))
    }
    let old = (0..<random.below(sectionBound + 1)).map { id in
      TitledSection(
        id: id, title: random.below(2), rows: (0..<random.below(rowBound + 1)).map { _ in fresh() })
    }
    var new = old
    // Each kind of edit is in some cases and not in others.
    let kinds = (0..<8).filter { _ in random.chance(40) }
    if kinds.isEmpty { return SectionCase(old, new) }
    for _ in 0..<1 + random.below(random.chance(60) ? 3 : 10) {
      let section = random.below(new.count), other = random.below(new.count)
      let kind = kinds[random.below(kinds.count)]
      if kind == 0 {
        let rows = (0..<random.below(3)).map { _ in fresh() }
        new.insert(TitledSection(id: 30 + nextID, rows: rows), at: random.below(new.count + 1))
        nextID += 1
      }
      if new.isEmpty { continue }
      let row = random.below(new[section].rows.count)
      switch kind {
      case 1:
        // Some of its rows live on elsewhere.
        let rows = new.remove(at: section).rows.filter { _ in random.chance(50) }
        if new.isEmpty || random.chance(50) { break }
        let target = random.below(new.count)
        new[target].rows.insert(contentsOf: rows, at: random.below(new[target].rows.count + 1))
      case 2: new.insert(new.remove(at: section), at: random.below(new.count))
      case 3: new[section].title += 1
      case 4: new[section].rows.insert(fresh(), at: random.below(new[section].rows.count + 1))
      case 5 where !new[section].rows.isEmpty: new[section].rows.remove(at: row)
      case 6 where !new[section].rows.isEmpty: new[section].rows[row].content += 1
      case 7 where !new[section].rows.isEmpty:
        let value = new[section].rows.remove(at: row)
        let target = random.chance(30) ? section : other
        new[target].rows.insert(value, at: random.below(new[target].rows.count + 1))
      default: break
      }
    }
    return random.chance(50) ? SectionCase(old, new) : SectionCase(new, old)
  }

  /// Sections drawn from a few, with rows drawn from a few: two such lists have little in order.
  private static func dealt(
    _ random: inout SeededRandom, _ sectionBound: Int, _ rowBound: Int
  ) -> [TitledSection] {
    let ids = Array(0..<sectionBound + 1).shuffled(using: &random)
    var sections = ids.prefix(random.below(sectionBound + 1)).map {
      TitledSection(id: $0, title: random.below(2), rows: [])
    }
    if sections.isEmpty { return [] }
    for id in Array(0..<2 * rowBound).shuffled(using: &random).prefix(random.below(2 * rowBound)) {
      sections[random.below(sections.count)].rows.append(
        TestRow(id: id, content: random.below(2)))
    }
    return sections
  }
}
