// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension ReaderPlace {
    /// Returns whether the scroll offset must change with a batch for the place to be kept.
    ///
    /// AppKit does not animate rows and the scroll offset in step, so that the row that is kept would
    /// tremble.
    ///
    /// - Parameters:
    ///   - batch: The batch.
    ///   - counts: The number of rows in each section before it.
    func shifts(by batch: BatchUpdate, from counts: [Int]) -> Bool {
      let old = batch.deletes + batch.reloads + batch.moves.map(\.from)
      let paths = old + batch.inserts + batch.moves.map(\.to) + batch.refreshes
      let hasSections = batch.hasSectionOperations || !batch.sectionRefreshes.isEmpty
      switch self {
      case .edge(.bottom):
        let end = RowPath(section: counts.count - 1, row: counts.last ?? 0)
        return hasSections || paths.contains { $0 < end }
      case .edge: return false
      case .rows(let rows):
        guard let first = rows.first?.path else { return false }
        return hasSections || paths.contains { $0 < first } || batch.inserts.contains(first)
          || old.contains(first)
      }
    }
  }
#endif
