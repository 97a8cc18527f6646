// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// How plain loops judge a batch, and whether a headless list view agrees.
struct Judgement {
  let isLegal: Bool

  /// Where the view judges otherwise, or shows other cells; `nil` where both agree.
  private(set) var problem: String?

  /// - Parameter comparesRules: Whether the view must name all rules that the loops find broken, and not
  ///   only reject the batch: in larger batches what breaks one rule may hide what breaks another.
  init(
    _ batch: BatchUpdate, _ lists: SectionCase, _ kind: ListViewKind, comparesRules: Bool
  ) {
    let interpreter = SectionInterpreter(old: lists.old, new: lists.new, batch: batch)
    let broken = interpreter.brokenRules(forTableView: kind == .tableView)
    isLegal = broken.isEmpty
    var view = HeadlessListView(sections: lists.old, kind: kind)
    do {
      try view.perform(batch, sections: lists.new)
      problem = isLegal ? Self.problemOfCells(view, interpreter) : "taken, and breaks \(broken)"
    } catch {
      let codes = Set(error.findings.map(\.rule.code)), expected = Self.codes(of: broken)
      let cells = lists.old.reduce(0) { $0 + $1.rows.count }
      if isLegal || comparesRules && !expected.isSubset(of: codes) {
        problem = "\(error), not \(broken)"
      } else if view.shownSections != lists.old || view.cells.map(\.id) != Array(0..<cells) {
        problem = "rejected, but has changed the view"
      }
    }
    problem = problem.map { "\($0)\n\(batch), \(kind)\n\(lists)" }
  }

  /// Each cell is where the batch takes it, and reloaded and inserted rows have new ones.
  private static func problemOfCells(
    _ view: HeadlessListView<TitledSection>, _ interpreter: SectionInterpreter
  ) -> String? {
    guard let reading = interpreter.reading() else { return "cannot be read" }
    if view.shownSections != interpreter.new { return "shows \(view.shownSections.text)" }
    let old = interpreter.old, count = old.reduce(0) { $0 + $1.rows.count }
    let reloads = Set(interpreter.batch.reloads)
    for (cell, place) in zip(view.cells, reading.rows.joined()) {
      let kept = place.flatMap { reloads.contains($0) ? nil : $0 }
      let number = kept.map { old.prefix($0.section).reduce($0.row) { $0 + $1.rows.count } }
      if number.map({ $0 != cell.id }) ?? (cell.id < count) { return "cell \(cell)" }
    }
    return nil
  }

  /// The codes of rules, in the words of the library.
  ///
  /// A misplaced row is not stale too; a row that moves out of a deleted section or into an inserted
  /// one is not judged by offsets too; a batch without a reading is not judged by meaning; and where
  /// sections collide, no one knows where reloaded ones are.
  private static func codes(of broken: [String]) -> Set<String> {
    var codes = Set(broken.map { String($0.prefix(2)) })
    let collide = broken.contains {
      ($0.hasPrefix("B3") || $0.hasPrefix("B4")) && $0.hasSuffix("sections")
    }
    if codes.contains("E1") { codes.remove("E4") }
    if !codes.isDisjoint(with: ["C3", "C4"]) { codes.subtract(["C7", "C9"]) }
    if codes.contains("B7") { codes = codes.filter { $0 < "E" } }
    if collide { codes.subtract(["C2", "C4"]) }
    return codes
  }
}

extension SectionInterpreter {
  /// The new list with sections and rows where the batch takes them; `nil` where that cannot be read.
  var filled: [TitledSection]? {
    guard brokenRanges().isEmpty, brokenCollisions().isEmpty, let reading = reading() else {
      return nil
    }
    var new = new
    for (section, source) in reading.sections.enumerated() {
      if let source { (new[section].id, new[section].title) = (old[source].id, old[source].title) }
      for (row, place) in reading.rows[section].enumerated() {
        if let place { new[section].rows[row] = old[place.section].rows[place.row] }
      }
    }
    return new
  }
}
