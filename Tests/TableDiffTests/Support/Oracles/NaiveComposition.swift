// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// Which old row each new row comes from, and which rows are updated: what a diff says, as plain
/// arrays.
///
/// Written from the documentation alone.
struct NaiveMatching: Equatable {
  /// For each new offset the old one its row comes from; `nil` where the row is inserted.
  var origins: [Int?]

  /// The new offsets of updated rows.
  var updated: Set<Int>

  init(_ origins: [Int?], updated: Set<Int>) {
    self.origins = origins
    self.updated = updated
  }

  init(_ diff: ListDiff) {
    origins = AppliedByHand.make(diff).result?.origins ?? []
    updated = Set(diff.updates.map(\.to))
  }

  /// The rows of all sections, numbered one after the other.
  init(_ diff: SectionedDiff, _ old: [TitledSection], _ new: [TitledSection]) {
    func number(_ path: RowPath, _ sections: [TitledSection]) -> Int {
      sections[..<path.section].reduce(path.row) { $0 + $1.rows.count }
    }
    let oldSections = AppliedByHand.make(diff.sections).result?.origins ?? []
    let gone = Set(diff.deletes + diff.moves.map(\.from))
    let filled = Set(diff.inserts + diff.moves.map(\.to))
    origins = Array(repeating: nil, count: new.reduce(0) { $0 + $1.rows.count })
    for move in diff.moves { origins[number(move.to, new)] = number(move.from, old) }
    for (section, origin) in oldSections.enumerated() {
      guard let origin else { continue }
      let rest = old[origin].rows.indices.map { RowPath(section: origin, row: $0) }
        .filter { !gone.contains($0) }
      let free = new[section].rows.indices.map { RowPath(section: section, row: $0) }
        .filter { !filled.contains($0) }
      for (from, to) in zip(rest, free) { origins[number(to, new)] = number(from, old) }
    }
    updated = Set(diff.updates.map { number($0.to, new) })
  }

  /// What two successive changes say together.
  func followed(by next: NaiveMatching) -> NaiveMatching {
    var result = NaiveMatching([], updated: [])
    for (offset, middle) in next.origins.enumerated() {
      let origin = middle.flatMap { origins[$0] }
      result.origins.append(origin)
      guard origin != nil, let middle else { continue }
      if updated.contains(middle) || next.updated.contains(offset) {
        result.updated.insert(offset)
      }
    }
    return result
  }
}
