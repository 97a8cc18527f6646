// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Two states to compare, and how to show the change between them.
@usableFromInline
package struct ComparisonRequest<Section: ListSection> {
  @usableFromInline package let old: [Section]
  @usableFromInline package let new: [Section]
  @usableFromInline package let kind: ListViewKind
  @usableFromInline package let options: UpdateOptions

  package init(old: [Section], new: [Section], kind: ListViewKind, options: UpdateOptions) {
    self.old = old
    self.new = new
    self.kind = kind
    self.options = options
  }

  /// Returns whether one of the states has more than `limit` rows.
  ///
  /// It reads no more sections than needed, because their counts are seldom in the cache.
  @export(implementation)
  package func hasRows(above limit: Int) -> Bool {
    hasRows(old, above: limit) || hasRows(new, above: limit)
  }

  @export(implementation)
  func hasRows(_ sections: [Section], above limit: Int) -> Bool {
    var rest = limit
    return sections.withUnsafeBufferPointer { sections in
      for index in sections.indices {
        rest -= unsafe sections[index].rows.count
        if rest < 0 { return true }
      }
      return false
    }
  }
}

extension ComparisonRequest: Sendable where Section: Sendable {}

extension ComparisonRequest where Section.Row: Identifiable & Equatable {
  @export(implementation)
  package func diff() -> SectionedDiff { finished { () throws(_Stopped) in try diff(nil) } }

  @export(implementation)
  package func diff(_ stop: _StopPoll?) throws(_Stopped) -> SectionedDiff {
    try old.sectionedDiff(to: new, options.diff, stop)
  }

  /// Returns the planned change for a diff.
  @export(implementation)
  package func change(by diff: SectionedDiff) -> ListChange<Section> {
    change(by: diff, intermediate: { $0.sections(old: old, new: new) }, audit: { audit($0) })
  }

  /// Returns the faults of stages that the options ask to look for.
  ///
  /// Not inlinable, because each client would compile a headless list view for its rows.
  @usableFromInline
  func audit(_ stages: [ListStage<Section>]) -> ListAudit {
    audit(stages, id: { $0.id }, contentsEqual: { $0 == $1 })
  }
}

extension ComparisonRequest {
  /// Returns the change between the states, compared by closures.
  @export(implementation)
  @inline(always)
  package func change<ID: Hashable>(
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> ListChange<Section> {
    let diff = try old.sectionedDiff(
      to: new, id: id, contentsEqual: contentsEqual, options.diff, stop)
    return change(
      by: diff, intermediate: { $0.sections(old: old, new: new) },
      audit: { audit($0, id: id, contentsEqual: contentsEqual) })
  }

  /// Returns the change between the states, compared by closures.
  @export(implementation)
  @inline(always)
  package func change<ID: Hashable>(
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool
  ) -> ListChange<Section> {
    finished { () throws(_Stopped) in try change(id: id, contentsEqual: contentsEqual, nil) }
  }

  /// Returns the faults of stages that the options ask to look for.
  @usableFromInline
  func audit<ID: Hashable>(
    _ stages: [ListStage<Section>], id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) -> ListAudit {
    var audit = ListAudit()
    if looksForDuplicates {
      audit.duplicateRowIDs = described(new.duplicateRowIDs(id: id))
      audit.duplicateSectionIDs = described(new.duplicateIDs())
    }
    if options.validatesBatches {
      var view = HeadlessListView(sections: old, kind: kind)
      do {
        try view.perform(stages, id: id, contentsEqual: contentsEqual)
      } catch {
        audit.violation = error
      }
    }
    return audit
  }

  /// Returns the planned change for a diff.
  ///
  /// Not inlinable: a client compiles only what reads its rows.
  ///
  /// - Parameters:
  ///   - intermediate: Returns the sections between two stages.
  ///   - audit: Returns the faults of stages; called if the options ask for it.
  @usableFromInline
  func change(
    by diff: SectionedDiff, intermediate: (IntermediateSnapshot) -> [Section],
    audit: ([ListStage<Section>]) -> ListAudit
  ) -> ListChange<Section> {
    let decision = diff.isEmpty ? .apply : options.policy.decision(for: diff)
    var stages: [ListChange<Section>.Stage] = []
    if decision != .reload {
      stages = diff.plannedStages(for: kind, preferring: options.preference).map { stage in
        ListChange.Stage(
          batch: stage.batch, sections: stage.intermediate.map(intermediate) ?? new,
          starts: stage.intermediate?.starts ?? diff.newStarts)
      }
    }
    let found =
      options.validatesBatches || looksForDuplicates
      ? audit(stages.map { ListStage($0.batch, sections: $0.sections) }) : ListAudit()
    return ListChange(diff: diff, decision: decision, stages: stages, audit: found)
  }

  private var looksForDuplicates: Bool {
    #if DEBUG
      options.onEvent != nil && !hasRows(above: 10_000)
    #else
      false
    #endif
  }

  /// Returns duplicates with their ids as text.
  private func described<ID, Position>(
    _ duplicates: [DuplicateID<ID, Position>]
  ) -> [DuplicateID<String, Position>] {
    duplicates.map { DuplicateID(id: "\($0.id)", positions: $0.positions) }
  }
}
