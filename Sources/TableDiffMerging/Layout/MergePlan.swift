// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The result of a merge: the pieces of the merged list in order.
@usableFromInline
struct MergePlan: Sendable {
  private let mineCount: Int
  private let theirCount: Int
  private(set) var pieces: ContiguousArray<MergePiece>

  /// The conflicts, in the order of their pieces.
  @usableFromInline private(set) var conflicts: ContiguousArray<PieceConflict>

  init(_ layout: MergeLayout) {
    mineCount = Int(layout.mine.count)
    theirCount = Int(layout.theirs.count)
    pieces = layout.pieces
    conflicts = layout.conflicts
  }

  /// Marks the conflicts of deleted sections that stay only because the other side has rows in them.
  ///
  /// - Parameters:
  ///   - mine: The sections that stay in `mine`, by their offsets in the base and in `mine`.
  ///   - theirs: The sections that stay in `theirs`.
  @usableFromInline
  mutating func nameFilled(_ mine: OffsetPairs, _ theirs: OffsetPairs) {
    if mine.isEmpty && theirs.isEmpty { return }
    let filled = Set(mine.map { base, _ in base } + theirs.map { base, _ in base })
    for index in conflicts.indices where filled.contains(Int(conflicts[index].base)) {
      conflicts[index].kind = .deletedAndFilled
    }
  }

  /// Returns the side from which a row in conflict is taken; `nil` if it is left out.
  @usableFromInline
  func source(of conflict: PieceConflict) -> MergeSide? {
    let piece = pieces[conflict.piece]
    return piece.isLeftOut ? nil : piece.source
  }

  /// Takes another row than planned.
  ///
  /// - Parameters:
  ///   - differsFromMine: Whether its content differs from that in `mine`, if it is there.
  ///   - differsFromTheirs: Whether its content differs from that in `theirs`, if it is there.
  @usableFromInline
  mutating func resolve(
    _ conflict: PieceConflict, differsFromMine: Bool, differsFromTheirs: Bool
  ) {
    pieces[conflict.piece].isLeftOut = false
    pieces[conflict.piece].differsFromMine = differsFromMine
    pieces[conflict.piece].differsFromTheirs = differsFromTheirs
  }

  @usableFromInline
  mutating func leaveOut(_ conflict: PieceConflict) { pieces[conflict.piece].isLeftOut = true }

  /// Returns the diff from a side's list to the merged list.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of changed rows of both sides.
  @usableFromInline
  func diff(from side: MergeSide) -> ListDiff {
    var pairs = OffsetPairs(), updates = OffsetPairs()
    pairs.reserveRuns(pieces.count)
    var new = 0
    for piece in pieces where !piece.isLeftOut {
      let old = Int(piece.offset(on: side)), count = Int(piece.count)
      if old >= 0 {
        pairs.append(old: old, new: new, count: count)
        if piece.differs(from: side) { updates.append(old: old, new: new, count: count) }
      }
      new += count
    }
    let oldCount = side == .mine ? mineCount : theirCount
    let split = finished { () throws(_Stopped) in
      try StayMoveSplit(pairs.runs, oldCount: oldCount, style: .minimal, nil)
    }
    return ListDiff(
      oldCount: oldCount, newCount: new, split: split, updated: updates,
      isKnownMinimal: split.staying.count == pairs.runs.count && pairs.count == min(oldCount, new))
  }

  /// Returns the pieces of the conflicts, with the offset of each one's row in the merged list; -1
  /// if it is left out.
  @usableFromInline
  func conflictOffsets() -> [(piece: Int, offset: Int)] {
    var (index, start) = (0, 0)
    return conflicts.map { conflict in
      while index < conflict.piece {
        if !pieces[index].isLeftOut { start += Int(pieces[index].count) }
        index += 1
      }
      return (index, pieces[index].isLeftOut ? -1 : start)
    }
  }
}

// MARK: - Rows

extension MergePlan {
  /// Consecutive rows of the merged list.
  @usableFromInline
  enum Rows {
    case mine(Range<Int>)
    case theirs(Range<Int>)
    /// A row that a caller decided.
    case resolved(piece: Int)
  }

  /// The number of rows in the merged list.
  @usableFromInline var count: Int {
    pieces.reduce(0) { $0 + ($1.isLeftOut ? 0 : Int($1.count)) }
  }

  /// Returns the origin of the merged list's rows, in order.
  @usableFromInline
  func rows() -> [Rows] {
    var rows: [Rows] = []
    for (index, piece) in pieces.enumerated() where !piece.isLeftOut {
      let side = piece.source
      let start = Int(piece.offset(on: side)), end = start + Int(piece.count)
      if start < 0 || piece.differs(from: side) {
        rows.append(.resolved(piece: index))
        continue
      }
      switch (side, rows.last) {
      case (.mine, .mine(let range)?) where range.upperBound == start:
        rows[rows.count - 1] = .mine(range.lowerBound..<end)
      case (.theirs, .theirs(let range)?) where range.upperBound == start:
        rows[rows.count - 1] = .theirs(range.lowerBound..<end)
      case (.mine, _): rows.append(.mine(start..<end))
      case (.theirs, _): rows.append(.theirs(start..<end))
      }
    }
    return rows
  }
}

extension MergePiece {
  /// Returns the first row's offset on a side; -1 if the rows are not there.
  func offset(on side: MergeSide) -> Int32 { side == .mine ? mine : theirs }

  /// Whether the content differs from that on a side, if the rows are there.
  func differs(from side: MergeSide) -> Bool {
    side == .mine ? differsFromMine : differsFromTheirs
  }

  /// The side from which the rows are taken, unless a caller decided: `theirs` if the content is
  /// the same there.
  var source: MergeSide { theirs >= 0 && !differsFromTheirs ? .theirs : .mine }
}
