// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Carries out all batches of a plan, one after the other, or none of them.
  ///
  ///     var view = HeadlessListView(sections: old)
  ///     let plan = old.sectionedDiff(to: new).batchUpdates(for: .collectionView)
  ///     let transitions = try view.perform(plan, sections: new)
  ///
  /// Each batch but the last says itself which state it leads to: ``BatchUpdate/result``. Beside
  /// the rules for single batches those for plans are judged: the states follow each other up to
  /// the new one (F1), no batch of several is empty (F3), and no row or section is there twice
  /// between two batches (F5).
  ///
  /// - Parameters:
  ///   - batches: The batches, in order. Where there is none, the view has to show the new sections
  ///     already.
  ///   - new: The sections after all batches.
  /// - Returns: What each batch did.
  /// - Throws: What is wrong with the plan, or with the first batch that is wrong: see
  ///   ``BatchError/stage``. Nothing has changed then.
  /// - Complexity: That of each batch; with more than one also, expected, O(*n*) hashes of ids a
  ///   batch, where *n* is the number of rows.
  @discardableResult
  @inlinable
  public mutating func perform(
    _ batches: [BatchUpdate], sections new: [Section]
  ) throws(BatchError) -> [ListTransition] {
    var view = self
    if batches.isEmpty {
      try view.perform(BatchUpdate(), sections: new)
      self = view
      return []
    }
    var chain = StageChain(batches, old: starts, new: SectionStarts(of: new))
    if let error = chain.error { throw error }
    var states: [[Section]] = []
    for (stage, batch) in batches.dropLast().enumerated() {
      guard let state = batch.result?.sections(old: _sections, new: new) else { continue }
      let repeats = RepeatedIDs(in: state, old: _sections, new: new)
      chain.judge(repeats, stage: stage)
      states.append(state)
    }
    if let error = chain.error { throw error }
    states.append(new)
    var transitions: [ListTransition] = []
    for (stage, state) in states.enumerated() {
      do {
        transitions.append(try view.perform(batches[stage], sections: state))
      } catch {
        throw BatchError(error, stage: stage)
      }
    }
    self = view
    return transitions
  }
}
