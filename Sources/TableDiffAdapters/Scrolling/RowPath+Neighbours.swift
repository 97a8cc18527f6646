// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension RowPath {
  /// Returns the other paths of a list, nearest first: the rest of this section, the rows before
  /// it, then the sections below and those above.
  ///
  /// - Parameter counts: The number of rows in each section.
  package func neighbours(in counts: [Int]) -> some Sequence<RowPath> {
    let here = RowPath.paths(section, row + 1..<max(row + 1, counts[section]))
    let before = RowPath.paths(section, 0..<row).reversed()
    let below = (section + 1..<counts.count).lazy.map { RowPath.paths($0, 0..<counts[$0]) }
    let above = (0..<section).reversed().lazy.map {
      RowPath.paths($0, 0..<counts[$0]).reversed()
    }
    let groups: [AnySequence<RowPath>] = [
      AnySequence(here), AnySequence(before), AnySequence(below.joined()),
      AnySequence(above.joined()),
    ]
    return groups.joined()
  }

  private static func paths(
    _ section: Int, _ rows: Range<Int>
  ) -> LazyMapCollection<Range<Int>, RowPath> {
    rows.lazy.map { RowPath(section: section, row: $0) }
  }
}
