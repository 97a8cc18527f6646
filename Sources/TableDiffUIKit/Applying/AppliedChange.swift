// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// A change that a view shows at once, apart from the rows: nothing of it depends on their type.
  @usableFromInline
  struct AppliedChange {
    /// A batch, and what sets the data after it.
    @usableFromInline
    struct Stage {
      @usableFromInline let batch: BatchUpdate
      @usableFromInline let setData: @MainActor () -> Void

      @inlinable
      init(batch: BatchUpdate, setData: @escaping @MainActor () -> Void) {
        self.batch = batch
        self.setData = setData
      }
    }

    /// What to do with the change; `nil` if nothing changes.
    @usableFromInline let decision: UpdatePolicy.Decision?

    /// The batches one after the other; none if the view is to reload.
    @usableFromInline let stages: [Stage]

    /// Returns whether a view that has counted so many rows shows the old state.
    @usableFromInline let isShown: (_ counts: [Int]) -> Bool

    /// Sets the data to the new state.
    @usableFromInline let setData: @MainActor () -> Void

    @inlinable
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

  extension BatchView {
    /// Shows a change.
    ///
    /// - Parameter refreshHeader: Gives the header of a section new content; if there is none, the
    ///   section is loaded anew.
    func show(
      _ change: AppliedChange, animated: Bool, with animations: RowAnimations,
      refreshHeader: (@MainActor (Int) -> Void)?, completion: (@MainActor (Bool) -> Void)?
    ) {
      guard let decision = change.decision else {
        change.setData()
        completion?(true)
        return
      }
      // A reload that is pending would make the view count the old rows again, in the batch.
      if showsBatches { layoutIfNeeded() }
      guard decision != .reload, showsBatches, change.isShown(counts) else {
        change.setData()
        reloadData()
        completion?(true)
        return
      }
      let animated =
        animated && decision == .animate && !UIAccessibility.isReduceMotionEnabled
      for (index, stage) in change.stages.enumerated() {
        let refresh: @MainActor () -> Void = { [self] in
          refreshCells(of: stage.batch, with: animations)
          let headers = stage.batch.sectionRefreshes
          if headers.isEmpty { return }
          if let refreshHeader {
            headers.forEach(refreshHeader)
          } else {
            reload(sections: IndexSet(headers))
          }
        }
        perform(stage.batch, animated: animated, with: animations, refresh: refresh) {
          stage.setData()
        } completion: { finished in
          if index == change.stages.count - 1 { completion?(finished) }
        }
      }
    }

    /// Performs a batch and then its refreshes: at once, or in the completion if UIKit runs the
    /// batch late.
    private func perform(
      _ batch: BatchUpdate, animated: Bool, with animations: RowAnimations,
      refresh: @escaping @MainActor () -> Void, setData: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (Bool) -> Void
    ) {
      let progress = BatchProgress()
      perform(batch, animated: animated, with: animations) {
        setData()
        progress.isDone = true
        return true
      } completion: { finished in
        progress.refresh(refresh)
        completion(finished)
      }
      if progress.isDone { progress.refresh(refresh) }
    }
  }

  /// How far a batch is.
  @MainActor
  private final class BatchProgress {
    /// Whether the data is set.
    var isDone = false

    private var isRefreshed = false

    /// Gives cells their new content, once.
    func refresh(_ refresh: () -> Void) {
      if isRefreshed { return }
      isRefreshed = true
      refresh()
    }
  }
#endif
