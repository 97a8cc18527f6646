// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

extension SectionedLists {
  /// Builds the new rows from the old ones and the diff's public arrays, without code of the
  /// library.
  func rowsByHand() -> [S.Row?] {
    let (oldRows, newRows) = (flat.old, flat.new)
    let (oldStarts, newStarts) = (starts(of: old), starts(of: new))
    func oldOffset(_ path: RowPath) -> Int { oldStarts[path.section] + path.row }
    func newOffset(_ path: RowPath) -> Int { newStarts[path.section] + path.row }

    var isGone = [Bool](repeating: false, count: oldRows.count)
    var made = [S.Row?](repeating: nil, count: newRows.count)
    for path in diff.deletes { isGone[oldOffset(path)] = true }
    for path in diff.inserts { made[newOffset(path)] = newRows[newOffset(path)] }
    for move in diff.moves {
      isGone[oldOffset(move.from)] = true
      made[newOffset(move.to)] = oldRows[oldOffset(move.from)]
    }
    for (section, source) in sectionSources().enumerated() {
      let places = (newStarts[section]..<newStarts[section + 1]).filter { made[$0] == nil }
      guard let source else {
        for place in places { made[place] = newRows[place] }
        continue
      }
      let staying = (oldStarts[source]..<oldStarts[source + 1]).filter { !isGone[$0] }
      // If the number of staying rows is wrong, gaps remain and the verification fails.
      if staying.count != places.count { continue }
      for (place, row) in zip(places, staying) { made[place] = oldRows[row] }
    }
    for update in diff.updates
    where made[newOffset(update.to)] == oldRows[oldOffset(update.from)] {
      made[newOffset(update.to)] = newRows[newOffset(update.to)]
    }
    return made
  }

  /// Returns the old section with the same id for each new section.
  private func sectionSources() -> [Int?] {
    var sources = [Int?](repeating: nil, count: new.count)
    var isTaken = sources.map { _ in false }
    var isGone = old.map { _ in false }
    for offset in diff.sections.deletes { isGone[offset] = true }
    for offset in diff.sections.inserts { isTaken[offset] = true }
    for move in diff.sections.moves {
      (isGone[move.from], isTaken[move.to]) = (true, true)
      sources[move.to] = move.from
    }
    let staying = isGone.indices.filter { !isGone[$0] }
    for (to, from) in zip(isTaken.indices.filter { !isTaken[$0] }, staying) { sources[to] = from }
    return sources
  }

  private func starts(of sections: [S]) -> [Int] {
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.rows.count) }
    return starts
  }
}
