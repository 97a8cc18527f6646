// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The order of all rows, which is made in steps, and of which those that are hidden are then added.
///
/// To search the place of each of many rows takes longer than to sort all of them.
@usableFromInline
struct Resorting<Row, Key: Hashable> {
  @usableFromInline var sorting = RowSorting<Row>()

  /// The rows of a block that is to be sorted.
  @usableFromInline var block = ContiguousArray<SortedRow<Row>>()

  /// The rows in order, of which each block is dropped when its labels are taken.
  @usableFromInline var sorted: RowBlocks<Row>?
  @usableFromInline var nextBlock = 0

  /// The labels in order, by sections.
  @usableFromInline var sections: SectionBuilder<Key>?
  @usableFromInline var labels = ContiguousArray<UInt64>()

  /// The section of the next label, and its index there.
  @usableFromInline var group = 0
  @usableFromInline var index = 0

  @export(implementation)
  init() {}
}

extension Resorting: Sendable where Row: Sendable, Key: Sendable {}

extension _DerivedOrder {
  /// Sorts the rows that are shown and those that are found.
  ///
  /// - Returns: Whether all is done.
  @export(implementation)
  func sortAll(
    _ progress: inout FilterProgress<Row, Key>, while shouldContinue: () -> Bool
  ) -> Bool {
    repeat {
      if progress.resorting.sorted == nil {
        sortStep(&progress)
      } else if !takeLabels(&progress.resorting) {
        return true
      }
    } while shouldContinue()
    return false
  }

  @export(implementation)
  func sortStep(_ progress: inout FilterProgress<Row, Key>) {
    let isRead = progress.offset == labels.count && progress.resorting.block.isEmpty
    if let order = rules.order, progress.resorting.sorting.merge(by: order, isLast: isRead) {
      return
    }
    if isRead {
      progress.resorting.sorted =
        rules.order == nil
        ? RowBlocks(progress.resorting.sorting.lists.flatMap(\.rows))
        : progress.resorting.sorting.takeSorted()
      progress.resorting.sorting = RowSorting()
      return
    }
    let block = nextBlock(progress)
    progress.offset = block.upperBound
    for word in block.lowerBound >> 6..<(block.upperBound + 63) >> 6 {
      progress.matching.words[word] = progress.included.words[word] | progress.found.words[word]
    }
    let wanted = progress.matching
    source.withRows(in: block, count: labels.count) { first, range in
      labels.forEachIncluded(in: range, wanted) { offset, label in
        progress.resorting.block.append(SortedRow(first[offset], label))
      }
    }
    if progress.resorting.block.count < SliceLimit.sortedCount, progress.offset < labels.count {
      return
    }
    let rows = progress.resorting.block
    progress.resorting.block = []
    if rows.isEmpty { return }
    if let order = rules.order {
      progress.resorting.sorting.append(rows, by: order)
    } else {
      progress.resorting.sorting.lists.append(([rows], 0))
    }
  }

  /// Takes the labels of the next block of sorted rows.
  ///
  /// - Returns: Whether there was one.
  @export(implementation)
  func takeLabels(_ resorting: inout Resorting<Row, Key>) -> Bool {
    guard let rows = resorting.sorted?.dropFirst(resorting.nextBlock).first else { return false }
    resorting.sorted?[resorting.nextBlock] = []
    resorting.nextBlock += 1
    guard let key = rules.key else {
      if resorting.labels.isEmpty { resorting.labels.reserveCapacity(labels.count) }
      for index in rows.indices { resorting.labels.append(rows[index].number) }
      return true
    }
    var sections = resorting.sections ?? SectionBuilder(rules.keyPrecedes)
    resorting.sections = nil
    for row in rows { sections.append(row.number, withUnsafePointer(to: row.row, key)) }
    resorting.sections = sections
    return true
  }
}
