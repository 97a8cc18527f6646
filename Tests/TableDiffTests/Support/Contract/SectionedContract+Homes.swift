// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// Clause 11 of the contract: rows are paired within surviving sections first, over all sections
/// what is left. With ids that do not repeat it says nothing.
extension SectionedContract {
  /// How the pairs, by their new paths, break the clause; `nil` where they keep it.
  func problemOfHomes(_ pairs: [RowPath: RowPath]) -> String? {
    var left: [Int: [RowPath]] = [:], free: [Int: [RowPath]] = [:]
    let pairedOld = Set(pairs.filter { isWithin($0.value, $0.key) }.map(\.value))
    let pairedNew = Set(pairs.filter { isWithin($0.value, $0.key) }.map(\.key))
    for section in alignedOldSections {
      for (row, value) in old[section].rows.enumerated() {
        let path = RowPath(section: section, row: row)
        if !pairedOld.contains(path) { left[value.id, default: []].append(path) }
      }
    }
    for section in new.indices {
      for (row, value) in new[section].rows.enumerated() {
        let path = RowPath(section: section, row: row)
        if !pairedNew.contains(path) { free[value.id, default: []].append(path) }
      }
    }
    return problemWithin(left, free) ?? problemAcross(pairs, left, free)
  }

  /// In no section may there be one row left over on either side.
  private func problemWithin(_ left: [Int: [RowPath]], _ free: [Int: [RowPath]]) -> String? {
    for (id, froms) in left {
      for to in free[id] ?? [] {
        if let from = froms.first(where: { isWithin($0, to) }) {
          return "row \(id) is at \(from) and at \(to) of one section and does not stay in it"
        }
      }
    }
    return nil
  }

  /// What is left is in as many pairs as can be; and where an id stands once at most in each
  /// section, the first one left with the first one, and so on.
  private func problemAcross(
    _ pairs: [RowPath: RowPath], _ left: [Int: [RowPath]], _ free: [Int: [RowPath]]
  ) -> String? {
    let repeated = idsRepeatedInSections
    var counts: [Int: Int] = [:]
    for (to, from) in pairs where !isWithin(from, to) {
      counts[new[to.section].rows[to.row].id, default: 0] += 1
    }
    for (id, froms) in left {
      let tos = free[id] ?? []
      let count = min(froms.count, tos.count)
      if counts[id, default: 0] != count {
        return "row \(id) changes its section \(counts[id, default: 0]) times, not \(count)"
      }
      if repeated.contains(id) { continue }
      for (from, to) in zip(froms, tos) where pairs[to] != from {
        return "row \(id) at \(to) should be that of \(from)"
      }
    }
    return nil
  }

  private func isWithin(_ from: RowPath, _ to: RowPath) -> Bool {
    oldSections[to.section] == from.section
  }

  /// The old sections that survive, in the order of the new list; then the others.
  private var alignedOldSections: [Int] {
    let surviving = oldSections.compactMap { $0 }
    return surviving + old.indices.filter { !surviving.contains($0) }
  }

  private var idsRepeatedInSections: Set<Int> {
    var repeated: Set<Int> = []
    for section in old + new {
      var seen: Set<Int> = []
      for row in section.rows where !seen.insert(row.id).inserted { repeated.insert(row.id) }
    }
    return repeated
  }
}
