// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A generator of pairs of lists of an app's own sections, which checks properties of their diffs.
///
///     let shelves = SectionGenerator(rows: fruits) { number, fruits, random in
///       Shelf(id: "shelf \(number)", isOpen: Bool.random(using: &random), rows: fruits)
///     }
///
///     @Test func shelfDiffs() throws {
///       try shelves.checkDiffs()
///     }
///
/// The new list is the old one after edits of sections, headers and rows, and moves of rows between
/// sections. Ids are unique within a list. Sections store their rows in arrays.
public struct SectionGenerator<Section: ListSection>
where Section.Row: Identifiable & Equatable, Section.Rows == [Section.Row] {
  private let maxCount: Int
  private let rows: ListGenerator<Section.Row>
  private let section: (_ number: Int, _ rows: [Section.Row], inout SeededRandom) -> Section

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - maxCount: The maximum number of sections in a list before edits.
  ///   - rows: Generates the rows of all sections, up to three for a new section.
  ///   - section: Returns a section with a number, a random header and given rows. The id must
  ///     depend on the number alone, and differ for different numbers.
  public init(
    maxCount: Int = 4, rows: ListGenerator<Section.Row>,
    section: @escaping (_ number: Int, _ rows: [Section.Row], inout SeededRandom) -> Section
  ) {
    self.maxCount = maxCount
    self.rows = rows
    self.section = section
  }

  /// Returns the pair of lists for a seed, which is always the same.
  package func lists(seed: UInt64) -> (old: [Section], new: [Section]) {
    var random = SeededRandom(seed: seed)
    var ids = IDNumbers<Section.Row.ID>()
    var numbers = 0
    func fresh() -> (number: Int, section: Section) {
      defer { numbers += 1 }
      return (numbers, section(numbers, rows.fresh(random.below(4), &ids, &random), &random))
    }
    let old = (0..<random.below(maxCount + 1)).map { _ in fresh() }
    var new = old
    for _ in 0..<random.below(5) {
      let place = random.below(new.count + 1)
      switch random.below(7) {
      case 0 where place < new.count: new.remove(at: place)
      case 1: new.insert(fresh(), at: place)
      case 2 where place < new.count:
        let moved = new.remove(at: place)
        new.insert(moved, at: random.below(new.count + 1))
      case 3 where place < new.count:
        let rows = new[place].section.rows
        new[place].section = section(new[place].number, rows, &random)
      case 4, 5:
        guard place < new.count else { continue }
        var edited = new[place].section.rows
        rows.edit(&edited, &ids, &random)
        new[place].section = Section(new[place].section, rows: edited)
      default: moveRow(&new, &random)
      }
    }
    let lists = (old: old.map(\.section), new: new.map(\.section))
    for list in [lists.old, lists.new] {
      precondition(
        list.duplicateIDs().isEmpty, "Sections of different numbers have the same id: \(list).")
    }
    return random.chance(50) ? lists : (lists.new, lists.old)
  }

  private func moveRow(
    _ sections: inout [(number: Int, section: Section)], _ random: inout SeededRandom
  ) {
    let from = random.below(sections.count), to = random.below(sections.count)
    guard from != to, !sections[from].section.rows.isEmpty else { return }
    var source = sections[from].section.rows, target = sections[to].section.rows
    let row = source.remove(at: random.below(source.count))
    target.insert(row, at: random.below(target.count + 1))
    sections[from].section = Section(sections[from].section, rows: source)
    sections[to].section = Section(sections[to].section, rows: target)
  }
}
