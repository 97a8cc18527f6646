// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A position in the unpaired rows of a group of pieces.
///
/// Pieces are read without bounds checks, since a piece may have only a few rows.
@usableFromInline
struct PieceCursor<Row> {
  /// The pieces of all groups.
  @usableFromInline let pieces: UnsafePointer<ListPiece>
  @usableFromInline var index: Int

  /// The address of the next row.
  @usableFromInline var next: UnsafePointer<Row>?

  /// The number of rows left in the piece; 0 at the end of all pieces.
  @usableFromInline var rest = 0

  /// The ordinal of the next row, and the end of the ordinals to read.
  @usableFromInline var ordinal = 0
  @usableFromInline var end = 0

  /// - Parameter group: The pieces of the group.
  @export(implementation)
  init(_ pieces: UnsafePointer<ListPiece>, _ group: Range<Int>) {
    self.pieces = pieces
    index = group.lowerBound
    var last = group.upperBound
    while last > index, !pieces[last &- 1].isOpen { last &-= 1 }
    while index < last, !pieces[index].isOpen { index &+= 1 }
    if index == last { return }
    ordinal = Int(pieces[index].other)
    end = Int(pieces[last &- 1].other) &+ Int(pieces[last &- 1].count)
    enterPiece()
  }

  @export(implementation)
  @inline(__always)
  mutating func enterPiece() {
    while !pieces[index].isOpen { index &+= 1 }
    next = pieces[index].address?.assumingMemoryBound(to: Row.self)
    rest = min(Int(pieces[index].count), end &- ordinal)
  }

  @export(implementation)
  @inline(__always)
  mutating func advance(_ count: Int) {
    ordinal &+= count
    rest &-= count
    if rest == 0, ordinal < end {
      index &+= 1
      enterPiece()
    } else {
      next = next.map { $0 + count }
    }
  }

  /// Excludes rows from the end.
  @export(implementation)
  mutating func shorten(to newEnd: Int) {
    end = newEnd
    rest = min(rest, end - ordinal)
  }

  /// The rest of the piece.
  @export(implementation) var buffer: UnsafeBufferPointer<Row> {
    UnsafeBufferPointer(start: next, count: rest)
  }
}

/// A position in the unpaired rows of a group of pieces, read from the end.
@usableFromInline
struct PieceBackCursor<Row> {
  @usableFromInline let pieces: UnsafePointer<ListPiece>
  @usableFromInline var index: Int

  /// The end of the rows left in the piece.
  @usableFromInline var last: UnsafePointer<Row>?

  /// The number of these rows; 0 at the start of all pieces.
  @usableFromInline var rest = 0

  /// The ordinal after the next row, and the first ordinal to read.
  @usableFromInline var ordinal: Int
  @usableFromInline let start: Int

  /// - Parameters:
  ///   - front: Where reading from the front stopped, before the end.
  ///   - groupEnd: The end of the group's pieces.
  @export(implementation)
  init(_ front: PieceCursor<Row>, groupEnd: Int) {
    pieces = front.pieces
    index = groupEnd
    ordinal = front.end
    start = front.ordinal
    enterPiece()
  }

  /// Enters the previous open piece.
  @export(implementation)
  @inline(__always)
  mutating func enterPiece() {
    repeat { index &-= 1 } while !pieces[index].isOpen
    let count = ordinal &- Int(pieces[index].other)
    last = pieces[index].address.map { $0.assumingMemoryBound(to: Row.self) + count }
    rest = min(count, ordinal &- start)
  }

  @export(implementation)
  @inline(__always)
  mutating func retreat(_ count: Int) {
    ordinal &-= count
    rest &-= count
    if rest == 0, ordinal > start {
      enterPiece()
    } else {
      last = last.map { $0 - count }
    }
  }
}

