// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Lists that read one source, as after another filter or order, have a row in common if they have its
/// label in common.
///
/// Otherwise they share the nodes of their orders that have rows which did not change: an update writes
/// each changed row into its place, also where the place is the same.
extension DerivedRows: PiecedRows {
  @inlinable
  package func sharedRows(with new: DerivedRows) -> OffsetPairs {
    if let same = sameRows(as: new) { return same.allPairs(oldCount: count, newCount: new.count) }
    guard case .derived(let oldOrder, _, let isReversed) = storage,
      case .derived(let newOrder, _, isReversed) = new.storage
    else { return OffsetPairs() }
    let pairs = oldOrder.sharedRows(with: newOrder)
    return isReversed
      ? pairs.reversed(oldCount: oldOrder.count, newCount: newOrder.count) : pairs
  }

  @inlinable
  func sameRows(as new: DerivedRows) -> SameRows? {
    guard case .derived(let oldOrder, let oldSource, let isReversed) = storage,
      case .derived(let newOrder, let newSource, let isNewReversed) = new.storage,
      oldSource === newSource
    else { return nil }
    return oldOrder.sameRows(as: newOrder, isReversed: isReversed, isNewReversed: isNewReversed)
  }

  /// Returns where some rows are in the source.
  @inlinable
  func side(_ offsets: OffsetRanges, in rows: KeptRows<Source.Element>) -> TreeSide {
    var side = TreeSide()
    guard case .derived(let order, let source, let isReversed) = storage else { return side }
    side.pieces.reserveCapacity(offsets.count)
    var iterator = LabelIterator(order)
    for run in offsets.runs {
      for offset in run.range {
        let label = iterator.label(at: isReversed ? order.count - 1 - offset : offset)
        side.append(
          rows.address(at: source.offset(of: label)), start: Int32(truncatingIfNeeded: offset),
          count: 1)
      }
    }
    return side
  }

  @inlinable
  func gathering(with new: DerivedRows, findsMoved: Bool) -> RowGathering<Source.Element>? {
    if findsMoved, let same = sameRows(as: new) {
      guard same.haveRest, case .derived(_, let source, _) = storage else {
        return RowGathering(same, old: TreeSide(), new: TreeSide(), in: nil)
      }
      // Not copied: to count references to what rows refer to takes most of the time.
      let rows = KeptRows(source.source, count: source.source.count)
      return RowGathering(
        same, old: side(same.oldRest, in: rows), new: new.side(same.newRest, in: rows), in: rows)
    }
    guard case .derived(let oldOrder, let oldSource, let isReversed) = storage,
      case .derived(let newOrder, let newSource, isReversed) = new.storage,
      let pieces = oldOrder.unsharedPieces(with: newOrder, findsMoved: findsMoved)
    else { return nil }
    defer { withExtendedLifetime((oldOrder, newOrder)) {} }
    let old = oldSource.rows(of: pieces.old, isReversed: isReversed)
    let new = newSource.rows(of: pieces.new, isReversed: isReversed)
    let placed = pieces.placed(
      // Valid as long as the arrays are kept, since nothing writes to them.
      old: old.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      new: new.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      stride: MemoryLayout<Source.Element>.stride,
      reversed: isReversed ? (oldOrder.count, newOrder.count) : nil)
    return RowGathering(placed, old: old, new: new)
  }
}

extension DerivedSource {
  /// Returns copies of the rows of open pieces of labels.
  @inlinable
  func rows(of side: TreeSide, isReversed: Bool) -> ContiguousArray<Source.Element> {
    var rows = ContiguousArray<Source.Element>()
    rows.reserveCapacity(side.rowCount)
    for piece in side.pieces {
      guard let address = piece.address?.assumingMemoryBound(to: UInt64.self) else { continue }
      for index in 0..<Int(piece.count) { rows.append(row(address[index])) }
    }
    if isReversed { rows.reverse() }
    return rows
  }
}

extension LabelOrder {
  /// Returns the pieces that this order does not share with another one; `nil` if they share nothing.
  @usableFromInline
  func unsharedPieces(with new: LabelOrder, findsMoved: Bool) -> TreePieces? {
    guard let oldRoot = rootNode, let newRoot = new.rootNode else { return nil }
    defer { withExtendedLifetime((self, new)) {} }
    if !(oldRoot === newRoot), oldRoot.areBelowUnique, newRoot.areBelowUnique { return nil }
    var stopCheck = StopCheck()
    return SharedNodes.pieces(
      oldRoot, oldStart: 0, newRoot, newStart: 0, findsMoved: findsMoved, &stopCheck, { false })
  }
}

extension OffsetPairs {
  /// Returns the same pairs of reversed lists.
  @usableFromInline
  func reversed(oldCount: Int, newCount: Int) -> OffsetPairs {
    var reversed = OffsetPairs()
    reversed.reserveRuns(runs.count)
    for run in runs.reversed() {
      let count = Int(run.count)
      // Within a run both sides ascend, so each run stays one.
      reversed.append(
        old: oldCount - Int(run.old) - count, new: newCount - Int(run.new) - count, count: count)
    }
    return reversed
  }
}
