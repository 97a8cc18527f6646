// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedTableDataSource {
    /// Prepares rows that may be shown soon, such as their pictures.
    ///
    ///     source.onPrefetch { [pictures] fruits in
    ///       pictures.load(fruits)
    ///     } cancel: { [pictures] fruits in
    ///       pictures.cancel(fruits)
    ///     }
    ///
    /// The data source becomes the prefetch data source of the table view.
    ///
    /// - Parameters:
    ///   - prepare: Begins to prepare rows, those that are likely to be shown first in front; `nil` to
    ///     prepare none. It must return soon.
    ///   - cancel: Gives up to prepare rows, which the user has turned away from. A row that has moved
    ///     since is not given up.
    public func onPrefetch(
      _ prepare: (([Section.Row]) -> Void)?,
      cancel: @escaping ([Section.Row]) -> Void = { _ in }
    ) {
      bridge.prefetching = prepare.map { prepare in
        let prefetching = Prefetching(prepare, cancel: cancel, isSame: screen.isSame)
        return (
          prepare: { [weak updater] paths in
            prefetching.prepare(paths.map(RowPath.init)) { updater?.sections.row(at: $0) }
          },
          cancel: { [weak updater] paths in
            prefetching.cancel(paths.map(RowPath.init)) { updater?.sections.row(at: $0) }
          }
        )
      }
    }
  }
#endif
