// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  extension Array where Element: ListSection {
    /// Returns the index path of the first row that satisfies a predicate.
    @export(implementation)
    func indexPath(where predicate: (Element.Row) -> Bool) -> IndexPath? {
      for (section, content) in enumerated() {
        let rows = content.rows
        if let row = rows.firstIndex(where: predicate) {
          return IndexPath(item: rows.distance(from: rows.startIndex, to: row), section: section)
        }
      }
      return nil
    }
  }
#endif
