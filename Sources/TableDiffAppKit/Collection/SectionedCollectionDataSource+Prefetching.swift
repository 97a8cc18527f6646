// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension SectionedCollectionDataSource {
    /// Prepares items that may be shown soon, such as their pictures.
    ///
    ///     dataSource.onPrefetch { [pictures] fruits in
    ///       pictures.load(fruits)
    ///     } cancel: { [pictures] fruits in
    ///       pictures.cancel(fruits)
    ///     }
    ///
    /// The data source becomes the prefetch data source of the collection view.
    ///
    /// - Parameters:
    ///   - prepare: Begins to prepare items, those that are likely to be shown first in front; `nil` to
    ///     prepare none. It must return soon.
    ///   - cancel: Gives up to prepare items, which the user has turned away from. An item that has moved
    ///     since is not given up.
    public func onPrefetch(
      _ prepare: (([Section.Row]) -> Void)?,
      cancel: @escaping ([Section.Row]) -> Void = { _ in }
    ) {
      screen.bridge.prefetching = prepare.map { prepare in
        let prefetching = Prefetching(prepare, cancel: cancel, isSame: screen.finder.isSame)
        return (
          prepare: { [weak updater] paths in
            prefetching.prepare(paths) { updater?.sections.row(at: $0) }
          },
          cancel: { [weak updater] paths in
            prefetching.cancel(paths) { updater?.sections.row(at: $0) }
          }
        )
      }
    }
  }
#endif
