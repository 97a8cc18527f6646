// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A section of which only the count of its items is known.
struct CountedSection: ListSection {
  let rows: [Int]

  var id: Int { 0 }

  init(count: Int) { rows = Array(repeating: 0, count: count) }

  init(_ section: CountedSection, rows: [Int]) { self.rows = rows }
}

/// Judges batches by the counts of items, and carries the identities of their cells along.
///
/// Collection views know nothing of what their items show, so all of them are alike here. What they
/// show in the end is for tests to compare.
struct CellJudge {
  private var list = HeadlessListView<CountedSection>(sections: [])

  private(set) var counts: [Int] = []

  /// The identity of the cell at each place.
  private(set) var cells: [[Int]] = []

  /// Starts anew, with cells that never existed.
  mutating func reload(_ counts: [Int]) {
    list.reload(counts.map(CountedSection.init))
    take(counts)
  }

  /// Performs a batch.
  ///
  /// - Returns: What a collection view would say of it; empty if nothing is wrong.
  mutating func perform(_ batch: BatchUpdate, counts: [Int]) -> [String] {
    do {
      try list.perform(
        batch, sections: counts.map(CountedSection.init), id: { _ in 0 },
        contentsEqual: { _, _ in true })
    } catch {
      return error.findings.map { $0.uiKitText(for: .collectionView) ?? $0.description }
    }
    take(counts)
    return []
  }

  private mutating func take(_ counts: [Int]) {
    self.counts = counts
    var rest = list.cellIDs[...]
    cells = counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }
}

extension BatchUpdate {
  /// Returns where each section of so many comes from, by the reading of list views: moved sections
  /// take their places, the others fill the rest in order.
  func sectionOrigins(oldCount: Int, newCount: Int) -> [Int?] {
    var origins: [Int?] = Array(repeating: nil, count: newCount)
    for move in sectionMoves { origins[move.to] = move.from }
    let taken = Set(sectionMoves.map(\.to)).union(sectionInserts)
    let gone = Set(sectionMoves.map(\.from)).union(sectionDeletes)
    let staying = (0..<oldCount).filter { !gone.contains($0) }
    for (place, origin) in zip((0..<newCount).filter { !taken.contains($0) }, staying) {
      origins[place] = sectionReloads.contains(origin) ? nil : origin
    }
    return origins
  }
}
