// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The sections between those at either end of both lists to which nothing happens.
///
///     old  A B C D        nothing happens to A and D
///     new  A C B E D
///
/// Both ends add the same number to all offsets before and after, or none. So a plan for the inner
/// sections is one for all, and does not depend on the ends.
struct InnerSections {
  let old: Range<Int>
  let new: Range<Int>

  /// The number of sections in both lists.
  var count: Int { old.count + new.count }

  /// Creates the ranges of all sections.
  init(all mapping: SectionMapping) {
    old = mapping.newOfOld.indices
    new = mapping.oldOfNew.indices
  }

  /// - Parameter touched: The old offsets of the surviving sections with row operations.
  init(_ mapping: SectionMapping, touched: OffsetSet) {
    var old = mapping.newOfOld.indices, new = mapping.oldOfNew.indices
    func isUntouched(_ oldSection: Int, _ newSection: Int) -> Bool {
      Int(mapping.newOfOld[oldSection]) == newSection && !touched.contains(oldSection)
    }
    while let first = old.first, let newFirst = new.first, isUntouched(first, newFirst) {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, let newLast = new.last, isUntouched(last, newLast) {
      old.removeLast()
      new.removeLast()
    }
    (self.old, self.new) = (old, new)
  }
}
