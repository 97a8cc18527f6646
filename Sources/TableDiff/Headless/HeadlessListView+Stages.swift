// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Performs all stages, one after another, or none of them.
  ///
  ///     var view = HeadlessListView(sections: old)
  ///     let diff = old.sectionedDiff(to: new)
  ///     try view.perform(diff.stages(from: old, to: new, for: .collectionView))
  ///     view.shownSections == new  // true
  ///
  /// Rules for stages are judged too: no stage of several is empty (F3), and no id occurs between
  /// two stages more often than before and after all of them (F5).
  ///
  /// - Parameter stages: The stages, in order.
  /// - Returns: What happened in each stage.
  /// - Throws: ``BatchError`` with what is wrong with the stages, or with the first wrong batch:
  ///   see ``BatchError/stage``. The view is then unchanged.
  /// - Complexity: That of each batch; if there are several, also O(*n*) hashes of ids a batch on
  ///   average, where *n* is the number of rows.
  @discardableResult
  @export(implementation)
  public mutating func perform(
    _ stages: [ListStage<Section>]
  ) throws(BatchError) -> [ListTransition] where Section.Row: Identifiable & Equatable {
    try perform(stages, id: { $0.id }) { view, batch, sections throws(BatchError) in
      try view.perform(batch, sections: sections)
    }
  }

  /// Performs all stages on rows whose identity and contents closures define, or none of them.
  ///
  ///     try view.perform(stages, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// - Parameters:
  ///   - stages: The stages, in order.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old row and a new one of the same id look alike.
  /// - Returns: What happened in each stage.
  /// - Throws: ``BatchError``, as for ``perform(_:)``. The view is then unchanged.
  /// - Complexity: As ``perform(_:)``.
  @discardableResult
  @export(implementation)
  public mutating func perform<ID: Hashable>(
    _ stages: [ListStage<Section>], id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) throws(BatchError) -> [ListTransition] {
    try perform(stages, id: id) { view, batch, sections throws(BatchError) in
      try view.perform(batch, sections: sections, id: id, contentsEqual: contentsEqual)
    }
  }

  @export(implementation)
  mutating func perform<ID: Hashable>(
    _ stages: [ListStage<Section>], id: (Section.Row) -> ID,
    by perform: (inout Self, BatchUpdate, [Section]) throws(BatchError) -> ListTransition
  ) throws(BatchError) -> [ListTransition] {
    let states = stages.map { $0.sections }
    guard let new = states.last else { return [] }
    var validator = StageValidator(old: starts.sectionCount, new: new.count)
    validator.validate(stages.map { $0.batch })
    for (stage, state) in states.dropLast().enumerated() {
      validator.validate(RepeatedIDs(in: state, old: shown, new: new, id: id), stage: stage)
    }
    if let error = validator.error { throw error }
    var view = self
    var transitions: [ListTransition] = []
    for (stage, state) in states.enumerated() {
      do {
        transitions.append(try perform(&view, stages[stage].batch, state))
      } catch {
        throw BatchError(error, stage: stage)
      }
    }
    self = view
    return transitions
  }
}
