// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// Where each row of a list of sections is on the other side, as dictionaries, from a diff carried
/// out by hand.
struct NaivePathMap {
  var newPaths: [RowPath: RowPath] = [:]
  var oldPaths: [RowPath: RowPath] = [:]

  /// The old paths of the rows that stay.
  var staying: Set<RowPath> = []

  /// Those whose section does not move either.
  var inPlace: Set<RowPath> = []

  /// All paths, in order.
  let old: [RowPath]
  let new: [RowPath]

  /// The map of a diff; `nil` where its parts do not fit together.
  init?(_ diff: SectionedDiff, oldRowCounts: [Int], newRowCounts: [Int]) {
    old = Self.paths(oldRowCounts)
    new = Self.paths(newRowCounts)
    guard let sections = AppliedByHand.make(diff.sections).result else { return nil }
    let gone = Set(diff.deletes + diff.moves.map(\.from))
    let filled = Set(diff.inserts + diff.moves.map(\.to))
    for move in diff.moves { newPaths[move.from] = move.to }
    for (newSection, oldSection) in sections.origins.enumerated() {
      guard let oldSection else { continue }
      let rest = old.filter { $0.section == oldSection && !gone.contains($0) }
      let free = new.filter { $0.section == newSection && !filled.contains($0) }
      if rest.count != free.count { return nil }
      for (from, to) in zip(rest, free) { newPaths[from] = to }
      staying.formUnion(rest)
      if sections.staying.contains(where: { $0.new == newSection }) { inPlace.formUnion(rest) }
    }
    for (from, to) in newPaths { oldPaths[to] = from }
  }

  private static func paths(_ counts: [Int]) -> [RowPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { RowPath(section: section, row: $0) }
    }
  }

  /// The row nearest to one by the order of the old list: those that stay in its section, those that
  /// stay with their section, all others.
  func nearest(to path: RowPath) -> RowPath? {
    if let new = newPaths[path] { return new }
    let order = old.filter { path < $0 } + old.filter { $0 < path }.reversed()
    let found =
      order.first { staying.contains($0) && $0.section == path.section }
      ?? order.first { inPlace.contains($0) } ?? order.first { newPaths[$0] != nil }
    return found.flatMap { newPaths[$0] }
  }
}
