// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The old sections in the order of the new list, so that rows which stay ascend in both.
///
///     old        A B C D          new  C X A D       B is deleted, X inserted, C moved
///     aligned    C A D B          surviving sections as they come in the new list, deleted ones behind
///
/// An *aligned offset* counts the rows of the old sections through in this order. In aligned old
/// offsets and flat new ones, two lists of sections are two flat lists: a row that stays in its
/// section stays, and a moved section moves none of its rows.
@usableFromInline
package struct SectionAlignment {
  /// For each new section the old one that it was; -1 where it came in.
  @usableFromInline package private(set) var oldSections: ContiguousArray<Int32> = []

  /// The old sections in aligned order.
  @usableFromInline package private(set) var order: ContiguousArray<Int32> = []

  /// How many old sections survive: they come first in the order.
  package private(set) var survivingCount = 0

  /// Where each section starts in aligned offsets.
  @usableFromInline package private(set) var starts = SectionStarts()

  /// Whether all old sections survive in their order: then aligned offsets are flat ones.
  @usableFromInline package private(set) var isIdentity = true

  package init() {}

  /// - Complexity: O(*s*), where *s* is the number of sections in both lists.
  @usableFromInline
  package init(_ sections: ListDiff, oldStarts: SectionStarts) {
    oldSections.reserveCapacity(sections.newCount)
    order.reserveCapacity(sections.oldCount)
    for run in RowOrigins(sections) {
      guard let old = run.old else {
        oldSections.append(contentsOf: repeatElement(-1, count: run.new.count))
        continue
      }
      let olds = Int32(truncatingIfNeeded: old)..<Int32(truncatingIfNeeded: old + run.new.count)
      oldSections.append(contentsOf: olds)
      order.append(contentsOf: olds)
    }
    survivingCount = order.count
    isIdentity = sections.deleted.isEmpty && sections.moved.isEmpty
    if isIdentity {
      starts = oldStarts
      return
    }
    for run in sections.deleted.runs { order.append(contentsOf: run.start..<run.start + run.count) }
    starts = SectionStarts(counts: order.lazy.map { oldStarts.rows(of: Int($0)).count })
  }

  /// How many old rows are in surviving sections: their aligned offsets come first.
  package var survivingRowCount: Int { starts[survivingCount] }

  /// From aligned offsets to flat ones; `nil` where they are the same.
  package func fromAligned(_ oldStarts: SectionStarts) -> SectionRenumbering? {
    if isIdentity { return nil }
    return SectionRenumbering(from: starts, to: order.map { oldStarts[Int($0)] })
  }

  /// From flat offsets to aligned ones; `nil` where they are the same.
  package func toAligned(_ oldStarts: SectionStarts) -> SectionRenumbering? {
    if isIdentity { return nil }
    var targets = [Int](repeating: 0, count: order.count)
    for place in order.indices { targets[Int(order[place])] = starts[place] }
    return SectionRenumbering(from: oldStarts, to: targets)
  }
}
