// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The correspondence of old and new sections, and which surviving ones move.
struct SectionMapping {
  /// The new offset of each old section; negative if it is deleted.
  private(set) var newOfOld: ContiguousArray<Int32>

  /// The old offset of each new section; negative if it is inserted.
  private(set) var oldOfNew: ContiguousArray<Int32>

  /// The old offsets of the moving sections.
  private(set) var moving: OffsetSet

  init(_ sections: ListDiff) {
    newOfOld = ContiguousArray(repeating: -1, count: sections.oldCount)
    oldOfNew = ContiguousArray(repeating: -1, count: sections.newCount)
    moving = OffsetSet(bound: sections.oldCount)
    for run in sections.runs {
      guard let olds = run.old, let news = run.new else { continue }
      for (old, new) in zip(olds, news) {
        newOfOld[old] = Int32(truncatingIfNeeded: new)
        oldOfNew[new] = Int32(truncatingIfNeeded: old)
      }
      if run.kind == .moves { moving.insert(olds) }
    }
  }

  /// Replaces the set of moving sections.
  mutating func move(_ moving: OffsetSet) { self.moving = moving }

  func isDeleted(_ section: Int) -> Bool { newOfOld[section] < 0 }

  func isInserted(_ section: Int) -> Bool { oldOfNew[section] < 0 }

  func isStaying(new section: Int) -> Bool {
    !isInserted(section) && !moving.contains(Int(oldOfNew[section]))
  }

  var deletes: [Int] { newOfOld.indices.filter { newOfOld[$0] < 0 } }

  var inserts: [Int] { oldOfNew.indices.filter { oldOfNew[$0] < 0 } }

  var moves: [ListDiff.Move] {
    var moves: [ListDiff.Move] = []
    for (new, old) in oldOfNew.enumerated() where old >= 0 && moving.contains(Int(old)) {
      moves.append(ListDiff.Move(from: Int(old), to: new))
    }
    return moves
  }
}

extension SectionMapping {
  /// Returns whether a move leads to another section, even one with the same offset.
  func isCrossing(_ move: MoveRuns.Run) -> Bool {
    Int(newOfOld[move.from.section]) != move.to.section
  }

  /// Returns whether list views reject a move in a batch with section operations: out of a deleted
  /// section (C3), into an inserted one (C4), to another section with the same offset (C7), or in
  /// table views to any other section (C9).
  func isIllegal(_ move: MoveRuns.Run, _ kind: ListViewKind) -> Bool {
    if isDeleted(move.from.section) || isInserted(move.to.section) { return true }
    return isCrossing(move)
      && (!kind.mixesCrossSectionMovesWithSections || move.from.section == move.to.section)
  }

  /// Returns the old offsets of the surviving sections with row operations.
  func touched(by rows: RowOperations) -> OffsetSet {
    var touched = OffsetSet(bound: newOfOld.count)
    func touch(old section: Int) {
      if !isDeleted(section) { touched.insert(section) }
    }
    func touch(new section: Int) {
      let old = Int(oldOfNew[section])
      if old >= 0 { touched.insert(old) }
    }
    for run in rows.deleted.runs { touch(old: run.section) }
    for run in rows.inserted.runs { touch(new: run.section) }
    for run in rows.moved.runs {
      touch(old: run.from.section)
      touch(new: run.to.section)
    }
    return touched
  }
}

/// The section operations of a stage.
struct SectionOperations {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [ListDiff.Move] = []
}

/// The numbers of rows whose moves cannot be in one batch with section operations.
struct IllegalMoves {
  /// The number of rows that move out of deleted sections into surviving ones.
  private(set) var leavingDeleted = 0

  /// The number of rows that move out of surviving sections into inserted ones.
  private(set) var enteringInserted = 0

  /// The number of rows that move out of deleted sections into inserted ones.
  private(set) var leavingForInserted = 0

  /// The number of rows that move between surviving sections in ways that one batch does not allow.
  private(set) var crossing = 0

  init(_ moves: MoveRuns, _ mapping: SectionMapping, _ kind: ListViewKind) {
    for run in moves.runs where mapping.isIllegal(run, kind) {
      switch (mapping.isDeleted(run.from.section), mapping.isInserted(run.to.section)) {
      case (true, true): leavingForInserted += run.count
      case (true, false): leavingDeleted += run.count
      case (false, true): enteringInserted += run.count
      case (false, false): crossing += run.count
      }
    }
  }

  var isEmpty: Bool {
    leavingDeleted + enteringInserted + leavingForInserted + crossing == 0
  }

  /// Whether no row moves out of a deleted section.
  var keepsDeleted: Bool { leavingDeleted + leavingForInserted == 0 }

  /// Whether no row moves into an inserted section.
  var keepsInserted: Bool { enteringInserted + leavingForInserted == 0 }
}
