// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SourceLabels {
  /// Includes or excludes a row.
  @usableFromInline
  package mutating func include(_ isIncluded: Bool, at offset: Int) {
    let place = place(at: offset)
    let bit: UInt64 = 1 << UInt64(place.index)
    if (chunks[place.chunk][place.run].included & bit != 0) == isIncluded { return }
    chunks[place.chunk][place.run].included ^= bit
  }

  @usableFromInline
  package mutating func includeAll() {
    for chunk in chunks.indices {
      for run in chunks[chunk].indices {
        chunks[chunk][run].included = chunks[chunk][run].mask
      }
    }
  }

  mutating func remove(at offset: Int) {
    isRegular = false
    let place = place(at: offset)
    let run = chunks[place.chunk][place.run]
    let count = Int(run.count)
    var next = place.run
    if count == 1 {
      chunks[place.chunk].remove(at: place.run)
      runCount -= 1
    } else if place.index == 0 {
      chunks[place.chunk][place.run] = run.part(1..<count)
    } else {
      chunks[place.chunk][place.run] = run.part(0..<place.index)
      if place.index < count - 1 {
        chunks[place.chunk].insert(run.part(place.index + 1..<count), at: place.run + 1)
        runCount += 1
      }
    }
    if next > 0 { next -= 1 }
    shift(from: place.chunk + 1, by: -1)
    settle(place.chunk, from: next)
  }

  /// Inserts rows that are not included, with labels between those of their neighbours.
  ///
  /// - Returns: `false` if there are too few labels, in which case nothing is inserted.
  mutating func insert(_ count: Int, at offset: Int) -> Bool {
    if count == 0 { return true }
    let total = self.count
    let left = offset > 0 ? label(at: offset - 1) : nil
    let right = offset < total ? label(at: offset) : nil
    guard let (first, step) = Self.labels(for: count, between: left, and: right) else {
      return false
    }
    insert(Self.runs(from: first, step: step, count: count), of: count, at: offset)
    return true
  }

  /// Inserts rows with labels as far apart as possible.
  ///
  /// - Precondition: There is room.
  mutating func insertSpread(_ count: Int, at offset: Int) {
    let low = offset > 0 ? label(at: offset - 1) : 0
    let high = offset < self.count ? label(at: offset) : .max
    let step = min((high - low) / UInt64(count + 1), Self.spacing)
    precondition(step > 0, "There are no labels for \(count) rows between \(low) and \(high).")
    // In the middle, to leave room at both ends of the list.
    let first = low + ((high - low) - step * UInt64(count - 1)) / 2
    insert(Self.runs(from: first, step: UInt32(step), count: count), of: count, at: offset)
  }

  private mutating func insert(_ runs: LabelChunk, of count: Int, at offset: Int) {
    isRegular = false
    let total = self.count
    if total == 0 {
      append(runs)
      return
    }
    // After the previous row, so that rows appended at the end stay in the last chunk.
    let place = place(at: max(0, offset - 1))
    let run = chunks[place.chunk][place.run]
    let head = offset == 0 ? 0 : place.index + 1
    var pieces = LabelChunk()
    if head > 0 { pieces.append(run.part(0..<head)) }
    pieces.append(contentsOf: runs)
    if head < Int(run.count) { pieces.append(run.part(head..<Int(run.count))) }
    chunks[place.chunk].replaceSubrange(place.run...place.run, with: pieces)
    runCount += pieces.count - 1
    shift(from: place.chunk + 1, by: count)
    settle(place.chunk, from: place.run)
  }

  /// Restores the limits of a chunk after its runs changed.
  private mutating func settle(_ index: Int, from run: Int) {
    if chunks[index].count > LabelChunk.mostRuns {
      let runs = chunks[index]
      let rowCount = Int(starts[index + 1] - starts[index])
      removeChunk(at: index, rowCount: rowCount)
      insertChunks(runs, at: index)
    } else if chunks[index].isEmpty {
      removeChunk(at: index, rowCount: 0)
    } else {
      chunks[index].number(from: run)
      firsts[index] = chunks[index][0].first
    }
  }

  private mutating func removeChunk(at index: Int, rowCount: Int) {
    runCount -= chunks[index].count
    chunks.remove(at: index)
    firsts.remove(at: index)
    starts.remove(at: index + 1)
    shift(from: index + 1, by: -rowCount)
  }
}

/// The choice of labels.
extension SourceLabels {
  /// Returns the first of `count` labels between two others, and their distance; `nil` if there is
  /// no room.
  ///
  /// - Parameters:
  ///   - left: The label before; `nil` at the start of the list.
  ///   - right: The label after; `nil` at the end.
  static func labels(
    for count: Int, between left: UInt64?, and right: UInt64?
  ) -> (first: UInt64, step: UInt32)? {
    let length = UInt64(count) &* spacing
    switch (left, right) {
    case (nil, nil): return (origin, UInt32(spacing))
    case (nil, let right?) where right > length: return (right - length, UInt32(spacing))
    case (let left?, nil) where .max - left > length: return (left + spacing, UInt32(spacing))
    default: break
    }
    let (low, high) = (left ?? 0, right ?? .max)
    let gap = high &- low
    // Further rows are often inserted right after the last one. So labels are put near it, which
    // leaves the most room on the other side.
    let (isLeftNew, isRightNew) = (low % spacing != 0, high % spacing != 0)
    let narrow = (gap >> 6) / UInt64(count)
    if isLeftNew != isRightNew, narrow > 0, narrow <= UInt64(UInt32.max) {
      let length = UInt64(count) &* narrow
      return (isLeftNew ? low + narrow : high - length, UInt32(narrow))
    }
    let step = min(gap / (UInt64(count) + 1), UInt64(UInt32.max))
    return step == 0 ? nil : (low + step, UInt32(step))
  }
}
