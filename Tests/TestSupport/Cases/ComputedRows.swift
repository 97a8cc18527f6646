// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// Rows that take no memory: pieces of consecutive ids, which are made where they are read.
///
/// They say which rows they share with another version, and count those that are read. No other
/// collection of the library is like them, so they show what the library asks of such a collection.
///
/// Ids are unique.
package struct ComputedRows: RandomAccessCollection, RangeReplaceableCollection, StructureSharing {
  /// How many rows are read of all versions of a list.
  package final class ReadCount {
    package var value = 0
  }

  private struct Piece {
    var id: Int
    var content: Int
    var count: Int
  }

  package let reads: ReadCount
  private var pieces: [Piece] = []
  package private(set) var endIndex = 0

  package var startIndex: Int { 0 }

  package init() { reads = ReadCount() }

  /// Creates rows with the ids from 0 to below a count.
  package init(count: Int, reads: ReadCount = ReadCount()) {
    self.reads = reads
    append(Piece(id: 0, content: 0, count: count))
  }

  package init(_ rows: [TestRow], reads: ReadCount = ReadCount()) {
    self.reads = reads
    for row in rows { append(Piece(id: row.id, content: row.content, count: 1)) }
  }

  /// Appends rows with consecutive ids.
  package mutating func appendRows(from id: Int, count: Int) {
    append(Piece(id: id, content: 0, count: count))
  }

  private mutating func append(_ piece: Piece) {
    if piece.count == 0 { return }
    endIndex += piece.count
    if let last = pieces.last, last.id + last.count == piece.id, last.content == piece.content {
      pieces[pieces.count - 1].count += piece.count
    } else {
      pieces.append(piece)
    }
  }

  /// Appends the rows at a range of offsets of another version, without reading them.
  private mutating func append(_ range: Range<Int>, of other: ComputedRows) {
    var start = 0
    for piece in other.pieces {
      let part = range.clamped(to: start..<start + piece.count)
      append(
        Piece(id: piece.id + part.lowerBound - start, content: piece.content, count: part.count))
      start += piece.count
    }
  }

  package subscript(offset: Int) -> TestRow {
    reads.value += 1
    var start = 0
    for piece in pieces {
      if offset < start + piece.count {
        return TestRow(id: piece.id + offset - start, content: piece.content)
      }
      start += piece.count
    }
    preconditionFailure("There is no row at \(offset) of \(count).")
  }

  package mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<TestRow>
  ) {
    var result = ComputedRows(count: 0, reads: reads)
    result.append(0..<subrange.lowerBound, of: self)
    for row in newElements { result.append(Piece(id: row.id, content: row.content, count: 1)) }
    result.append(subrange.upperBound..<count, of: self)
    self = result
  }

  /// Moves rows.
  ///
  /// - Parameter to: The offset of the first of them afterwards.
  package mutating func move(_ rows: Range<Int>, to: Int) {
    var rest = self
    rest.replaceSubrange(rows, with: EmptyCollection())
    var result = ComputedRows(count: 0, reads: reads)
    result.append(0..<to, of: rest)
    result.append(rows, of: self)
    result.append(to..<rest.count, of: rest)
    self = result
  }

  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? ComputedRows else { return .none }
    let matches = IdentityMatches(sharedPairs(with: new), oldCount: count, newCount: new.count)
    switch purpose {
    case .pairs: return .some(UnsharedRows(matches))
    case .section: return matches.isInStep ? .some(UnsharedRows(matches)) : .none
    case .list:
      let copies = Copies(old: copy(matches.unmatchedOld), new: new.copy(matches.unmatchedNew))
      return .some(
        UnsharedRows(
          matches, old: Copies.pieces(copies.old, at: matches.unmatchedOld),
          new: Copies.pieces(copies.new, at: matches.unmatchedNew), owner: copies))
    }
  }

  package func appendPieces(to pieces: inout ListPieces) -> Bool { false }

  private func copy(_ offsets: OffsetRanges) -> ContiguousArray<TestRow> {
    ContiguousArray(offsets.offsets.map { self[$0] })
  }

  /// Keeps the rows in memory that are to be paired.
  private final class Copies {
    let old: ContiguousArray<TestRow>
    let new: ContiguousArray<TestRow>

    init(old: ContiguousArray<TestRow>, new: ContiguousArray<TestRow>) {
      (self.old, self.new) = (old, new)
    }

    static func pieces(
      _ rows: ContiguousArray<TestRow>, at offsets: OffsetRanges
    ) -> ListPieces {
      var pieces = ListPieces()
      rows.withUnsafeBufferPointer { rows in
        guard var address = rows.baseAddress else { return }
        for range in offsets.ranges {
          pieces.append(
            UnsafeRawPointer(address), start: Int32(range.lowerBound), count: Int32(range.count))
          address += range.count
        }
      }
      return pieces
    }
  }

  private func sharedPairs(with new: ComputedRows) -> OffsetPairs {
    var pairs = OffsetPairs()
    var newStart = 0
    for piece in new.pieces {
      let ids = piece.id..<piece.id + piece.count
      var parts: [(old: Int, ids: Range<Int>)] = []
      var start = 0
      for other in pieces {
        let common = ids.clamped(to: other.id..<other.id + other.count)
        if !common.isEmpty, other.content == piece.content {
          parts.append((start + common.lowerBound - other.id, common))
        }
        start += other.count
      }
      for part in parts.sorted(by: { $0.ids.lowerBound < $1.ids.lowerBound }) {
        pairs.append(
          old: part.old, new: newStart + part.ids.lowerBound - piece.id, count: part.ids.count)
      }
      newStart += piece.count
    }
    return pairs
  }
}

/// A section of computed rows.
package struct ComputedSection: ListSection {
  package let id: Int
  package let rows: ComputedRows

  package init(id: Int = 0, rows: ComputedRows) { (self.id, self.rows) = (id, rows) }

  package init(_ section: ComputedSection, rows: ComputedRows) {
    self.init(id: section.id, rows: rows)
  }
}
