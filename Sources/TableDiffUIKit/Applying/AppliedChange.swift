// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// A change to show at once, independent of the type of the rows.
  ///
  /// It notes what is done while a view performs its batches, which may happen late.
  @MainActor
  @usableFromInline
  final class AppliedChange {
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

    /// The number of batches passed to the view.
    private var passedCount = 0

    /// The stages whose data is set, and the stages whose cells are refreshed.
    private var begun: Set<Int> = []
    private var refreshed: Set<Int> = []

    /// Whether the view no longer shows the old state when it performs the first batch.
    private var isOutdated = false

    @usableFromInline
    init(
      decision: UpdatePolicy.Decision?, stages: [Stage], isShown: @escaping ([Int]) -> Bool,
      setData: @escaping @MainActor () -> Void
    ) {
      (self.decision, self.stages) = (decision, stages)
      (self.isShown, self.setData) = (isShown, setData)
    }

    /// Creates a change of the rows of one section.
    convenience init(
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
    convenience init<Section: ListSection>(
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
      let refresh = { (batch: BatchUpdate) in
        view.refresh(
          batch, animated: isAnimated, with: animations,
          headers: refreshHeader.map { refresh in { $0.forEach(refresh) } })
      }
      for stage in change.stages.indices {
        view.perform(change.stages[stage].batch, animated: isAnimated, with: animations) {
          change.begin(stage, in: view)
        } completion: { finished in
          if change.end(stage, in: view, refresh) { completion?(finished) }
        }
        change.performed(stage, refresh)
      }
    }
  }

  extension AppliedChange {
    /// Sets the data of a stage, and returns whether its batch still fits.
    fileprivate func begin(_ stage: Int, in view: any BatchView) -> Bool {
      let isLate = passedCount > stage
      if isLate && stage == 0 { isOutdated = !isShown(view.rowCounts) }
      if isOutdated { return false }
      stages[stage].setData()
      begun.insert(stage)
      return true
    }

    /// Refreshes cells after a batch, unless the view has deferred it.
    fileprivate func performed(_ stage: Int, _ refresh: (BatchUpdate) -> Void) {
      passedCount += 1
      refreshCells(of: stage, refresh)
    }

    /// Ends a stage, and returns whether it is the last one.
    fileprivate func end(
      _ stage: Int, in view: any BatchView, _ refresh: (BatchUpdate) -> Void
    ) -> Bool {
      refreshCells(of: stage, refresh)
      let isLast = stage == stages.count - 1
      if isLast && isOutdated {
        setData()
        view.reload()
      }
      return isLast
    }

    private func refreshCells(of stage: Int, _ refresh: (BatchUpdate) -> Void) {
      if begun.contains(stage), refreshed.insert(stage).inserted { refresh(stages[stage].batch) }
    }
  }
#endif
