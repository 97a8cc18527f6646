// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating

/// A list view that passes everything on to a screen, and tells what it is asked.
@MainActor
final class SpyView<Section: ListSection>: ListView {
  let screen: SectionedHeadlessScreen<Section>
  private(set) var refreshes: [BatchUpdate] = []

  /// Called after the rows were counted.
  var onCount: (@MainActor () -> Void)?

  /// Called before `perform` returns.
  var onPerformed: (@MainActor () -> Void)?

  /// Called before `refresh` returns.
  var onRefresh: (@MainActor () -> Void)?

  init(_ screen: SectionedHeadlessScreen<Section>) { self.screen = screen }

  var kind: ListViewKind { screen.kind }
  var isOnScreen: Bool { screen.isOnScreen }
  var isBusy: Bool { screen.isBusy }

  var reportedRowCounts: [Int]? {
    defer { onCount?() }
    return screen.reportedRowCounts
  }

  func perform(
    _ batch: BatchUpdate, animated: Bool, change: @escaping @MainActor () -> Bool,
    completion: @escaping @MainActor (_ finished: Bool) -> Void
  ) throws {
    try screen.perform(batch, animated: animated, change: change, completion: completion)
    onPerformed?()
  }

  func refresh(_ batch: BatchUpdate) {
    refreshes.append(batch)
    screen.refresh(batch)
    onRefresh?()
  }

  func reload(change: @MainActor () -> Void) { screen.reload(change: change) }
}
