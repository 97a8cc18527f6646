// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// A change to show at once, independent of the type of the rows.
  @usableFromInline
  struct AppliedChange {
    /// How to show the change; `nil` if nothing changes.
    @usableFromInline let decision: UpdatePolicy.Decision?

    /// A batch, and the closure that sets the data to the state after it.
    @usableFromInline
    typealias Stage = (batch: BatchUpdate, setData: @MainActor () -> Void)

    /// The batches, in order; none if the view reloads.
    @usableFromInline let stages: [Stage]

    /// Returns whether a view with these row counts shows the old state.
    @usableFromInline let isShown: (_ counts: [Int]) -> Bool

    /// Sets the data to the new state.
    @usableFromInline let setData: @MainActor () -> Void

    @export(implementation)
    init(
      decision: UpdatePolicy.Decision?, stages: [Stage], isShown: @escaping ([Int]) -> Bool,
      setData: @escaping @MainActor () -> Void
    ) {
      self.decision = decision
      self.stages = stages
      self.isShown = isShown
      self.setData = setData
    }
  }

  extension AppliedChange {
    /// Creates a change of the rows of one section.
    @usableFromInline
    @MainActor
    init(
      _ diff: ListDiff, inSection section: Int, policy: UpdatePolicy,
      setData: @escaping @MainActor () -> Void
    ) {
      let decision = diff.isEmpty ? nil : policy.decision(for: diff)
      var stages: [Stage] = []
      if decision != .reload {
        stages = [(diff.batchUpdate(inSection: section), setData)]
      }
      self.init(
        decision: decision, stages: stages,
        isShown: { $0.indices.contains(section) && $0[section] == diff.oldCount }, setData: setData)
    }

    /// Creates a change of a list of sections.
    @export(implementation)
    @MainActor
    init<Section: ListSection>(
      _ diff: SectionedDiff, from old: [Section], to new: [Section], for kind: ListViewKind,
      preferring preference: StagePreference, policy: UpdatePolicy,
      setData: @escaping @MainActor ([Section]) -> Void
    ) {
      let decision = diff.isEmpty ? nil : policy.decision(for: diff)
      let stages =
        decision == .reload
        ? [] : diff.stages(from: old, to: new, for: kind, preferring: preference)
      self.init(
        decision: decision,
        stages: stages.map { stage -> Stage in (stage.batch, { setData(stage.sections) }) },
        isShown: { $0.elementsEqual(old.lazy.map(\.rows.count)) }, setData: { setData(new) })
    }
  }

  extension UIScrollView {
    /// Shows a change in a table or collection view.
    ///
    /// - Parameter refreshHeader: Updates a section's header; if `nil`, the section is reloaded.
    @usableFromInline
    func apply(
      _ change: AppliedChange, animated: Bool, with animations: RowAnimations,
      refreshHeader: (@MainActor (Int) -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
      guard let view = self as? any BatchView else { return }
      guard let decision = change.decision else {
        let isShown = change.isShown(view.rowCounts)
        change.setData()
        if !isShown { view.reload() }
        completion?(true)
        return
      }
      // With a pending reload, the view would count the old rows again inside the batch.
      if view.showsBatches { layoutIfNeeded() }
      guard decision != .reload, view.showsBatches, change.isShown(view.rowCounts) else {
        change.setData()
        view.reload()
        completion?(true)
        return
      }
      let isAnimated =
        animated && decision == .animate && !UIAccessibility.isReduceMotionEnabled
      let run = ChangeRun(change, in: view) { batch in
        view.refresh(
          batch, animated: isAnimated, with: animations,
          headers: refreshHeader.map { refresh in { $0.forEach(refresh) } })
      }
      for stage in change.stages.indices {
        view.perform(change.stages[stage].batch, animated: isAnimated, with: animations) {
          run.begin(stage)
        } completion: { finished in
          if run.end(stage) { completion?(finished) }
        }
        run.performed(stage)
      }
    }
  }

  /// Tracks a change while a view performs its batches, which may happen late.
  @MainActor
  private final class ChangeRun {
    private let change: AppliedChange
    private let view: any BatchView
    private let refresh: (BatchUpdate) -> Void

    /// The number of batches passed to the view.
    private var passedCount = 0

    /// The stages whose data is set, and the stages whose cells are refreshed.
    private var begun: Set<Int> = []
    private var refreshed: Set<Int> = []

    /// Whether the view no longer shows the old state when it performs the first batch.
    private var isOutdated = false

    init(_ change: AppliedChange, in view: any BatchView, refresh: @escaping (BatchUpdate) -> Void)
    {
      (self.change, self.view, self.refresh) = (change, view, refresh)
    }

    /// Sets the data of a stage, and returns whether its batch still fits.
    func begin(_ stage: Int) -> Bool {
      let isLate = passedCount > stage
      if isLate && stage == 0 { isOutdated = !change.isShown(view.rowCounts) }
      if isOutdated { return false }
      change.stages[stage].setData()
      begun.insert(stage)
      return true
    }

    /// Refreshes cells after a batch, unless the view has deferred it.
    func performed(_ stage: Int) {
      passedCount += 1
      if begun.contains(stage) { refreshCells(of: stage) }
    }

    /// Ends a stage, and returns whether it is the last one.
    func end(_ stage: Int) -> Bool {
      if begun.contains(stage) { refreshCells(of: stage) }
      let isLast = stage == change.stages.count - 1
      if isLast && isOutdated {
        change.setData()
        view.reload()
      }
      return isLast
    }

    private func refreshCells(of stage: Int) {
      if refreshed.insert(stage).inserted { refresh(change.stages[stage].batch) }
    }
  }
#endif
