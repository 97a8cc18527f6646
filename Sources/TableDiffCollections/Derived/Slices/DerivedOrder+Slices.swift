// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The most that is done in one slice, lest what follows the last question takes long: to place rows and
/// to make the diff.
@usableFromInline
enum SliceLimit {
  /// The number of rows between two questions.
  @export(implementation) static var blockCount: Int { 256 }

  /// The number of rows that are read.
  @export(implementation) static var rowCount: Int { 65_536 }

  /// The number of rows that are excluded or added.
  @export(implementation) static var changeCount: Int { 16_384 }

  /// The number of rows that are added in an order, in which each is searched for.
  @export(implementation) static var sortedCount: Int { 512 }
}

extension _DerivedOrder {
  /// Whether the rows are in the order of the source.
  @export(implementation) var isInSourceOrder: Bool { rules.order == nil && rules.key == nil }

  /// Tests rows of a list in the order of the source, and shows those that match, until there are no
  /// more or it is time to end.
  ///
  /// - Parameter isHidden: Whether to test hidden rows, or those that are shown.
  @export(implementation)
  mutating func testInSourceOrder(
    _ progress: inout FilterProgress<Row, Key>, isHidden: Bool, _ rows: inout _FilteredRows,
    while shouldContinue: () -> Bool
  ) {
    let (firstOffset, firstPosition) = (progress.offset, progress.position)
    // Of rows that are shown, in the list before, and of hidden ones in the list after it.
    var position = firstPosition
    var changeCount = 0
    repeat {
      let block = nextBlock(progress)
      if progress.select(block, isHidden: isHidden) { test(block, &progress) }
      for word in block.lowerBound >> 6..<(block.upperBound + 63) >> 6 {
        let tested = progress.tested.words[word]
        let changed =
          isHidden
          ? tested & progress.matching.words[word] : tested & ~progress.matching.words[word]
        let shown = progress.included.words[word]
        rows.append(changed, of: isHidden ? shown | changed : shown, isHidden, from: position)
        progress.included.words[word] = isHidden ? shown | changed : shown & ~changed
        position += (isHidden ? shown | changed : shown).nonzeroBitCount
        changeCount += changed.nonzeroBitCount
      }
      progress.offset = block.upperBound
    } while progress.offset < labels.count && changeCount < SliceLimit.changeCount
      && progress.offset - firstOffset < SliceLimit.rowCount && shouldContinue()
    progress.position = isHidden ? position : position - changeCount
    if changeCount == 0 { return }
    let range = firstOffset..<progress.offset
    var kept = ContiguousArray<UInt64>()
    kept.reserveCapacity(progress.position - firstPosition)
    labels.forEachIncluded(in: range, progress.included) { _, label in kept.append(label) }
    let oldEnd = isHidden ? position - changeCount : position
    parts[0].order.replaceLabels(in: firstPosition..<oldEnd, with: kept)
    labels.setIncluded(progress.included, in: range)
  }

  /// Tests rows that are shown, in the order of the source.
  @export(implementation)
  mutating func testShown(
    _ progress: inout FilterProgress<Row, Key>, while shouldContinue: () -> Bool
  ) -> Bool {
    repeat {
      let block = nextBlock(progress)
      if progress.select(block, isHidden: false) {
        test(block, &progress)
        for word in block.lowerBound >> 6..<(block.upperBound + 63) >> 6 {
          progress.excluded.words[word] |=
            progress.tested.words[word] & ~progress.matching.words[word]
        }
      }
      progress.offset = block.upperBound
      if progress.offset == labels.count { return true }
    } while shouldContinue()
    return false
  }

