// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// A list and sections derived from one source, beside what they should be.
struct DerivedState<Source: EditedRows> {
  var source: Source
  var model: NaiveDerivation
  var list: DerivedList<Source>
  var sections: DerivedSections<Source, Int>

  init(_ program: DerivedProgram) {
    source = Source.make(program.initial)
    model = NaiveDerivation(
      source: program.initial, filter: program.filters.reduce(TestFilter.all) { $0.and($1) })
    model.orders = program.orders
    list = source.derived
    func addFilters(to list: inout DerivedList<Source>) {
      for filter in program.filters { list = list.filter(filter.includes) }
    }
    if !program.sortsFirst { addFilters(to: &list) }
    for order in program.orders { list = list.sorted(by: order.precedes) }
    if program.sortsFirst { addFilters(to: &list) }
    sections = list.grouped(
      by: { $0.group }, header: { KeyedSection.header(of: $0, $1) })
  }

  var plainSections: [KeyedSection] { sections.sections.map { KeyedSection($0) } }
}

/// The diffs that a step gives; `nil` if it gives none.
struct DerivedDiffs {
  var list: ListDiff
  var sections: SectionedDiff
}

extension DerivedState {
  /// Carries out a step.
  mutating func perform(_ step: DerivedStep) -> DerivedDiffs? {
    switch step {
    case .edit(let edits):
      let old = model.source
      for edit in edits { source.perform(edit) }
      model.update(to: Array(source), by: old.tableDiff(to: Array(source)))
      return DerivedDiffs(list: list.update(to: source), sections: sections.update(to: source))
    case .editByDiff(let edits, let movesAll):
      let old = source
      for edit in edits { source.perform(edit) }
      let changes = old.tableDiff(to: source, moves: movesAll ? .all : .minimal)
      model.update(to: Array(source), by: changes)
      return DerivedDiffs(
        list: list.update(to: source, by: changes),
        sections: sections.update(to: source, by: changes))
    case .filter(let filter): return update(filter, .any)
    case .narrow(let number):
      return update(model.filter.without(multiplesOf: number), .narrower)
    case .widen(let number): return update(model.filter.with(multiplesOf: number), .wider)
    case .order(let order):
      model.updateOrder(order)
      return DerivedDiffs(
        list: list.update(.order(by: order.precedes)),
        sections: sections.update(.order(by: order.precedes)))
    case .reverse:
      model.isReversed.toggle()
      list.reverse()
      sections.reverse()
    case .keepEditedRows(let keeps):
      model.pinsEditedRows = keeps
      list.pinsEditedRows = keeps
      sections.pinsEditedRows = keeps
    case .sortAgain:
      model.sortAgain()
      return DerivedDiffs(list: list.update(.sortAgain), sections: sections.update(.sortAgain))
    case .fork, .swap: break
    }
    return nil
  }

  private mutating func update(_ filter: TestFilter, _ change: FilterChange) -> DerivedDiffs {
    model.updateFilter(filter)
    return DerivedDiffs(
      list: list.update(.filter(change, to: filter.includes)),
      sections: sections.update(.filter(change, to: filter.includes)))
  }
}

/// Performs a program, and compares everything with the naive derivation after each step.
struct DerivedRun<Source: EditedRows> {
  private(set) var state: DerivedState<Source>
  private var fork: DerivedState<Source>
  private var versions: [Version] = []
  private let hasRepeatedIDs: Bool

  /// A version of both lists as they were, which must remain.
  private struct Version {
    let rows: DerivedRows<Source>
    let sections: [DerivedSection<Source, Int>]
    let plainRows: [KeyedRow]
    let plainSections: [KeyedSection]

    var problem: String? {
      if Array(rows) != plainRows { return "an old version of the rows changed" }
      let isSame = sections.map { KeyedSection($0) } == plainSections
      return isSame ? nil : "an old version of the sections changed"
    }
  }

  init(_ program: DerivedProgram, hasRepeatedIDs: Bool = false) {
    state = DerivedState(program)
    fork = state
    self.hasRepeatedIDs = hasRepeatedIDs
  }

  /// What is wrong with a program on a kind of source; `nil` if nothing is.
  static func problem(_ program: DerivedProgram, hasRepeatedIDs: Bool = false) -> String? {
    var run = DerivedRun(program, hasRepeatedIDs: hasRepeatedIDs)
    if let problem = run.problemOfState(run.state.model.shown) { return "\(problem) at first" }
    for (index, step) in program.steps.enumerated() {
      if let problem = run.perform(step) { return "\(problem)\nstep \(index): \(step)" }
    }
    return run.versions.lazy.compactMap(\.problem).first
  }

  /// Performs a step, and returns what is wrong then; `nil` if nothing is.
  mutating func perform(_ step: DerivedStep) -> String? {
    let (oldRows, oldSections) = (Array(state.list.rows), state.plainSections)
    let old = Version(
      rows: state.list.rows, sections: state.sections.sections, plainRows: oldRows,
      plainSections: oldSections)
    let diffs = state.perform(step)
    if case .fork = step { fork = state }
    if case .swap = step { swap(&fork, &state) }
    let new = state.model.shown
    if let problem = problemOfState(new) ?? old.problem { return problem }
    versions.append(old)
    if versions.count > 5, let problem = versions.removeFirst().problem { return problem }
    guard let diffs else { return nil }
    diffs.list._checkInvariants()
    diffs.sections._checkInvariants()
    if oldRows.applying(diffs.list, rowsFrom: new.rows) != new.rows { return "an invalid diff" }
    if hasRepeatedIDs { return problem(of: diffs, from: (oldRows, oldSections), to: new) }
    let expected = oldRows.numberedDiff(to: new.rows)
    if diffs.list != expected { return "diff \(diffs.list), not \(expected)" }
    let sectioned = oldSections.numberedSectionedDiff(to: new.sections)
    return diffs.sections == sectioned ? nil : "diff \(diffs.sections), not \(sectioned)"
  }

  /// Rows, and the same in sections.
  private typealias Shown = (rows: [KeyedRow], sections: [KeyedSection])

  private func problemOfState(_ expected: Shown) -> String? {
    let (rows, sections) = expected
    if Array(state.list.rows) != rows { return "rows \(Array(state.list.rows)), not \(rows)" }
    if state.list.count != rows.count || state.list.rows.count != rows.count { return "count" }
    if state.plainSections != sections {
      return "sections \(state.plainSections), not \(sections)"
    }
    if let last = rows.last, state.list.rows[rows.count - 1] != last { return "last row" }
    if Array(state.list.source) != state.model.source { return "source" }
    return state.problemOfOffsets()
  }

  /// What is wrong with diffs that need not be those from scratch.
  private func problem(
    of diffs: DerivedDiffs, from old: Shown, to new: Shown
  ) -> String? {
    if old.sections.applying(diffs.sections, sectionsFrom: new.sections) != new.sections {
      return "an invalid sectioned diff"
    }
    let (applied, problem) = AppliedByHand.make(diffs.list)
    guard let applied else { return problem }
    let updated = Set(diffs.list.updates.map(\.to))
    for (offset, origin) in applied.origins.enumerated() {
      guard let origin else { continue }
      if old.rows[origin].id != new.rows[offset].id { return "pairs different ids" }
      if (old.rows[origin] != new.rows[offset]) != updated.contains(offset) { return "updates" }
    }
    return nil
  }
}
