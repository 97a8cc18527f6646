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

  /// Whether the labels are taken from the order that is remembered, and the next one there.
  @usableFromInline var isRemembered = false
  @usableFromInline var rememberedPart = 0
  @usableFromInline var rememberedPosition = 0

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
      if progress.resorting.isRemembered {
        if takeRemembered(&progress) { return true }
      } else if progress.resorting.sorted == nil {
        sortStep(&progress)
      } else if !takeLabels(&progress.resorting) {
        return true
      }
    } while shouldContinue()
    return false
  }

  /// Takes the next labels of the order that is remembered.
  ///
  /// - Returns: Whether all are taken. If rows are missing there, all are sorted from the next step on.
  @export(implementation)
  func takeRemembered(_ progress: inout FilterProgress<Row, Key>) -> Bool {
    let part = progress.resorting.rememberedPart
    if part == remembered.parts.count {
      if progress.resorting.count == progress.matching.count { return true }
      progress.resorting = Resorting()
      return false
    }
    if part == 0, progress.resorting.rememberedPosition == 0 {
      progress.matching = progress.included
      progress.matching.formUnion(progress.found)
      if rules.key != nil { progress.resorting.sections = SectionBuilder(rules.keyPrecedes) }
    }
    let order = remembered.parts[part].order
    let first = progress.resorting.rememberedPosition
    let block = first..<Swift.min(order.count, first + SliceLimit.blockCount * 4)
    let key = remembered.parts[part].key
    var sections = progress.resorting.sections
    progress.resorting.sections = nil
    order.withChunks(in: block) { chunk in
      for label in chunk {
        guard let offset = labels.offset(of: label), progress.matching[offset] else { continue }
        if !remembered.changed.isEmpty, remembered.changed.contains(label) { continue }
        if let key {
          sections?.append(label, key)
        } else {
          progress.resorting.labels.append(label)
        }
      }
    }
    progress.resorting.sections = sections
    progress.resorting.rememberedPosition = block.upperBound
    if block.upperBound == order.count {
      (progress.resorting.rememberedPart, progress.resorting.rememberedPosition) = (part + 1, 0)
    }
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
