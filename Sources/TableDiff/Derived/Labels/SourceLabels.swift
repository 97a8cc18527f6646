// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A label for each row of a source, and whether a filter includes the row.
///
///     rows     a     b     c            labels ascend, and a row keeps its label
///     labels   10    20    30           as long as it stays
///     rows     a  x  b     c            x is inserted: its label is between those of its
///     labels   10 15 20    30           neighbours
///
/// What is derived from a source refers to rows by label, since their offsets change with each
/// insertion. Labels compare as the offsets do. This is the order-maintenance problem of Dietz and
/// Sleator (Two algorithms for maintaining order in a list, STOC 1987); where labels run out, those
/// nearby are spread anew, as by Bender et al. (Two simplified algorithms for maintaining order in a
/// list, ESA 2002).
///
/// Rows whose labels are equally far apart are stored as runs, and runs in chunks: a source as it
/// was first read takes 0.4 bytes a row. It is a value; copies share chunks.
///
///     chunks   [run run run] [run run]        a run has up to 64 rows, a chunk up to 256 runs
@usableFromInline
package struct SourceLabels: Sendable {
  @usableFromInline private(set) var chunks: ContiguousArray<ContiguousArray<LabelRun>> = []

  /// For each chunk the label of its first row.
  @usableFromInline private(set) var firsts: ContiguousArray<UInt64> = []

  /// For each chunk the offset of its first row, followed by the number of all rows.
  @usableFromInline private(set) var starts: ContiguousArray<Int32> = [0]

  /// The number of runs in all chunks.
  package private(set) var runCount = 0

  /// The distance of labels, unless rows are inserted between others.
  static let spacing: UInt64 = 1 << 31

  /// Creates the labels of a source.
  ///
  /// - Parameter count: The number of rows, of which none is included.
  @usableFromInline
  package init(count: Int) {
    append(Self.runs(from: 1 << 62, step: UInt32(Self.spacing), count: count))
  }

  /// The number of rows.
  @usableFromInline package var count: Int { Int(starts[starts.count - 1]) }

  /// Returns runs of consecutive labels.
  private static func runs(from first: UInt64, step: UInt32, count: Int) -> LabelChunk {
    var runs: LabelChunk = []
    runs.reserveCapacity(count / LabelRun.capacity + 1)
    for start in stride(from: 0, to: count, by: LabelRun.capacity) {
      runs.append(
        LabelRun(
          first: first &+ UInt64(start) &* UInt64(step), step: step,
          count: min(LabelRun.capacity, count - start)))
    }
    return runs
  }

  /// Appends runs in new chunks.
  private mutating func append(_ runs: LabelChunk) {
    insertChunks(runs, at: chunks.count)
  }

  /// Inserts runs as new chunks.
  private mutating func insertChunks(_ runs: LabelChunk, at index: Int) {
    var index = index
    for start in stride(from: 0, to: runs.count, by: LabelChunk.fill) {
      var chunk = LabelChunk(runs[start..<min(start + LabelChunk.fill, runs.count)])
      chunk.number(from: 0)
      firsts.insert(chunk[0].first, at: index)
      let rowCount = chunk.rowCount
      runCount += chunk.count
      chunks.insert(chunk, at: index)
      starts.insert(starts[index], at: index)
      shift(from: index + 1, by: rowCount)
      index += 1
    }
  }

  /// Adds to the starts of chunks from an index on.
  private mutating func shift(from index: Int, by count: Int) {
    let count = Int32(truncatingIfNeeded: count)
    starts.withUnsafeMutableBufferPointer { starts in
      for index in index..<starts.count { starts[index] += count }
    }
  }
}

/// Where a row is.
@usableFromInline
struct LabelPlace {
  @usableFromInline let chunk: Int
  @usableFromInline let run: Int

  /// The offset of the row in its run.
  @usableFromInline let index: Int
}

/// Reading.
extension SourceLabels {
  /// Returns where the row at an offset is.
  ///
  /// - Precondition: The row exists.
  @usableFromInline
  func place(at offset: Int) -> LabelPlace {
    precondition(0 <= offset && offset < count, "Row \(offset) of \(count)")
    let chunk = starts.withUnsafeBufferPointer { starts in
      Self.last(below: starts.count - 1) { Int(starts[$0]) <= offset }
    }
    let rest = offset - Int(starts[chunk])
    return chunks[chunk].withUnsafeBufferPointer { runs in
      let run = Self.last(below: runs.count) { Int(runs[$0].start) <= rest }
      return LabelPlace(chunk: chunk, run: run, index: rest - Int(runs[run].start))
    }
  }

  /// Returns the label of the row at an offset.
  @usableFromInline
  package func label(at offset: Int) -> UInt64 {
    let place = place(at: offset)
    return chunks[place.chunk][place.run].label(at: place.index)
  }

