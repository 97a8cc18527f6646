// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  extension SectionedListUpdater {
    /// Returns the section of a number; `nil` if there is none.
    func section(at index: Int) -> Section? {
      sections.indices.contains(index) ? sections[index] : nil
    }

    /// Returns the row at an index path; `nil` if there is none.
    func row(at indexPath: IndexPath) -> Section.Row? {
      sections.row(at: RowPath(indexPath))
    }
  }
#endif
