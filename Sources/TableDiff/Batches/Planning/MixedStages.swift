// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The assignment of row operations to two stages, if some rows leave deleted sections and others
/// enter inserted ones.
///
///     old     A [a]  B [b]           B is deleted, C inserted
///     middle  A [b a]  C []          b leaves B before its deletion, a enters C after its insertion
///     new     A [b]  C [a]
///
/// Rows leave deleted sections in the first stage and enter inserted ones in the second; the middle
/// state has all these sections. A surviving section changes in the first stage unless its moves to
/// and from other sections are all in the second; one without such moves changes in either.
///
/// Sections that change must not move in that stage, so in the middle state
/// - sections that change in the first stage are in their old order,
/// - sections that change in the second stage are in their new order.
///
/// Sections that change in both must ascend in both. A move must not lead to another section with
/// the same offset, so several orders of the other sections are tried.
struct MixedStages: ~Copyable {
  private let mapping: SectionMapping
  private let moves: ContiguousArray<MoveRuns.Run>

  /// The old offsets of the surviving sections with row operations.
  private let touched: OffsetSet

  /// The deleted sections that rows leave.
  private let left: Set<Int>

  /// The deleted sections that rows leave, or in which a dissolved move deletes rows.
  private let deletedSections: Set<Int>

  /// The inserted sections that rows enter.
  private let entered: Set<Int>

  /// The rows that a diff deletes and inserts.
  private let unpaired: UnpairedRows

  /// Which of those rows the middle state may have.
  private(set) var timing = RowTiming.any

  /// The deleted sections with row operations if they are in the middle state: rows leave them, or
  /// are deleted individually.
  private(set) var changingDeleted: Set<Int>

  /// The inserted sections with row operations if they are in the middle state: rows enter them, or
  /// are inserted individually.
  private(set) var changingInserted: Set<Int>

  /// For each run of moves, whether it is in the first stage.
  private var isFirst: [Bool]

  /// Whether sections without such moves change in the first stage.
  private var changesOthersFirst = true

  /// The old offsets of the surviving sections that change in the first stage.
  private(set) var changingFirst: OffsetSet

  /// The old offsets of those that change in the second stage.
  private(set) var changingSecond: OffsetSet

  /// The sections of the middle state.
  private(set) var order: SectionOrder

  /// The limit on the sum of sections and runs of moves over all tries, and the number of tries to
  /// make regardless.
  private static var stepLimit: Int { 4_096 }
  private static var fewestTries: Int { 1 }

  /// Creates an assignment; `nil` if none is found.
  ///
  /// - Precondition: No row moves from a deleted section into an inserted one.
  /// - Complexity: O(*r* + *s* log *s*), where *r* is the number of runs of operations and *s* that
  ///   of sections. The number of tries is limited.
  init?(_ mapping: SectionMapping, _ rows: RowOperations, _ unpaired: UnpairedRows) {
    self.mapping = mapping
    self.unpaired = unpaired
    moves = rows.moved.runs
    left = Set(rows.moved.runs.map { $0.from.section }).filter(mapping.isDeleted)
    deletedSections = left.union(rows.deleted.runs.map { $0.section }.filter(mapping.isDeleted))
    changingDeleted = deletedSections
    entered = Set(rows.moved.runs.map { $0.to.section }).filter(mapping.isInserted)
    changingInserted = entered
    isFirst = []
    changingFirst = OffsetSet(bound: 0)
    changingSecond = changingFirst
    order = SectionOrder([], mapping)
    touched = mapping.touched(by: rows)
    // Large lists get fewer tries, so that a plan takes no longer than a diff.
    let inner = InnerSections(mapping, touched: touched)
    let size = moves.count + inner.count
    var triesLeft = max(Self.fewestTries, Self.stepLimit / max(size, 1))
    let assignments = MoveAssignment.candidates(moves, mapping)
    for arrangement in SectionArrangement.all {
      for assignment in assignments {
        let isSettled = settle(assignment) { stages in
          arrangement.order(
            mapping, inner, left: stages.left, entered: stages.entered,
            first: stages.changingFirst, second: stages.changingSecond)
        }
        if isSettled { return }
        triesLeft -= 1
        if triesLeft == 0 { return nil }
      }
    }
    if settle(assignments, anyOrderOf: inner) { return }
    // Sections at the ends may keep others apart.
    let all = InnerSections(all: mapping)
    if all.count > inner.count, settle(assignments, anyOrderOf: all) { return }
    return nil
  }

  /// Tries all orders of sections, if they are few.
  private mutating func settle(
    _ assignments: [MoveAssignment], anyOrderOf sections: InnerSections
  ) -> Bool {
    var orders = SmallSectionOrders(mapping, sections, left: left, entered: entered)
    while let sections = orders?.next() {
      let order = SectionOrder(sections, mapping)
      for assignment in assignments where settle(assignment, in: { _ in order }) { return true }
    }
    return false
  }

