// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// How far a filter is that is replaced in slices.
@usableFromInline
struct FilterProgress<Row, Key: Hashable> {
  /// What is done one after the other.
  @usableFromInline
  enum Stage: Sendable {
    /// The first rows that are shown are tested in the order in which they are shown.
    case leading

    /// The other ones are tested in the order of the source, which takes less time than in another.
    case shown

    /// Those that do not match are excluded, in the order in which they are shown.
    case excluding

    /// Hidden rows are tested, and those that match are added; in an order, the first ones of them.
    case hidden

    /// The others are added one by one, if they are few.
    case inserting

    /// If they are many, all rows are sorted anew, and those that are hidden added from the start on.
    case sorting, adding

    case done
  }

  @usableFromInline var test: RowTest<Row>
  @usableFromInline var stage = Stage.leading

  /// The rows that are to be tested yet.
  @usableFromInline var untested: RowBits

  /// The rows that are shown.
  @usableFromInline var included: RowBits

  /// The rows that are shown and did not match.
  @usableFromInline var excluded: RowBits

  /// The hidden rows that matched.
  @usableFromInline var found: RowBits

  /// The number of rows in an order that may yet be added when they are found.
  @usableFromInline var directCount = 0

  /// The order of the rows, as far as they are sorted.
  @usableFromInline var resorting = Resorting<Row, Key>()

  /// The rows of a block to test, and those of them that match.
  @usableFromInline var tested: RowBits
  @usableFromInline var matching: RowBits

  /// The section and the position in it of the next row that is shown.
  @usableFromInline var part = 0
  @usableFromInline var position = 0

  /// The offset in the source of the next row.
  @usableFromInline var offset = 0

  /// The number of rows to test in the order in which they are shown.
  @usableFromInline var leadingCount = 0

  @usableFromInline
  init(_ test: RowTest<Row>, _ change: FilterChange, _ labels: SourceLabels) {
    self.test = test
    included = labels.included
    let none = RowBits(count: labels.count)
    (untested, excluded, found, tested, matching) = (none, none, none, none, none)
    restart(test, change, labels)
  }

  /// Begins anew with another filter; rows that were not tested yet by this one are tested.
  @usableFromInline
  mutating func restart(_ test: RowTest<Row>, _ change: FilterChange, _ labels: SourceLabels) {
    self.test = test
    untested.formUnion(excluded)
    untested.formUnion(found)
    untested.formUnion(change == .narrower ? included : labels.tested(for: change))
    restart()
  }

  /// Begins anew with the rows that are to be tested yet.
  @usableFromInline
  mutating func restart() {
    excluded = RowBits(count: untested.words.count * 64)
    (found, resorting) = (excluded, Resorting())
    (stage, part, position, offset) = (.leading, 0, 0, 0)
    // Among many rows, a part for which it matters little how long it takes.
    leadingCount = 2_048 + included.count / 64
    directCount = 1_024
  }

  /// Takes over the rows of another source.
  @usableFromInline
  mutating func follow(_ changes: ListDiff, _ labels: SourceLabels) {
    untested.formUnion(excluded)
    untested.formUnion(found)
    let old = untested
    untested = RowBits(count: labels.count)
    changes.forEachStayingRun { oldStart, newStart, count in
      for start in stride(from: 0, to: count, by: 64) {
        let length = min(64, count - start)
        let bits = old.bits(oldStart + start..<oldStart + start + length)
        untested.formUnion(bits, at: newStart + start)
      }
    }
    for (from, to) in changes.moved.map({ ($0, $1) }) where old[from] { untested[to] = true }
    // Rows that are inserted or updated were tested.
    for offset in changes.updated.newOffsets { untested[offset] = false }
    included = labels.included
    (tested, matching) = (RowBits(count: labels.count), RowBits(count: labels.count))
    restart()
  }

  /// Goes on with the next stage.
  @usableFromInline
  mutating func endStage() {
    (part, position, offset) = (0, 0, 0)
    switch stage {
    case .leading: stage = .shown
    case .shown: stage = excluded.count == 0 ? .hidden : .excluding
    case .excluding: stage = .hidden
    case .hidden, .inserting, .adding, .done: stage = .done
    case .sorting: stage = .adding
    }
  }

  /// Selects the rows to test of a block.
  ///
  /// - Parameter isHidden: Whether they are hidden, or shown.
  /// - Returns: Whether there are any.
  @usableFromInline
  mutating func select(_ block: Range<Int>, isHidden: Bool) -> Bool {
    var all: UInt64 = 0
    for word in block.lowerBound >> 6..<(block.upperBound + 63) >> 6 {
      let bits = untested.words[word] & (isHidden ? ~included.words[word] : included.words[word])
      tested.words[word] = bits
      untested.words[word] &= ~bits
      all |= bits
    }
    return all != 0
  }
}

extension FilterProgress: Sendable where Row: Sendable, Key: Sendable {}

extension RowBits {
  /// Sets the bits that are set in others.
  @usableFromInline
  mutating func formUnion(_ other: RowBits) {
    for index in words.indices { words[index] |= other.words[index] }
  }
}