extension RowMatcher {
  /// Pairs rows by walking the pieces of each group in step, as `walk` does for contiguous lists.
  ///
  /// This walk is separate because a piece may end at any row: copying rows into one buffer would
  /// cost more than the walk, and a cursor in the other walk would slow down all lists.
  ///
  /// Offsets are the ordinals of the pieces.
  @export(implementation)
  @inline(always)
  mutating func walk<Row, ID: Hashable>(
    _ pieces: UnsharedPieces, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    try pieces.old.pieces.withUnsafeBufferPointer { oldPieces throws(_Stopped) in
      try pieces.new.pieces.withUnsafeBufferPointer { newPieces throws(_Stopped) in
        guard let oldPieces = oldPieces.baseAddress, let newPieces = newPieces.baseAddress else {
          leaveOver(old: 0..<pieces.old.rowCount, new: 0..<pieces.new.rowCount)
          return
        }
        try walk(
          oldPieces, newPieces, pieces.groupEnds, id: id, contentsEqual: contentsEqual, stop)
      }
    }
  }

  @export(implementation)
  @inline(always)
  mutating func walk<Row, ID: Hashable>(
    _ oldPieces: UnsafePointer<ListPiece>, _ newPieces: UnsafePointer<ListPiece>,
    _ groupEnds: ContiguousArray<PieceGroupEnd>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var budget = LookAheadBudget(rowCount: max(oldCount, newCount))
    var first = PieceGroupEnd(old: 0, new: 0)
    for groupEnd in groupEnds {
      beginSection(oldBase: 0, newBase: 0)
      var old = PieceCursor<Row>(oldPieces, first.old..<groupEnd.old)
      var new = PieceCursor<Row>(newPieces, first.new..<groupEnd.new)
      first = groupEnd
      var isSuffixPaired = false
      while true {
        while old.rest > 0, new.rest > 0, let oldRows = old.next, let newRows = new.next {
          let count = min(old.rest, new.rest)
          var index = 0
          while index < count, id(oldRows[index]) == id(newRows[index]) {
            if !contentsEqual(oldRows[index], newRows[index]) {
              appendUpdate(old: old.ordinal &+ index, new: new.ordinal &+ index)
            }
            index &+= 1
          }
          // The row that ends the step was read too; there may be many such rows.
          try stop?.check(after: index &+ 1)
          budget.earn(index)
          old.advance(index)
          new.advance(index)
          if index < count { break }
        }
        if old.rest == 0 || new.rest == 0 { break }

        if !isSuffixPaired {
          isSuffixPaired = true
          var oldBack = PieceBackCursor(old, groupEnd: groupEnd.old)
          var newBack = PieceBackCursor(new, groupEnd: groupEnd.new)
          while oldBack.rest > 0, newBack.rest > 0, let oldLast = oldBack.last,
            let newLast = newBack.last
          {
            let count = min(oldBack.rest, newBack.rest)
            var index = 0
            while index < count, id(oldLast[-1 &- index]) == id(newLast[-1 &- index]) {
              index &+= 1
              if !contentsEqual(oldLast[-index], newLast[-index]) {
                prependSuffixUpdate(old: oldBack.ordinal &- index, new: newBack.ordinal &- index)
              }
            }
            try stop?.check(after: index)
            budget.earn(index)
            oldBack.retreat(index)
            newBack.retreat(index)
            if index < count { break }
          }
          old.shorten(to: oldBack.ordinal)
          new.shorten(to: newBack.ordinal)
          continue
        }
        if budget.distance == 0 { break }
        let (oldStep, newStep) = try Self.lookAhead(
          old.buffer, from: 0, to: old.rest, new.buffer, from: 0, to: new.rest, id: id,
          isTrial: false, budget: &budget, stop)
        leaveOver(
          old: old.ordinal..<old.ordinal + oldStep, new: new.ordinal..<new.ordinal + newStep)
        old.advance(oldStep)
        new.advance(newStep)
      }
      leaveOver(old: old.ordinal..<old.end, new: new.ordinal..<new.end)
    }
    // The updates of the last suffix follow.
    beginSection(oldBase: 0, newBase: 0)
  }
}
