// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedCollectionDataSource {
    /// Returns the title of a section in the index at the edge of the collection view; by default there is no
    /// index.
    ///
    ///     source.indexTitle = { shelf in shelf.header.first.map(String.init) }
    ///
    /// Sections with `nil` have no title, and neighbours with the same title have one. A title leads to
    /// its section wherever that is by then.
    /// Only sections with items have titles. Before iOS 14 there is no index.
    ///
    /// A collection view asks for the titles once, when it gets its data source. Where sections come or
    /// go later, set the closure again, which makes the collection view load its data anew.
    public var indexTitle: ((Section) -> String?)? {
      get { index.title }
      set {
        index.title = newValue
        bridge.index = nil
        if newValue == nil { return }
        bridge.index = (
          titles: { [index, weak updater] in index.titles(of: updater?.sections ?? []) },
          path: { [index, weak updater] in
            let section = index.section(ofTitle: $0, in: updater?.sections ?? [])
            return IndexPath(item: 0, section: section ?? 0)
          }
        )
      }
    }
  }
#endif
