// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// Whether a sectioned diff keeps what its doc comment promises, checked clause by clause and simply.
///
/// Where ids are unique in their section the clauses leave one diff only, so this is an oracle too.
/// It reads nothing but the public views, and where few rows may stay it tries every subset.
struct SectionedContract {
  let old: [TitledSection]
  let new: [TitledSection]
  let diff: SectionedDiff

  /// For each new section the old one that it was.
  let oldSections: [Int?]

  init(_ lists: SectionCase, _ diff: SectionedDiff) {
    (old, new) = (lists.old, lists.new)
    self.diff = diff
    oldSections = Self.pouredSections(diff.sections)
  }

  /// The holes rule, for sections.
  private static func pouredSections(_ sections: ListDiff) -> [Int?] {
    let gone = Set(sections.deletes + sections.moves.map(\.from))
    var staying = (0..<sections.oldCount).filter { !gone.contains($0) }
    let targets = Dictionary(uniqueKeysWithValues: sections.moves.map { ($0.to, $0.from) })
    let inserts = Set(sections.inserts)
    return (0..<sections.newCount).map { offset in
      if inserts.contains(offset) { return nil }
      if let from = targets[offset] { return from }
      return staying.isEmpty ? nil : staying.removeFirst()
    }
  }

  /// The first clause that the diff breaks; `nil` where it keeps them all.
  func problem() -> String? {
    problemOfSections() ?? problemOfOrder() ?? problemOfRows() ?? problemOfEmptiness()
  }

  private func problemOfSections() -> String? {
    let sections = ListCase(
      old: old.map { TestRow(id: $0.id, content: $0.title) },
      new: new.map { TestRow(id: $0.id, content: $0.title) })
    if let problem = contractProblem(sections, diff.sections, .minimal) {
      return "sections: \(problem)"
    }
    return nil
  }

  private func problemOfOrder() -> String? {
    func ascends(_ paths: [RowPath]) -> Bool {
      zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
    }
    if !ascends(diff.deletes) { return "deletes do not ascend" }
    if !ascends(diff.inserts) { return "inserts do not ascend" }
    if !ascends(diff.moves.map(\.to)) { return "moves do not ascend" }
    if !ascends(diff.updates.map(\.to)) { return "updates do not ascend" }
    return nil
  }

  private func problemOfRows() -> String? {
    var left = paths(of: old)
    var free = paths(of: new)
    for path in diff.deletes where left.remove(path) == nil { return "\(path) deleted twice" }
    for path in diff.inserts where free.remove(path) == nil { return "\(path) inserted twice" }
    for move in diff.moves {
      if left.remove(move.from) == nil || free.remove(move.to) == nil { return "\(move) twice" }
    }
    let survivors = Set(oldSections.compactMap { $0 })
    if diff.deletes.contains(where: { !survivors.contains($0.section) }) {
      return "a row is deleted that went with its section"
    }
    if diff.inserts.contains(where: { oldSections[$0.section] == nil }) {
      return "a row is inserted that came with its section"
    }
    var pairs = Dictionary(uniqueKeysWithValues: diff.moves.map { ($0.to, $0.from) })
    var staying: Set<RowPath> = []
    for (section, oldSection) in oldSections.enumerated() {
      guard let oldSection else { continue }
      let olds = left.filter { $0.section == oldSection }.sorted()
      let news = free.filter { $0.section == section }.sorted()
      if olds.count != news.count { return "\(olds) stay as \(news)" }
      for (from, to) in zip(olds, news) { pairs[to] = from }
      staying.formUnion(news)
    }
    return problem(of: pairs) ?? problemOfHomes(pairs) ?? problem(of: pairs, staying: staying)
  }

  /// Pairs are of equal ids and as many as can be; updates are those of other content.
  private func problem(of pairs: [RowPath: RowPath]) -> String? {
    var updates: [SectionedDiff.Update] = []
    for (to, from) in pairs.sorted(by: { $0.key < $1.key }) {
      if row(old, from).id != row(new, to).id { return "\(from) and \(to) are a pair" }
      if row(old, from) != row(new, to) {
        updates.append(SectionedDiff.Update(from: from, to: to))
      }
    }
    if updates != diff.updates { return "updates should be \(updates)" }
    let alone = paths(of: old).subtracting(pairs.values).map { row(old, $0).id }
    let others = paths(of: new).subtracting(pairs.keys).map { row(new, $0).id }
    let common = Set(alone).intersection(others)
    return common.isEmpty ? nil : "\(common) are on both sides, in no pair"
  }

  /// Within each surviving section a largest ascending set stays, the one that clause 7 names.
  private func problem(of pairs: [RowPath: RowPath], staying: Set<RowPath>) -> String? {
    for (section, oldSection) in oldSections.enumerated() {
      let within = pairs.filter { $0.key.section == section && $0.value.section == oldSection }
        .sorted { $0.key < $1.key }
      let offsets = within.map(\.value.row)
      let longest =
        within.count <= 8 ? StayingOracle.byEverySubset(offsets) : StayingOracle.staying(offsets)
      let expected = longest.map { within[$0].key }
      let actual = staying.filter { $0.section == section }.sorted()
      if expected != actual { return "\(expected) should stay, not \(actual)" }
    }
    return nil
  }

  private func problemOfEmptiness() -> String? {
    if diff.isEmpty != (old == new) { return "isEmpty is \(diff.isEmpty)" }
    let rowChanges =
      diff.deletes.count + diff.inserts.count + diff.moves.count + diff.updates.count
    return diff.changeCount == diff.sections.changeCount + rowChanges
      ? nil : "changeCount is \(diff.changeCount)"
  }

  private func paths(of sections: [TitledSection]) -> Set<RowPath> {
    var paths: Set<RowPath> = []
    for (section, value) in sections.enumerated() {
      for row in value.rows.indices { paths.insert(RowPath(section: section, row: row)) }
    }
    return paths
  }

  private func row(_ sections: [TitledSection], _ path: RowPath) -> TestRow {
    sections[path.section].rows[path.row]
  }
}
