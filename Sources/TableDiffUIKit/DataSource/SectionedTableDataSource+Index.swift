// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedTableDataSource {
    /// Returns the title of a section in the index at the edge of the table view; by default there is no
    /// index.
    ///
    ///     source.indexTitle = { shelf in shelf.header.first.map(String.init) }
    ///
    /// Sections with `nil` have no title, and neighbours with the same title have one. A title leads to
    /// its section wherever that is by then.
    /// The titles follow the list. The closure is best set before the table view is shown: the first
    /// one makes the table view load its data anew.
    public var indexTitle: ((Section) -> String?)? {
      get { index.title }
      set {
        index.title = newValue
        if newValue == nil {
          bridge.index = nil
          return
        }
        bridge.index = (
          titles: { [index, weak updater] in index.titles(of: updater?.sections ?? []) },
          section: { [index, weak updater] in
            index.section(ofTitle: $0, in: updater?.sections ?? []) ?? 0
          }
        )
        if let view = screen.showingView { index.refresh(of: updater.sections, in: view) }
      }
    }
  }
#endif