  /// Tries an assignment of moves to stages, so that the middle state does not have both deleted
  /// and inserted rows.
  ///
  /// - Parameter order: Returns the order of the middle state.
  /// - Returns: `false` if that is impossible, or if a list view would reject one of the batches.
  private mutating func settle(
    _ assignment: MoveAssignment, in order: (borrowing MixedStages) -> SectionOrder?
  ) -> Bool {
    for timing in RowTiming.allCases {
      self.timing = timing
      isFirst = assignment.isFirst
      changesOthersFirst = assignment.changesOthersFirst
      changeSections()
      if let order = order(self), settle(order) {
        if timing != .any || !hasDeletedAndInserted { return true }
      } else if timing == .any {
        return false
      }
    }
    return false
  }

  /// Returns whether a run of moves is in the first stage.
  func isFirst(_ index: Int) -> Bool {
    mapping.isCrossing(moves[index])
      ? isFirst[index] : changingFirst.contains(moves[index].from.section)
  }

  /// Tries an order of the middle state.
  ///
  /// - Returns: `false` if a list view would reject one of the batches.
  private mutating func settle(_ order: SectionOrder) -> Bool {
    self.order = order
    // A move that would lead to a section with the same offset may be in the other stage.
    for index in moves.indices where coincides(index) {
      if mapping.isDeleted(moves[index].from.section) || mapping.isInserted(moves[index].to.section)
      {
        return false
      }
      isFirst[index].toggle()
      if coincides(index) { return false }
    }
    changeSections()
    return isInOrder
  }

  /// Determines the sections that change in each stage.
  private mutating func changeSections() {
    var first = OffsetSet(bound: mapping.newOfOld.count), second = first
    for (index, run) in moves.enumerated() where mapping.isCrossing(run) {
      let from = run.from.section, to = Int(mapping.oldOfNew[run.to.section])
      for section in [from, to] where section >= 0 && !mapping.isDeleted(section) {
        if isFirst[index] {
          first.insert(section)
        } else {
          second.insert(section)
        }
      }
    }
    for section in mapping.newOfOld.indices where touched.contains(section) {
      if timing == .deletesFirst, unpaired.deleting.contains(section) {
        first.insert(section)
      } else if timing == .insertsLast, unpaired.inserting.contains(section) {
        second.insert(section)
      } else if !first.contains(section) && !second.contains(section) {
        if changesOthersFirst {
          first.insert(section)
        } else {
          second.insert(section)
        }
      }
    }
    (changingFirst, changingSecond) = (first, second)
    changingDeleted = deletedSections
    if timing == .deletesFirst { changingDeleted.formUnion(unpaired.going) }
    changingInserted = entered
    if timing == .insertsLast { changingInserted.formUnion(unpaired.coming) }
  }

  /// Whether rows of a section are inserted in the second stage.
  func insertsLast(in section: Int) -> Bool {
    mapping.isInserted(section) || timing == .insertsLast
      || !changingFirst.contains(Int(mapping.oldOfNew[section]))
  }

  /// Whether the middle state has both deleted and inserted rows.
  private var hasDeletedAndInserted: Bool {
    guard unpaired.areInBothLists else { return false }
    let sections = mapping.newOfOld.indices
    let hasDeleted =
      sections.contains { unpaired.deleting.contains($0) && !changingFirst.contains($0) }
      || unpaired.going.contains { order.ofOld[$0] >= 0 }
    if !hasDeleted { return false }
    return sections.contains { unpaired.inserting.contains($0) && changingFirst.contains($0) }
      || unpaired.coming.contains { order.ofNew[$0] >= 0 }
  }

  private func coincides(_ index: Int) -> Bool {
    let run = moves[index]
    if !mapping.isCrossing(run) { return false }
    return isFirst[index]
      ? run.from.section == Int(order.ofNew[run.to.section])
      : Int(order.ofOld[run.from.section]) == run.to.section
  }

  /// Whether sections that change keep their order in their stage.
  private var isInOrder: Bool {
    var last: Int32 = -1
    for (old, middle) in order.ofOld.enumerated()
    where middle >= 0 && (changingDeleted.contains(old) || changingFirst.contains(old)) {
      if middle < last { return false }
      last = middle
    }
    last = -1
    for (new, middle) in order.ofNew.enumerated() where middle >= 0 {
      let old = Int(mapping.oldOfNew[new])
      if !(old < 0 ? changingInserted.contains(new) : changingSecond.contains(old)) { continue }
      if middle < last { return false }
      last = middle
    }
    return true
  }
}
