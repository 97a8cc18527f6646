// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension MergeLayout {
  /// Appends the rows of one side in a gap.
  mutating func append(_ rows: Range<Int32>, of side: MergeSide) {
    if rows.isEmpty { return }
    let runs = side == .mine ? mine.runs : theirs.runs
    var index = side == .mine ? mineCursor.run : theirsCursor.run
    var start = rows.lowerBound
    while start < rows.upperBound {
      let run = runs[index]
      let end = min(run.end, rows.upperBound)
      if start < end {
        if run.target < 0 {
          appendInserted(start..<end, of: side)
        } else {
          let base = run.target &+ (start &- run.start)
          append(start..<end, fromBase: base, isMoved: run.isMoved, of: side)
        }
        start = end
      }
      if run.end <= start { index += 1 }
    }
    if side == .mine { mineCursor.run = index } else { theirsCursor.run = index }
  }

  /// Appends rows that a side inserts; rows that both sides insert are taken from the first side.
  private mutating func appendInserted(_ rows: Range<Int32>, of side: MergeSide) {
    let shared = side == .mine ? sharedByMine : sharedByTheirs
    var index = side == .mine ? mineCursor.shared : theirsCursor.shared
    var start = rows.lowerBound
    while start < rows.upperBound {
      guard index < shared.count, shared[index].start(on: side) < rows.upperBound else {
        append(start, count: rows.upperBound &- start, onlyOn: side)
        break
      }
      let run = shared[index]
      let skipped = max(0, start &- run.start(on: side))
      if skipped >= run.count {
        index += 1
        continue
      }
      let runStart = run.start(on: side) &+ skipped
      if start < runStart { append(start, count: runStart &- start, onlyOn: side) }
      let count = min(run.count &- skipped, rows.upperBound &- runStart)
      if side == first {
        append(run.part(skipped..<skipped &+ count), kind: .inserted, isMoved: false)
      }
      start = runStart &+ count
    }
    if side == .mine { mineCursor.shared = index } else { theirsCursor.shared = index }
  }

  /// Appends rows of the base that a side moves, or that the other side does not keep in place.
  private mutating func append(
    _ rows: Range<Int32>, fromBase base: Int32, isMoved: Bool, of side: MergeSide
  ) {
    let others = side == .mine ? theirs.baseRuns : mine.baseRuns
    let cursor = side == .mine ? mineCursor : theirsCursor
    var index = others.seek(base, from: isMoved ? cursor.moved : cursor.staying)
    var start = base
    let end = base &+ (rows.upperBound &- rows.lowerBound)
    while start < end {
      let other = others[index]
      let partEnd = min(end, other.end)
      let own = rows.lowerBound &+ (start &- base)
      if other.target < 0 {
        appendDeletedByOther(own, base: start..<partEnd, isMoved: isMoved, of: side)
      } else if isMoved, !other.isMoved || side == first {
        let theirOffset = other.target &+ (start &- other.start)
        let run = SharedRun(
          base: start, mine: side == .mine ? own : theirOffset,
          theirs: side == .mine ? theirOffset : own, count: partEnd &- start)
        append(run, kind: other.isMoved ? .moved : nil, isMoved: true)
      }
      start = partEnd
      if start < end { index += 1 }
    }
    switch (side, isMoved) {
    case (.mine, true): mineCursor.moved = index
    case (.mine, false): mineCursor.staying = index
    case (.theirs, true): theirsCursor.moved = index
    case (.theirs, false): theirsCursor.staying = index
    }
  }

  /// Appends the rows that the other side deletes and this side updates; rows that this side only
  /// moves are appended as left out.
  private mutating func appendDeletedByOther(
    _ offset: Int32, base: Range<Int32>, isMoved: Bool, of side: MergeSide
  ) {
    var rest = base
    while !rest.isEmpty {
      let (rows, change) = part(of: &rest, isMoved: isMoved)
      if change == nil, !isMoved { continue }
      for row in rows {
        let own = offset &+ (row &- base.lowerBound)
        let (mine, theirs) = side == .mine ? (own, -1) : (-1, own)
        conflicts.append(
          PieceConflict(
            kind: change == nil ? .deletedAndMoved : .deletedAndUpdated, base: row, mine: mine,
            theirs: theirs, piece: pieces.count))
        pieces.append(
          MergePiece(mine: mine, theirs: theirs, count: 1, isLeftOut: change == nil))
      }
    }
  }

  private mutating func append(_ offset: Int32, count: Int32, onlyOn side: MergeSide) {
    pieces.append(
      side == .mine
        ? MergePiece(mine: offset, theirs: -1, count: count)
        : MergePiece(mine: -1, theirs: offset, count: count))
  }

  /// Appends rows that both sides have.
  ///
  /// - Parameters:
  ///   - kind: What is in conflict besides the content.
  ///   - isMoved: Whether the rows move, so that their content is looked up far from the last one.
  mutating func append(_ run: SharedRun, kind: MergeConflictKind?, isMoved: Bool) {
    if run.base < 0 {
      let isConflict = kind != nil || run.isInsertedDifferently
      append(
        run, isConflict ? .inserted : nil,
        contentFrom: run.isInsertedDifferently ? first : nil)
      return
    }
    var rest = run.base..<run.base &+ run.count
    while !rest.isEmpty {
      let (part, change) = part(of: &rest, isMoved: isMoved)
      let rows = run.part(part.lowerBound &- run.base..<part.upperBound &- run.base)
      switch change {
      case nil: append(rows, kind, contentFrom: nil)
      case .mine: append(rows, kind, contentFrom: .mine)
      case .theirs: append(rows, kind, contentFrom: .theirs)
      case .conflict:
        append(rows, kind == nil ? .updated : .updatedAndMoved, contentFrom: first)
      }
    }
  }

  /// Removes the first part of a range of the base whose content changed in one way.
  @inline(__always)
  private mutating func part(
    of range: inout Range<Int32>, isMoved: Bool
  ) -> (rows: Range<Int32>, change: ContentRuns.Kind?) {
    isMoved
      ? contents.removeFirstPart(of: &range, &movedContent)
      : contents.removeFirstPart(of: &range, &stayingContent)
  }

  /// Appends rows that both sides have, each conflict as a piece of one row.
  ///
  /// - Parameter side: The side whose content is taken; `nil` if both have the same.
  private mutating func append(
    _ run: SharedRun, _ kind: MergeConflictKind?, contentFrom side: MergeSide?
  ) {
    let step = kind == nil ? run.count : 1
    for skipped in stride(from: 0, to: run.count, by: Int(step)) {
      let (mine, theirs) = (run.mine &+ skipped, run.theirs &+ skipped)
      if let kind {
        conflicts.append(
          PieceConflict(
            kind: kind, base: run.base < 0 ? -1 : run.base &+ skipped, mine: mine, theirs: theirs,
            piece: pieces.count))
      }
      pieces.append(
        MergePiece(
          mine: mine, theirs: theirs, count: step, differsFromMine: side == .theirs,
          differsFromTheirs: side == .mine))
    }
  }
}
