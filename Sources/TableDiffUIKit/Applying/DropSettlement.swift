// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Defers changes to the end of the turn in which the user drops an item.
  ///
  /// A collection view reports the move to its data source before it arranges its items, and throws
  /// if its data changes in between.
  @MainActor
  final class DropSettlement {
    typealias Completion = @MainActor (_ finished: Bool) -> Void

    /// Whether changes have to wait.
    private(set) var isUnderWay = false

    /// The last change, the function that shows it, and all completions.
    private var waiting: (change: AppliedChange, show: (AppliedChange, Completion?) -> Void)?
    private var completions: [Completion] = []

    func begin() {
      if isUnderWay { return }
      isUnderWay = true
      Task { @MainActor in end() }
    }

    /// Shows a change after the turn.
    ///
    /// Several changes are merged into a reload: each may start from the rows shown, or from the
    /// rows after the previous change.
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
