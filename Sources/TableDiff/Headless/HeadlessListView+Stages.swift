// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Performs all stages in order, or none of them.
  ///
  ///     var view = HeadlessListView(sections: old)
  ///     let diff = old.sectionedDiff(to: new)
  ///     try view.perform(diff.stages(from: old, to: new, for: .collectionView))
  ///     view.shownSections == new  // true
  ///
  /// Rules for stages are validated too: no stage of several is empty (F3), and no id occurs
  /// between two stages more often than before and after all stages (F5).
  ///
  /// - Parameter stages: The stages, in order.
  /// - Returns: The transition of each stage.
  /// - Throws: ``BatchError`` with the findings about the stages together, or about the first
  ///   invalid batch; see ``BatchError/stage``. The view is then unchanged.
  /// - Complexity: That of each batch, plus O(*n*) hashes of ids a batch on average if there are
  ///   several, where *n* is the number of rows.
  @discardableResult
  @export(implementation)
  public mutating func perform(
    _ stages: [ListStage<Section>]
  ) throws(BatchError) -> [ListTransition] where Section.Row: Identifiable & Equatable {
    try perform(stages, id: { $0.id }) { view, batch, sections throws(BatchError) in
      try view.perform(batch, sections: sections)
    }
  }

  /// Performs all stages in order, or none of them, with closures that define the identity and
  /// contents of rows.
  ///
  ///     try view.perform(stages, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// - Parameters:
  ///   - stages: The stages, in order.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old and a new row with equal ids look alike.
  /// - Returns: The transition of each stage.
  /// - Throws: ``BatchError``, as for ``perform(_:)``; the view is then unchanged.
  /// - Complexity: That of ``perform(_:)``.
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
