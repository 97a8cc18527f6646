// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The old sections in new order, which makes staying rows ascend on both sides.
///
///     old        A B C D          new  C X A D       B is deleted, X inserted, C moved
///     aligned    C A D B          surviving sections in new order, then deleted ones
///
/// An *aligned offset* numbers the rows of all old sections in this order. By aligned old offsets
/// and flat new offsets, two lists of sections are two flat lists: a row that stays in its section
/// stays, and moving a section moves none of its rows.
@usableFromInline
package struct SectionAlignment {
  /// The old offset of each new section, or -1 if it is inserted; empty if each section keeps its
  /// offset.
  @usableFromInline private(set) var oldSections: ContiguousArray<Int32> = []

  /// The old sections in aligned order; empty if that is the old order.
  private var order: ContiguousArray<Int32> = []

  /// The deleted sections, which are last in aligned order.
  @usableFromInline package private(set) var deletedSections = OffsetRanges()

  /// The aligned offset at which each section starts.
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
    for run in sections.runs {
      guard let new = run.new else { continue }
      if let old = run.old {
        oldSections.append(contentsOf: old.lazy.map { Int32(truncatingIfNeeded: $0) })
      } else {
        oldSections.append(contentsOf: repeatElement(-1, count: new.count))
      }
    }
    if keepsOrder { return }
    order.reserveCapacity(sections.oldCount)
    for section in oldSections where section >= 0 { order.append(section) }
    for run in deletedSections.runs { order.append(contentsOf: run.start..<run.start + run.count) }
    starts = SectionStarts(counts: order.lazy.map { oldStarts.rows(of: Int($0)).count })
  }

  /// Returns the old offset of a new section; `nil` if it is inserted.
  @export(implementation)
  package func oldSection(of newSection: Int) -> Int? {
    if oldSections.isEmpty { return newSection }
    let section = Int(oldSections[newSection])
    return section < 0 ? nil : section
  }

  /// Returns the old section at a position of the aligned order.
  package func oldSection(at position: Int) -> Int {
    order.isEmpty ? position : Int(order[position])
  }

  /// The number of old rows in surviving sections, whose aligned offsets come first.
  var survivingRowCount: Int { starts[starts.sectionCount - deletedSections.count] }

  /// Returns the renumbering from aligned to flat offsets; `nil` if they are the same.
  func fromAligned(_ oldStarts: SectionStarts) -> SectionRenumbering? {
    if order.isEmpty { return nil }
    return SectionRenumbering(from: starts, to: order.map { oldStarts[Int($0)] })
  }

  /// Returns the renumbering from flat to aligned offsets; `nil` if they are the same.
  func toAligned(_ oldStarts: SectionStarts) -> SectionRenumbering? {
    if order.isEmpty { return nil }
    var targets = [Int](repeating: 0, count: order.count)
    for position in order.indices { targets[Int(order[position])] = starts[position] }
    return SectionRenumbering(from: oldStarts, to: targets)
  }
}
