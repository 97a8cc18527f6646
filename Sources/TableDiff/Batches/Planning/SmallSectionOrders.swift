// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// All orders of the sections of a middle state, if there are few.
///
/// The last resort if in each `SectionArrangement` a move leads to another section with the same
/// offset: a section may have to move away and back.
struct SmallSectionOrders: IteratorProtocol {
  /// The largest number of sections.
  private static var largestCount: Int { 6 }

  private let required: [SectionOrder.Section]
  private let optional: [SectionOrder.Section]

  /// The optional sections in the state, one bit each.
  private var choice = 0
  private var permutation: [Int]?

  /// The sections of the new list before and behind those that are arranged.
  private let leading: [SectionOrder.Section]
  private let trailing: [SectionOrder.Section]

  /// Creates the orders; `nil` if there are too many sections.
  ///
  /// - Parameter inner: The sections to arrange; the others keep their places at either end.
  init?(_ mapping: SectionMapping, _ inner: InnerSections, left: Set<Int>, entered: Set<Int>) {
    let surviving = inner.new.filter { !mapping.isInserted($0) }
    let deleted = inner.old.filter(mapping.isDeleted)
    let inserted = inner.new.filter(mapping.isInserted)
    if surviving.count + deleted.count + inserted.count > Self.largestCount { return nil }
    required =
      surviving.map { .new($0) } + deleted.filter(left.contains).map { .deleted($0) }
      + inserted.filter(entered.contains).map { .new($0) }
    optional =
      deleted.filter { !left.contains($0) }.map { .deleted($0) }
      + inserted.filter { !entered.contains($0) }.map { .new($0) }
    leading = (0..<inner.new.lowerBound).map { .new($0) }
    trailing = (inner.new.upperBound..<mapping.oldOfNew.count).map { .new($0) }
  }

  mutating func next() -> [SectionOrder.Section]? {
    if choice == 1 << optional.count { return nil }
    let sections = required + optional.indices.filter { choice >> $0 & 1 == 1 }.map { optional[$0] }
    let order = permutation ?? Array(sections.indices)
    permutation = Self.permutation(after: order)
    if permutation == nil { choice += 1 }
    return leading + order.map { sections[$0] } + trailing
  }

  /// Returns the next permutation in lexicographic order.
  private static func permutation(after order: [Int]) -> [Int]? {
    guard let pivot = order.indices.dropLast().last(where: { order[$0] < order[$0 + 1] }),
      let successor = order.indices.last(where: { order[$0] > order[pivot] })
    else { return nil }
    var order = order
    order.swapAt(pivot, successor)
    order[(pivot + 1)...].reverse()
    return order
  }
}