  /// Tests hidden rows in the order of the source, and returns those that match and are to be added at
  /// once.
  @export(implementation)
  mutating func testHidden(
    _ progress: inout FilterProgress<Row, Key>, while shouldContinue: () -> Bool
  ) -> ContiguousArray<Int> {
    var found = ContiguousArray<Int>()
    repeat {
      let block = nextBlock(progress)
      if progress.select(block, isHidden: true) {
        test(block, &progress)
        for word in block.lowerBound >> 6..<(block.upperBound + 63) >> 6 {
          var bits = progress.tested.words[word] & progress.matching.words[word]
          if progress.directCount <= 0 {
            progress.found.words[word] |= bits
            continue
          }
          progress.included.words[word] |= bits
          progress.directCount -= bits.nonzeroBitCount
          while bits != 0 {
            found.append(word << 6 + bits.trailingZeroBitCount)
            bits &= bits &- 1
          }
        }
      }
      progress.offset = block.upperBound
    } while progress.offset < labels.count && found.count < SliceLimit.sortedCount
      && shouldContinue()
    return found
  }

  /// Ends the tests of hidden rows: those that are to be added yet are inserted, or sorted.
  @export(implementation)
  func endTests(_ progress: inout FilterProgress<Row, Key>) {
    progress.endStage()
    let count = progress.found.count
    if count == 0 { return }
    progress.stage =
      keptRows.isEmpty && count > progress.included.count / 16 ? .sorting : .inserting
    progress.resorting.isRemembered = !remembered.parts.isEmpty
  }

  /// Returns the next rows that are found, which are shown from now on.
  @export(implementation)
  func takeFound(_ progress: inout FilterProgress<Row, Key>) -> ContiguousArray<Int> {
    var taken = ContiguousArray<Int>()
    while progress.offset < labels.count, taken.count < SliceLimit.sortedCount {
      let word = progress.offset >> 6
      var bits = progress.found.words[word]
      progress.included.words[word] |= bits
      progress.found.words[word] = 0
      while bits != 0 {
        taken.append(word << 6 + bits.trailingZeroBitCount)
        bits &= bits &- 1
      }
      progress.offset = Swift.min(labels.count, (word + 1) << 6)
    }
    return taken
  }

  /// Adds rows, and returns what changed in the list.
  @export(implementation)
  mutating func add(_ offsets: ContiguousArray<Int>) -> _FilteredRows {
    var rows = _FilteredRows(counts)
    finished { () throws(_Stopped) in
      try leave(RowBits(count: 0), &rows, nil)
      for offset in offsets { labels.include(true, at: offset) }
      try add(hiddenRows(at: offsets, nil), &rows, nil)
    }
    endFiltering(&rows)
    return rows
  }

  @export(implementation)
  func nextBlock(_ progress: FilterProgress<Row, Key>) -> Range<Int> {
    progress.offset..<Swift.min(labels.count, progress.offset + SliceLimit.blockCount)
  }

  /// Tests the rows of a block that are selected.
  @export(implementation)
  func test(_ block: Range<Int>, _ progress: inout FilterProgress<Row, Key>) {
    source.withRows(in: block, count: labels.count) { first, range in
      progress.test.testBlock(&progress.matching, progress.tested, range, first)
    }
  }
}

extension LabelOrder {
  /// Replaces the labels of a range by other ones, which are many or few.
  @usableFromInline
  mutating func replaceLabels(in range: Range<Int>, with labels: ContiguousArray<UInt64>) {
    var builder = TreeBuilder<UInt64>()
    builder.append(self, in: 0..<range.lowerBound)
    labels.withUnsafeBufferPointer { builder.append(copying: $0) }
    builder.append(self, in: range.upperBound..<count)
    self = LabelOrder(builder)
  }
}

extension _FilteredRows {
  /// Appends rows that change, of a word of rows that are or were shown.
  ///
  /// - Parameter position: The position of the first row of the word.
  @usableFromInline
  mutating func append(
    _ changed: UInt64, of shown: UInt64, _ isAdded: Bool, from position: Int
  ) {
    if changed == 0 { return }
    var (bits, position) = (shown, position)
    while bits != 0 {
      // The next rows of which all change, or none.
      let isChanged = changed & (bits & (0 &- bits)) != 0
      let other = bits & (isChanged ? ~changed : changed)
      let run = other == 0 ? bits : bits & ((other & (0 &- other)) &- 1)
      let count = run.nonzeroBitCount
      if isChanged {
        if isAdded {
          added.append(position..<position + count)
        } else {
          excluded.append(position..<position + count)
        }
      }
      position += count
      bits &= ~run
    }
  }
}
