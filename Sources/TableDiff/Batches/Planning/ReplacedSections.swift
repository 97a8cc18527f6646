// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which sections one batch has to delete and insert, so that the fewest rows lose their cells, and
/// of such choices the fewest sections.
///
/// Sections with row operations have to stay, so they have to ascend on both sides; those that do
/// not fit in are replaced, with all their rows. A row that moves between two sections keeps its
/// cell only where both stay.
///
/// Without such rows the sections that stay are a heaviest ascending set. With them the choice is a
/// hard one: any graph can be that of the moves, and of two sections that change places one can
/// stay. Branch and bound searches for it, from the heaviest ascending set on, where few sections
/// are in each other's way; where many are, that set is taken as it is.
struct ReplacedSections {
  private typealias Kept = AscendingSet.Weight

  /// A section that is in the way of others.
  private struct Candidate {
    let old: Int
    let new: Int

    /// The rows kept and the section itself, if it stays, whatever else does.
    var kept: Kept

    /// The rows that move between it and earlier candidates, and are kept if both stay.
    var rowsFromEarlier: [(candidate: Int, rows: Int)] = []

    /// What may be kept by this candidate and all that follow.
    var bound = Kept()
  }

  /// Up to so many candidates are searched through, in so many steps at most.
  private static var searchedCount: Int { 24 }
  private static var stepLimit: Int { 100_000 }

  private var candidates: [Candidate] = []
  private var stays: [Bool] = []
  private var best: (kept: Kept, stays: [Bool]) = (Kept(), [])
  private var steps = 0

  /// The old offsets of the sections to replace.
  private(set) var sections: [Int] = []

  /// - Parameters:
  ///   - touched: The old offsets of the surviving sections with row operations.
  ///   - isPossible: Whether one batch can hold a move between two sections that stay.
  init(
    _ diff: SectionedDiff, _ rows: RowOperations, _ places: SectionPlaces, touched: OffsetSet,
    isPossible: (MoveRuns.Run) -> Bool
  ) {
    findCandidates(diff, places, touched)
    if candidates.isEmpty { return }
    weigh(rows, places, isPossible)
    let heaviest = AscendingSet.heaviest(
      of: ContiguousArray(candidates.map(\.new)), weights: ContiguousArray(candidates.map(\.kept)))
    best = (Kept(), Array(heaviest))
    for index in candidates.indices where heaviest[index] {
      best.kept = best.kept + kept(byAdding: index, to: best.stays)
    }
    let isHard = candidates.contains { !$0.rowsFromEarlier.isEmpty }
    if isHard, candidates.count <= Self.searchedCount {
      stays = [Bool](repeating: false, count: candidates.count)
      search(from: 0, lastNew: -1, kept: Kept())
    }
    sections = candidates.indices.filter { !best.stays[$0] }.map { candidates[$0].old }
  }

  private mutating func findCandidates(
    _ diff: SectionedDiff, _ places: SectionPlaces, _ touched: OffsetSet
  ) {
    let sections = places.newOfOld.indices.filter {
      !places.isDeleted($0) && touched.contains($0)
    }
    let isInTheWay = Self.inverted(sections.map { Int(places.newOfOld[$0]) })
    for (old, isInTheWay) in zip(sections, isInTheWay) where isInTheWay {
      let new = Int(places.newOfOld[old])
      let rowCount = diff.newStarts.rows(of: new).count
      candidates.append(
        Candidate(old: old, new: new, kept: Kept(first: rowCount, second: 1)))
    }
  }

  /// Which elements are larger than a later one, or smaller than an earlier one.
  private static func inverted(_ elements: [Int]) -> [Bool] {
    var isInverted = [Bool](repeating: false, count: elements.count)
    var largest = Int.min
    for index in elements.indices {
      if elements[index] < largest { isInverted[index] = true }
      largest = max(largest, elements[index])
    }
    var smallest = Int.max
    for index in elements.indices.reversed() {
      if elements[index] > smallest { isInverted[index] = true }
      smallest = min(smallest, elements[index])
    }
    return isInverted
  }

  /// Takes rows without an old cell off what candidates keep, and finds the rows between them.
  private mutating func weigh(
    _ rows: RowOperations, _ places: SectionPlaces, _ isPossible: (MoveRuns.Run) -> Bool
  ) {
    var indices = ContiguousArray(repeating: -1, count: places.newOfOld.count)
    for (index, candidate) in candidates.enumerated() { indices[candidate.old] = index }
    func index(new section: Int) -> Int {
      places.isInserted(section) ? -1 : indices[Int(places.oldOfNew[section])]
    }
    for run in rows.inserted.runs {
      let index = index(new: run.section)
      if index >= 0 { candidates[index].kept.first -= run.rows.count }
    }
    for run in rows.moved.runs where places.isCrossing(run) {
      let from = indices[run.from.section], to = index(new: run.to.section)
      if to >= 0 { candidates[to].kept.first -= run.count }
      guard isPossible(run) else { continue }
      if from >= 0, to >= 0 {
        candidates[max(from, to)].rowsFromEarlier.append((min(from, to), run.count))
      } else if max(from, to) >= 0 {
        candidates[max(from, to)].kept.first += run.count
      }
    }
    var bound = Kept()
    for index in candidates.indices.reversed() {
      // One entry for each other candidate, however many runs move between the two.
      let rows = Dictionary(candidates[index].rowsFromEarlier, uniquingKeysWith: +)
      candidates[index].rowsFromEarlier = rows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      bound = bound + candidates[index].kept
      for (_, rows) in candidates[index].rowsFromEarlier { bound.first += rows }
      candidates[index].bound = bound
    }
  }

  private func kept(byAdding index: Int, to stays: [Bool]) -> Kept {
    var kept = candidates[index].kept
    for (other, rows) in candidates[index].rowsFromEarlier where stays[other] { kept.first += rows }
    return kept
  }

  /// Decides over the candidates from one on, which follow each other in old order.
  private mutating func search(from index: Int, lastNew: Int, kept: Kept) {
    if index == candidates.count {
      if best.kept < kept { best = (kept, stays) }
      return
    }
    steps += 1
    if steps > Self.stepLimit || !(best.kept < kept + candidates[index].bound) { return }
    if candidates[index].new > lastNew {
      let more = self.kept(byAdding: index, to: stays)
      stays[index] = true
      search(from: index + 1, lastNew: candidates[index].new, kept: kept + more)
      stays[index] = false
    }
    search(from: index + 1, lastNew: lastNew, kept: kept)
  }
}