  /// Returns the offset of the row with a label; `nil` if there is none.
  @usableFromInline
  package func offset(of label: UInt64) -> Int? {
    if firsts.isEmpty { return nil }
    let chunk = firsts.withUnsafeBufferPointer { firsts in
      Self.last(below: firsts.count) { firsts[$0] <= label }
    }
    let start = Int(starts[chunk])
    return chunks[chunk].withUnsafeBufferPointer { runs in
      let run = runs[Self.last(below: runs.count) { runs[$0].first <= label }]
      let distance = label &- run.first
      // A shift where it is possible: a division takes several times as long.
      let (index, isExact) =
        run.step == UInt32(Self.spacing)
        ? (distance / Self.spacing, distance % Self.spacing == 0)
        : distance.quotientAndRemainder(by: run.step)
      return isExact && index < UInt64(run.count) ? start + Int(run.start) + Int(index) : nil
    }
  }

  /// Whether the row at an offset is included.
  @usableFromInline
  package func isIncluded(at offset: Int) -> Bool {
    let place = place(at: offset)
    return chunks[place.chunk][place.run].included >> UInt64(place.index) & 1 == 1
  }

  /// Returns the last index that satisfies a predicate, or 0 if none does.
  ///
  /// - Parameter satisfies: Whether an index satisfies the predicate; those that do come first.
  @inline(__always)
  private static func last(below count: Int, _ satisfies: (Int) -> Bool) -> Int {
    var low = 0
    var rest = count
    while rest > 1 {
      let half = rest / 2
      low = satisfies(low + half) ? low + half : low
      rest -= half
    }
    return low
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func quotientAndRemainder(by divisor: UInt32) -> (UInt64, isExact: Bool) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: UInt64(divisor))
    return (quotient, remainder == 0)
  }
}

/// Editing.
extension SourceLabels {
  /// Includes or excludes a row.
  @usableFromInline
  package mutating func include(_ isIncluded: Bool, at offset: Int) {
    let place = place(at: offset)
    let bit: UInt64 = 1 << UInt64(place.index)
    if (chunks[place.chunk][place.run].included & bit != 0) == isIncluded { return }
    chunks[place.chunk][place.run].included ^= bit
  }

  /// Sets which rows of a run are included.
  @usableFromInline
  mutating func setIncluded(_ included: UInt64, chunk: Int, run: Int) {
    if chunks[chunk][run].included == included { return }
    chunks[chunk][run].included = included
  }

  /// Includes all rows.
  @usableFromInline
  package mutating func includeAll() {
    for chunk in chunks.indices {
      for run in chunks[chunk].indices {
        chunks[chunk][run].included = chunks[chunk][run].mask
      }
    }
  }

  /// Removes a row.
  mutating func remove(at offset: Int) {
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

  /// Inserts rows that are not included, and that take labels between those of their neighbours.
  ///
  /// - Returns: `false` if there are too few labels; nothing is inserted then.
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

  /// Inserts rows whose labels are as far apart as possible.
  ///
  /// - Precondition: There is room.
  mutating func insertSpread(_ count: Int, at offset: Int) {
    let low = offset > 0 ? label(at: offset - 1) : 0
    let high = offset < self.count ? label(at: offset) : .max
    let step = min((high - low) / UInt64(count + 1), Self.spacing)
    precondition(step > 0, "There are no labels for \(count) rows between \(low) and \(high).")
    // In the middle, which leaves room at both ends of the list.
    let first = low + ((high - low) - step * UInt64(count - 1)) / 2
    insert(Self.runs(from: first, step: UInt32(step), count: count), of: count, at: offset)
  }

  private mutating func insert(_ runs: LabelChunk, of count: Int, at offset: Int) {
    let total = self.count
    if total == 0 {
      append(runs)
      return
    }
    // Behind the row before, so that rows appended at the end stay in the last chunk.
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

  /// Restores the limits of a chunk after its runs have changed.
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
  /// Returns the first of some labels between two others, and their distance; `nil` if there is no
  /// room.
  ///
  /// - Parameters:
  ///   - left: The label before; `nil` at the start of the list.
  ///   - right: The label behind; `nil` at its end.
  static func labels(
    for count: Int, between left: UInt64?, and right: UInt64?
  ) -> (first: UInt64, step: UInt32)? {
    let length = UInt64(count) &* spacing
    switch (left, right) {
    case (nil, nil): return (1 << 62, UInt32(spacing))
    case (nil, let right?) where right > length: return (right - length, UInt32(spacing))
    case (let left?, nil) where .max - left > length: return (left + spacing, UInt32(spacing))
    default: break
    }
    let (low, high) = (left ?? 0, right ?? .max)
    let gap = high &- low
    // Rows often follow one another at the place of an insertion. So they are put near the last one
    // that was inserted, which leaves the most room on its other side.
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
