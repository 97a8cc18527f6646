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
  /// For each new section the old one that it was, -1 where it came in; empty where each section
  /// was the one at its offset.
  @usableFromInline private(set) var oldSections: ContiguousArray<Int32> = []

  /// The old sections in aligned order; empty where that is the old order.
  private var order: ContiguousArray<Int32> = []

  /// The old sections that are gone: the last ones in aligned order.
  @usableFromInline package private(set) var deletedSections = OffsetRanges()

  /// Where each section starts in aligned offsets.
  package private(set) var starts = SectionStarts()

  package init() {}

  /// - Complexity: O(*s*), where *s* is the number of sections in both lists.
  @usableFromInline
  package init(_ sections: ListDiff, oldStarts: SectionStarts) {
    deletedSections = sections.deleted
    starts = oldStarts
    let keepsOrder = sections.deleted.isEmpty && sections.moved.isEmpty
    if keepsOrder && sections.inserted.isEmpty { return }
    oldSections.reserveCapacity(sections.newCount)
    for run in RowOrigins(sections) {
      guard let old = run.old else {
        oldSections.append(contentsOf: repeatElement(-1, count: run.new.count))
        continue
      }
      let first = Int32(truncatingIfNeeded: old)
      oldSections.append(contentsOf: first..<first + Int32(truncatingIfNeeded: run.new.count))
    }
    if keepsOrder { return }
    order.reserveCapacity(sections.oldCount)
    for section in oldSections where section >= 0 { order.append(section) }
    for run in deletedSections.runs { order.append(contentsOf: run.start..<run.start + run.count) }
    starts = SectionStarts(counts: order.lazy.map { oldStarts.rows(of: Int($0)).count })
  }

  /// The old section that a new one was; `nil` where it came in.
  @inlinable
  package func oldSection(of newSection: Int) -> Int? {
    if oldSections.isEmpty { return newSection }
    let section = Int(oldSections[newSection])
    return section < 0 ? nil : section
  }

  /// The old section at a place of the aligned order.
  package func oldSection(at place: Int) -> Int { order.isEmpty ? place : Int(order[place]) }

  /// How many old rows are in surviving sections: their aligned offsets come first.
  package var survivingRowCount: Int { starts[starts.sectionCount - deletedSections.count] }

  /// From aligned offsets to flat ones; `nil` where they are the same.
  package func fromAligned(_ oldStarts: SectionStarts) -> SectionRenumbering? {
    if order.isEmpty { return nil }
    return SectionRenumbering(from: starts, to: order.map { oldStarts[Int($0)] })
  }

  /// From flat offsets to aligned ones; `nil` where they are the same.
  package func toAligned(_ oldStarts: SectionStarts) -> SectionRenumbering? {
    if order.isEmpty { return nil }
    var targets = [Int](repeating: 0, count: order.count)
    for place in order.indices { targets[Int(order[place])] = starts[place] }
    return SectionRenumbering(from: oldStarts, to: targets)
  }
}
