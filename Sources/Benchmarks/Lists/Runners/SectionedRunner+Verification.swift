// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

extension SectionedRunner {
  /// Checks the results and returns the problems found.
  func problems(_ found: SectionedCounts) -> [String] {
    var problems: [String] = []
    if found != workload.expected {
      problems.append("the diff has \(found), the edit has \(workload.expected)")
    }
    if let stated = subject.stated, stated != found.rows {
      problems.append("the diff has \(found.rows), the table states \(stated)")
    }
    let made = rowsByHand()
    if !zip(made, workload.flat.new).allSatisfy({ $0?.id == $1.id && $0 == $1 }) {
      problems.append("carrying out the diff does not give the new rows")
    }
    if !isNew(S.apply(diff, workload.old, workload.new)) {
      problems.append("applying the diff does not give the new sections")
    }
    return problems + planProblems()
  }

  /// Checks that the batches, performed in turn, lead a list view to the new sections.
  private func planProblems() -> [String] {
    var view = view
    if case .failure(let error) = perform(on: &view) {
      return ["the list view rejects a batch: \(error)"]
    }
    return isNew(view.shownSections) ? [] : ["the list view does not show the new sections"]
  }

  private func isNew(_ sections: [S]) -> Bool {
    sections.elementsEqual(workload.new) {
      $0.id == $1.id && $0.hasSameHeader(as: $1) && $0.rows == $1.rows
    }
  }

  /// Makes the new rows from the old ones and the public arrays of the diff, without any code of the
  /// library.
  private func rowsByHand() -> [S.Row?] {
    let (old, new) = (workload.flat.old, workload.flat.new)
    let oldStarts = starts(of: workload.old)
    let newStarts = starts(of: workload.new)
    func oldOffset(_ path: RowPath) -> Int { oldStarts[path.section] + path.row }
    func newOffset(_ path: RowPath) -> Int { newStarts[path.section] + path.row }

    var isGone = [Bool](repeating: false, count: old.count)
    var made = [S.Row?](repeating: nil, count: new.count)
    for path in diff.deletes { isGone[oldOffset(path)] = true }
    for path in diff.inserts { made[newOffset(path)] = new[newOffset(path)] }
    for move in diff.moves {
      isGone[oldOffset(move.from)] = true
      made[newOffset(move.to)] = old[oldOffset(move.from)]
    }
    for (section, source) in sectionSources().enumerated() {
      let places = (newStarts[section]..<newStarts[section + 1]).filter { made[$0] == nil }
      guard let source else {
        for place in places { made[place] = new[place] }
        continue
      }
      let staying = (oldStarts[source]..<oldStarts[source + 1]).filter { !isGone[$0] }
      // If too many or too few rows stay, holes remain and the verification fails.
      if staying.count != places.count { continue }
      for (place, row) in zip(places, staying) { made[place] = old[row] }
    }
    for update in diff.updates
    where made[newOffset(update.to)] == old[oldOffset(update.from)] {
      made[newOffset(update.to)] = new[newOffset(update.to)]
    }
    return made
  }

  /// Returns for each new section the old section of the same id.
  private func sectionSources() -> [Int?] {
    var sources = [Int?](repeating: nil, count: workload.new.count)
    var isTaken = sources.map { _ in false }
    var isGone = workload.old.map { _ in false }
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
