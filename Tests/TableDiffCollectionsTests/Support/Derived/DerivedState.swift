// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// A list derived from a source, the same in sections, a window of it and the cells of its rows,
/// beside what they should be.
struct DerivedState<Source: EditedRows> {
  var source: Source
  var model: NaiveDerivation
  var list: DerivedList<Source>
  var sections: DerivedSections<Source, Int>
  var window: DerivedWindow<Source>
  var cells: DerivedMap<Source, KeyedRow>

  init(_ program: DerivedProgram) {
    source = Source.make(program.initial)
    model = NaiveDerivation(
      source: program.initial, filter: program.filters.reduce(TestFilter.all) { $0.and($1) },
      orders: program.orders, sectionsDescend: program.sectionsDescend)
    list = source.derived
    func addFilters(to list: inout DerivedList<Source>) {
      for filter in program.filters { list = list.filter(filter.includes) }
    }
    if !program.sortsFirst { addFilters(to: &list) }
    for order in program.orders { list = list.sorted(by: order.precedes) }
    if program.sortsFirst { addFilters(to: &list) }
    let sectionsDescend = program.sectionsDescend
    sections = list.grouped(
      by: { $0.group }, areInIncreasingOrder: { sectionsDescend ? $0 > $1 : $0 < $1 },
      header: { KeyedSection.header(of: $0, $1) })
    window = list.window(program.initial.count / 8..<program.initial.count / 2 + 2)
    cells = list.map { $0.cell }
  }

  /// Lets a step happen to the source and to the model, and returns what it is for the derivations.
  mutating func resolve(_ step: DerivedStep) -> ResolvedStep<Source> {
    switch step {
    case .edit(let edits):
      let old = model.source
      for edit in edits { source.perform(edit) }
      model.update(to: Array(source), by: old.tableDiff(to: Array(source)))
      return .update(source, by: nil)
    case .editByDiff(let edits, let movesAll):
      let old = source
      for edit in edits { source.perform(edit) }
      let changes = old.tableDiff(to: source, moves: movesAll ? .all : .minimal)
      model.update(to: Array(source), by: changes)
      return .update(source, by: changes)
    case .filter(let filter, let change):
      model.updateFilter(filter)
      return .filter(filter, change)
    case .narrow(let number):
      return resolve(.filter(model.filter.without(multiplesOf: number), .narrower))
    case .widen(let number):
      return resolve(.filter(model.filter.with(multiplesOf: number), .wider))
    case .order(let order):
      model.updateOrder(order)
      return .order(order)
    case .reverse:
      model.isReversed.toggle()
      return .reverse
    case .keepEditedRows(let keeps):
      model.pinsEditedRows = keeps
      return .keepEditedRows(keeps)
    case .sortAgain:
      model.sortAgain()
      return .sortAgain
    case .moveWindow(let range): return .moveWindow(range)
    case .fork, .swap: return .nothing
    }
  }

  /// What is wrong with where shown rows are in the source, and the reverse; `nil` if nothing is.
  func problemOfPlaces() -> String? {
    let parts = sections.sections
    let paths = parts.indices.flatMap { section in
      parts[section].rows.indices.map { RowPath(section: section, row: $0) }
    }
    if sections.rowCount != paths.count { return "rowCount \(sections.rowCount)" }
    return problemOfOffsets(of: list) ?? problemOfOffsets(of: window) ?? problemOfOffsets(of: cells)
      ?? problem(
        paths, row: { parts[$0.section].rows[$0.row].id },
        source: { sections.sourceOffset(ofShown: $0) },
        shown: { sections.shownPath(ofSource: $0) })
  }

  private func problemOfOffsets<List: ShownDerivation<Source>>(of list: List) -> String?
  where List.Diff == ListDiff, List.Shown == [KeyedRow] {
    let shown = list.shown
    let end = list.sourceOffset(ofShown: shown.count)
    if end != (shown.indices.last.map { list.sourceOffset(ofShown: $0) + 1 } ?? source.count) {
      return "the end is \(end)"
    }
    return problem(
      Array(shown.indices), row: { shown[$0].id }, source: { list.sourceOffset(ofShown: $0) },
      shown: { list.shownOffset(ofSource: $0) })
  }

  /// Both ways must be the inverse of each other; of long lists some places are asked for.
  private func problem<Place: Equatable>(
    _ places: [Place], row: (Place) -> Int, source: (Place) -> Int, shown: (Int) -> Place?
  ) -> String? {
    let rows = model.source
    for index in stride(from: 0, to: places.count, by: 1 + places.count / 200) {
      let origin = source(places[index])
      if rows[origin].id != row(places[index]) { return "\(places[index]) is not row \(origin)" }
      if shown(origin) != places[index] { return "place of \(origin)" }
    }
    for origin in stride(from: 0, to: rows.count, by: 1 + rows.count / 200) {
      if let place = shown(origin), source(place) != origin { return "\(origin) at \(place)" }
    }
    return nil
  }
}

/// A change of a derivation.
enum ResolvedStep<Source> {
  case update(Source, by: ListDiff?)
  case filter(TestFilter, FilterChange)
  case order(TestOrder)
  case reverse
  case keepEditedRows(Bool)
  case sortAgain
  case moveWindow(Range<Int>)
  case nothing
}

extension OrderedDerivation where Source.Element == KeyedRow {
  /// Carries out a change, and returns the diff that it gives.
  mutating func perform(_ step: ResolvedStep<Source>) -> Diff? {
    switch step {
    case .update(let new, let changes): return update(to: new, by: changes)
    case .filter(let filter, let change): return update(.filter(change, to: filter.includes))
    case .order(let order): return update(.order(by: order.precedes))
    case .reverse: reverse()
    case .keepEditedRows(let keeps): pinsEditedRows = keeps
    case .sortAgain: return update(.sortAgain)
    case .moveWindow, .nothing: break
    }
    return nil
  }
}
