// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list without contiguous storage whose indices are neither numbers nor start at zero.
///
/// Rows stand in pieces of three; an index that another list made is refused.
package struct LinkedRows<Row>: RandomAccessCollection {
  package struct Index: Comparable {
    fileprivate var letter: UInt32

    package static func < (left: Index, right: Index) -> Bool { left.letter < right.letter }
  }

  private let pieces: [[Row]]
  package let count: Int

  package init(_ rows: some Collection<Row>) {
    var pieces: [[Row]] = []
    for row in rows {
      if let last = pieces.last, last.count < 3 {
        pieces[pieces.count - 1].append(row)
      } else {
        pieces.append([row])
      }
    }
    self.pieces = pieces
    count = rows.count
  }

  private static var first: UInt32 { 0x4E00 }

  package var startIndex: Index { Index(letter: Self.first) }
  package var endIndex: Index { Index(letter: Self.first + UInt32(count)) }

  package func index(after index: Index) -> Index { Index(letter: index.letter + 1) }
  package func index(before index: Index) -> Index { Index(letter: index.letter - 1) }
  package func distance(from start: Index, to end: Index) -> Int {
    Int(end.letter) - Int(start.letter)
  }
  package func index(_ index: Index, offsetBy distance: Int) -> Index {
    Index(letter: UInt32(Int(index.letter) + distance))
  }

  package subscript(position: Index) -> Row {
    precondition(position >= startIndex && position < endIndex, "An index out of bounds")
    let offset = Int(position.letter - Self.first)
    return pieces[offset / 3][offset % 3]
  }
}
