// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The first promise that the diff of two lists of sections breaks, and that of some others which
/// must be the same.
func sectionedProblem(_ lists: SectionCase) -> String? {
  let diff = lists.old.sectionedDiff(to: lists.new)
  if let problem = SectionedContract(lists, diff).problem() { return problem }
  if lists.old.applying(diff, sectionsFrom: lists.new) != lists.new { return "applying differs" }
  if let problem = problemOfSources(lists, diff) { return problem }
  let choice = lists.old.count &+ (lists.new.last?.rows.count ?? 0)
  for seed in [hashSeeds[choice % 8], hashSeeds[(choice + 3) % 8]] {
    if seededDiff(lists, hashSeed: seed) != diff { return "with hash seed \(seed) it differs" }
  }
  let linked = genericSectionedDiff(from: LinkedRows(lists.old), to: lists.new[...])
  return linked == diff ? nil : "of other collections it differs"
}

/// `applying` takes what did not change from the old list: rows of other content, though equal by
/// the diff's measure, would show it.
private func problemOfSources(_ lists: SectionCase, _ diff: SectionedDiff) -> String? {
  let marked = lists.old.map { section in
    TitledSection(section, rows: section.rows.map { TestRow(id: $0.id, content: 7_000) })
  }
  let result = marked.applying(diff, sectionsFrom: lists.new)
  let fromNew = Set(diff.inserts + diff.updates.map(\.to))
  let cameIn = Set(diff.sections.inserts)
  let moved = Set(diff.moves.map(\.to))
  for (section, value) in lists.new.enumerated() {
    for row in value.rows.indices {
      let path = RowPath(section: section, row: row)
      let isNew = fromNew.contains(path) || cameIn.contains(section) && !moved.contains(path)
      if (result[section].rows[row].content < 7_000) != isNew { return "\(path) is not as before" }
    }
  }
  return nil
}

/// Checks every promise, and prints the smallest case that breaks one.
func expectSound(_ lists: SectionCase, sourceLocation: SourceLocation = #_sourceLocation) {
  guard sectionedProblem(lists) != nil else { return }
  let smallest = shrunk(lists) { sectionedProblem($0) != nil }
  Issue.record("\(sectionedProblem(smallest) ?? "")\n\(smallest)", sourceLocation: sourceLocation)
}

/// A smaller case that still fails: sections, then single rows are left out while it does.
func shrunk(_ failing: SectionCase, while fails: (SectionCase) -> Bool) -> SectionCase {
  var smallest = failing
  var hasShrunk = true
  while hasShrunk {
    hasShrunk = false
    for candidate in smallest.smallerOnes() where fails(candidate) {
      smallest = candidate
      hasShrunk = true
      break
    }
  }
  return smallest
}

extension SectionCase {
  fileprivate func smallerOnes() -> [SectionCase] {
    func leavingOut(_ isLeftOut: (Int) -> Bool, of list: [TitledSection]) -> [TitledSection] {
      list.map { TitledSection($0, rows: $0.rows.filter { !isLeftOut($0.id) }) }
    }
    var cases: [SectionCase] = []
    for id in Set((old + new).map(\.id)).sorted() {
      cases.append(SectionCase(old.filter { $0.id != id }, new.filter { $0.id != id }))
    }
    let ids = Set((old + new).flatMap { $0.rows.map(\.id) }).sorted()
    for length in [max(1, ids.count / 2), max(1, ids.count / 8), 1] {
      for start in stride(from: 0, to: ids.count, by: length) {
        let gone = Set(ids[start..<min(ids.count, start + length)])
        cases.append(
          SectionCase(
            leavingOut(gone.contains, of: old), leavingOut(gone.contains, of: new)))
      }
    }
    for offset in old.indices {
      cases.append(SectionCase(Array(old[..<offset] + old[(offset + 1)...]), new))
    }
    for offset in new.indices {
      cases.append(SectionCase(old, Array(new[..<offset] + new[(offset + 1)...])))
    }
    return cases
  }
}
