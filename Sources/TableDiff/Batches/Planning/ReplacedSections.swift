// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The sections that one batch must delete and insert, chosen so that the fewest rows lose their
/// cells, then the fewest sections, and then the fewest sections without row operations move.
///
/// Sections with row operations must stay, so they must ascend on both sides. The others are
/// replaced with all their rows. A row that moves between two sections keeps its cell only if both
/// stay.
///
/// Without such rows, the sections that stay are a heaviest ascending set. With them, the problem
/// is hard: the moves can form any graph, and of two sections in conflicting order only one can
/// stay. If few sections conflict, branch and bound improves on the heaviest ascending set; if many
/// do, that set is the result.
struct ReplacedSections {
  private typealias Kept = AscendingSet.Weight

  /// A section whose order conflicts with others.
  private struct Candidate {
    let old: Int
    let new: Int

    /// The rows kept and the section itself, if it stays, whichever others stay.
    var kept: Kept

    /// The rows that move between it and earlier candidates, and are kept if both stay.
    var rowsFromEarlier: [(candidate: Int, rows: Int)] = []

    /// An upper bound on what this candidate and all later ones keep.
    var bound = Kept()
  }

  /// The limits of the search: the number of candidates, and the number of steps.
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
    _ diff: SectionedDiff, _ rows: RowOperations, _ mapping: SectionMapping, touched: OffsetSet,
    isPossible: (MoveRuns.Run) -> Bool
  ) {
    findCandidates(diff, mapping, touched)
    if candidates.isEmpty { return }
    weigh(rows, mapping, isPossible)
    let heaviest = heaviest(mapping, touched)
    best = (Kept(), heaviest)
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
    _ diff: SectionedDiff, _ mapping: SectionMapping, _ touched: OffsetSet
  ) {
    let sections = mapping.newOfOld.indices.filter {
      !mapping.isDeleted($0) && touched.contains($0)
    }
    let isInTheWay = Self.inverted(sections.map { Int(mapping.newOfOld[$0]) })
    for (old, isInTheWay) in zip(sections, isInTheWay) where isInTheWay {
      let new = Int(mapping.newOfOld[old])
      let rowCount = diff.newStarts.rows(of: new).count
      candidates.append(
        Candidate(old: old, new: new, kept: Kept(first: rowCount, second: 1)))
    }
  }

  /// Returns whether each candidate is in a heaviest ascending set of all surviving sections.
  ///
  /// A section with row operations counts more than all others together. Those that are no
  /// candidates conflict with none of the others, so they are in the set.
  private func heaviest(_ mapping: SectionMapping, _ touched: OffsetSet) -> [Bool] {
    var sections = ContiguousArray<Int>(), weights = ContiguousArray<Kept>()
    var positions: [Int] = []
    for (old, new) in mapping.newOfOld.enumerated() where new >= 0 {
      var weight = Kept(second: touched.contains(old) ? mapping.newOfOld.count : 1)
      if positions.count < candidates.count, candidates[positions.count].old == old {
        weight.first = candidates[positions.count].kept.first
        positions.append(sections.count)
      }
      sections.append(Int(new))
      weights.append(weight)
    }
    let heaviest = AscendingSet.heaviest(of: sections, weights: weights)
    return positions.map { heaviest[$0] }
  }

  /// Returns whether each element is larger than a later one or smaller than an earlier one.
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

  /// Subtracts rows without an old cell from what candidates keep, and counts the rows that move
  /// between candidates.
  private mutating func weigh(
    _ rows: RowOperations, _ mapping: SectionMapping, _ isPossible: (MoveRuns.Run) -> Bool
  ) {
    var indices = ContiguousArray(repeating: -1, count: mapping.newOfOld.count)
    for (index, candidate) in candidates.enumerated() { indices[candidate.old] = index }
    func index(new section: Int) -> Int {
      mapping.isInserted(section) ? -1 : indices[Int(mapping.oldOfNew[section])]
    }
    for run in rows.inserted.runs {
      let index = index(new: run.section)
      if index >= 0 { candidates[index].kept.first -= run.rows.count }
    }
    for run in rows.moved.runs where mapping.isCrossing(run) {
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
      // One entry for each other candidate, whatever the number of runs between the two.
      var rows: [Int: Int] = [:]
      for (other, count) in candidates[index].rowsFromEarlier { rows[other, default: 0] += count }
      candidates[index].rowsFromEarlier = rows.keys.sorted().map { ($0, rows[$0] ?? 0) }
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

  /// Decides which candidates stay from an index on, in old order.
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
