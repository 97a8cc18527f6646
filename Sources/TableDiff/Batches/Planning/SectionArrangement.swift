// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An arrangement of the sections of a middle state, which the stages leave open.
///
/// The state merges two lists: sections still in their old order, and sections already in their new
/// order. The *anchors* are in both lists.
///
///     old order   A D B      A and B are anchors, D is deleted later
///     new order   A C B      C is inserted already
///     middle      A D C B    or  A C D B
struct SectionArrangement {
  enum Anchors: CaseIterable {
    /// All sections that can stay in both stages, which gives the fewest section moves.
    case staying
    /// Those of them that change in the first stage.
    case stayingAndChangingFirst
    /// Those that change in both stages, which must be anchors.
    case changingTwice
  }

  /// The sections that are in both lists.
  let anchors: Anchors

  /// Whether sections in new order come before those in old order, between two that stay.
  let putsNewFirst: Bool

  /// Whether the state has all deleted sections, not only those that rows leave.
  let keepsDeleted: Bool

  /// Whether the state has all inserted sections, not only those that rows enter.
  let holdsInserted: Bool

  /// All arrangements, those with the fewest section moves first.
  static let all = Anchors.allCases.flatMap { anchors in
    (0..<8).map { choice in
      SectionArrangement(
        anchors: anchors, putsNewFirst: choice & 1 != 0, keepsDeleted: choice & 4 != 0,
        holdsInserted: choice & 2 != 0)
    }
  }

  /// Returns the sections of the middle state; `nil` if sections that change in both stages are not
  /// in the same order in both lists.
  ///
  /// - Parameters:
  ///   - inner: The sections between those at either end to which nothing happens, which are
  ///     anchors always.
  ///   - left: The deleted sections that rows leave.
  ///   - entered: The inserted sections that rows enter.
  ///   - first: The old offsets of the surviving sections that change in the first stage.
  ///   - second: The old offsets of those that change in the second stage.
  func order(
    _ mapping: SectionMapping, _ inner: InnerSections, left: Set<Int>, entered: Set<Int>,
    first: OffsetSet, second: OffsetSet
  ) -> SectionOrder? {
    var both = OffsetSet(bound: mapping.newOfOld.count)
    var lastNew: Int32 = -1
    for (old, new) in mapping.newOfOld.enumerated()
    where first.contains(old) && second.contains(old) {
      if new < lastNew { return nil }
      lastNew = new
      both.insert(old)
    }
    let moving = StayingSections.moving(
      mapping.oldOfNew, oldCount: mapping.newOfOld.count, touched: both, atAnyPrice: true)
    func isAnchor(_ old: Int) -> Bool {
      if !inner.old.contains(old) { return true }
      return switch anchors {
      case .staying: !moving.contains(old)
      case .stayingAndChangingFirst: !moving.contains(old) && first.contains(old)
      case .changingTwice: both.contains(old)
      }
    }

    var inOldOrder: [SectionOrder.Section] = []
    for (old, new) in mapping.newOfOld.enumerated() {
      if new < 0 {
        if keepsDeleted || left.contains(old) { inOldOrder.append(.deleted(old)) }
      } else if isAnchor(old) || first.contains(old) {
        inOldOrder.append(.new(Int(new)))
      }
    }
    var inNewOrder: [SectionOrder.Section] = []
    for (new, old) in mapping.oldOfNew.enumerated() {
      let isThere =
        old < 0
        ? holdsInserted || entered.contains(new)
        : isAnchor(Int(old)) || !first.contains(Int(old))
      if isThere { inNewOrder.append(.new(new)) }
    }
    return SectionOrder(
      merged(inOldOrder, inNewOrder) { section in
        guard case .new(let new) = section, !mapping.isInserted(new) else { return false }
        return isAnchor(Int(mapping.oldOfNew[new]))
      }, mapping)
  }

  private func merged(
    _ inOldOrder: [SectionOrder.Section], _ inNewOrder: [SectionOrder.Section],
    isAnchor: (SectionOrder.Section) -> Bool
  ) -> [SectionOrder.Section] {
    var merged: [SectionOrder.Section] = []
    var old = inOldOrder[...], new = inNewOrder[...]
    while true {
      let nextOld = old.prefix { !isAnchor($0) }, nextNew = new.prefix { !isAnchor($0) }
      merged += putsNewFirst ? nextNew + nextOld : nextOld + nextNew
      old = old.dropFirst(nextOld.count)
      new = new.dropFirst(nextNew.count)
      guard let anchor = old.popFirst() else { return merged }
      new = new.dropFirst()
      merged.append(anchor)
    }
  }
}
