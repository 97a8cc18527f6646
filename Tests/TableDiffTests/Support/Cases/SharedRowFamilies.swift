// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport

/// Lists in which the same row stands in several sections, as in "Favourites" and "All".
extension SectionCase {
  /// How the new list of a random change comes about.
  enum Sharing: CaseIterable {
    /// Both lists are drawn at random, and have little in order.
    case drawn

    /// Sections and rows come, go and move, each row in its section for itself.
    case edited

    /// A row goes from all of its sections, comes into several, or changes its place in all.
    case editedTogether
  }

  /// Sections of rows drawn from a few, each row once at most in its section; made at random from a
  /// seed.
  ///
  /// - Parameters:
  ///   - sharing: How the new list comes about; `nil` for any way.
  ///   - repeatsInSections: Whether rows may stand several times in one section.
  static func shared(
    seed: UInt64, sectionsUpTo sectionBound: Int, rowsUpTo rowBound: Int,
    _ sharing: Sharing? = nil, repeatsInSections: Bool = false
  ) -> SectionCase {
    var maker = SharedRowMaker(
      random: SeededRandom(seed: seed), sectionBound: sectionBound, rowBound: rowBound,
      repeatsInSections: repeatsInSections)
    let kind = sharing ?? Sharing.allCases[maker.random.below(3)]
    let old = maker.sections()
    if kind == .drawn { return SectionCase(old, maker.sections()) }
    var new = old
    let bound = maker.random.chance(60) ? 3 : 12 + sectionBound * rowBound / 40
    for _ in 0..<1 + maker.random.below(bound) {
      maker.edit(&new, together: kind == .editedTogether)
    }
    return maker.random.chance(50) ? SectionCase(old, new) : SectionCase(new, old)
  }

  /// The same lists with rows told apart by their sections: no row is in two of them.
  ///
  /// - Precondition: Section ids do not repeat, and no row id is above a million.
  var qualified: SectionCase {
    func qualified(_ list: [TitledSection]) -> [TitledSection] {
      list.map { section in
        let rows = section.rows.map {
          TestRow(id: (section.id + 1) * 1_000_000 + $0.id, content: $0.content)
        }
        return TitledSection(section, rows: rows)
      }
    }
    return SectionCase(qualified(old), qualified(new))
  }
}

/// Makes and edits lists with shared rows.
private struct SharedRowMaker {
  var random: SeededRandom
  let sectionBound: Int
  let rowBound: Int
  let repeatsInSections: Bool

  /// A list whose sections are some of a few, in any order.
  mutating func sections() -> [TitledSection] {
    let ids = Array(0...sectionBound).shuffled(using: &random)
    return ids.prefix(random.below(sectionBound + 1)).map { section(id: $0) }
  }

  private mutating func section(id: Int) -> TitledSection {
    let count = random.below(rowBound + 1)
    var rows = Array(0..<rowBound + rowBound / 4).shuffled(using: &random).prefix(count).map { $0 }
    // Most lists of an app are in some order.
    if random.chance(60) { rows.sort() }
    if repeatsInSections {
      for index in rows.indices where random.chance(30) { rows[index] = random.below(rowBound) }
    }
    return TitledSection(id: id, title: random.below(2), rows: rows.map { row($0) })
  }

  private mutating func row(_ id: Int) -> TestRow { TestRow(id: id, content: random.below(2)) }

  mutating func edit(_ list: inout [TitledSection], together: Bool) {
    let kind = random.below(10)
    let free = (0...sectionBound + 4).filter { id in !list.contains { $0.id == id } }
    if kind == 0 || list.isEmpty {
      var value = section(id: free[random.below(free.count)])
      // Often it holds what another one does.
      if !list.isEmpty, random.chance(50) {
        value.rows = list[random.below(list.count)].rows
        if random.chance(30) { value.rows.shuffle(using: &random) }
      }
      list.insert(value, at: random.below(list.count + 1))
      return
    }
    let offset = random.below(list.count)
    switch kind {
    case 1: list.remove(at: offset)
    case 2: list.insert(list.remove(at: offset), at: random.below(list.count))
    case 3: list[offset].title += 1
    default:
      let row = row(random.below(rowBound + rowBound / 4))
      let other = random.below(list.count)
      for section in list.indices where together ? random.chance(70) : section == offset {
        edit(&list[section].rows, row, kind)
      }
      // From one section to another, whether it is there already or not.
      if kind == 9, list[offset].rows.isEmpty == false {
        let moved = list[offset].rows.remove(at: random.below(list[offset].rows.count))
        list[other].rows.removeAll { $0.id == moved.id && !repeatsInSections }
        list[other].rows.insert(moved, at: random.below(list[other].rows.count + 1))
      }
    }
  }

  private mutating func edit(_ rows: inout [TestRow], _ row: TestRow, _ kind: Int) {
    let known = rows.first { $0.id == row.id }
    switch kind {
    case 4, 5:
      if known == nil || repeatsInSections { rows.insert(row, at: random.below(rows.count + 1)) }
    case 6: rows.removeAll { $0.id == row.id }
    case 7:
      rows.removeAll { $0.id == row.id }
      if let known { rows.insert(known, at: random.below(rows.count + 1)) }
    case 8: rows.shuffle(using: &random)
    default: break
    }
  }
}
