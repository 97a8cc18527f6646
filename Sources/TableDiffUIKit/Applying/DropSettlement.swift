// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The turn in which the user drops an item, and the changes that wait for its end.
  ///
  /// A collection view tells its data source of the move first, and arranges its items after that. It
  /// throws at a change in between.
  @MainActor
  final class DropSettlement {
    typealias Completion = @MainActor (_ finished: Bool) -> Void

    /// Whether changes have to wait.
    private(set) var isUnderWay = false

    /// The last change, the function that shows it, and all completions.
    private var waiting: (change: AppliedChange, show: (AppliedChange, Completion?) -> Void)?
    private var completions: [Completion] = []

    /// Begins a turn.
    func begin() {
      if isUnderWay { return }
      isUnderWay = true
      Task { @MainActor in end() }
    }

    /// Shows a change once the turn is over.
    ///
    /// Several changes become one. They may start from each other's rows or from those that are
    /// shown, which nothing tells apart, so the view then reloads.
    func wait(
      with change: AppliedChange, completion: Completion?,
      show: @escaping (AppliedChange, Completion?) -> Void
    ) {
      waiting = (waiting == nil ? change : change.asReload, show)
      if let completion { completions.append(completion) }
    }

    private func end() {
      isUnderWay = false
      guard let (change, show) = waiting else { return }
      let completions = completions
      (waiting, self.completions) = (nil, [])
      show(change) { finished in
        for completion in completions { completion(finished) }
      }
    }
  }
#endif
