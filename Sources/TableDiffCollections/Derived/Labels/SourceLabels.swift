// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A label for each row of a source, and whether a filter includes the row.
///
///     rows     a     b     c            labels ascend, and a row keeps its label
///     labels   10    20    30           as long as it stays
///     rows     a  x  b     c            x is inserted: its label is between those of its
///     labels   10 15 20    30           neighbours
///
/// Derived lists refer to rows by label, because offsets change with each insertion. Labels have
/// the same order as the offsets. This is the order-maintenance problem of Dietz and Sleator (Two
/// algorithms for maintaining order in a list, STOC 1987). Where labels run out, nearby ones are
/// redistributed, as by Bender et al. (Two simplified algorithms for maintaining order in a list,
/// ESA 2002).
///
/// Rows with equidistant labels are stored as runs, and runs in chunks: a new source takes 0.4
/// bytes a row. Copies share chunks.
///
///     chunks   [run run run] [run run]        a run has up to 64 rows, a chunk up to 256 runs
@usableFromInline
package struct SourceLabels: Sendable {
  @usableFromInline var chunks: ContiguousArray<ContiguousArray<LabelRun>> = []

  /// The label of the first row of each chunk.
  @usableFromInline var firsts: ContiguousArray<UInt64> = []

  /// The offset of the first row of each chunk, followed by the number of rows.
  @usableFromInline var starts: ContiguousArray<Int32> = [0]

  /// The number of runs in all chunks.
  package internal(set) var runCount = 0

  /// Whether no row was inserted or removed, so that a label determines the offset.
  @usableFromInline var isRegular = true

  /// The distance of labels, unless rows are inserted between others.
  @export(implementation) static var spacing: UInt64 { 1 << 31 }

  /// The label of the first row, unless rows are inserted before it.
  @export(implementation) static var origin: UInt64 { 1 << 62 }

  /// Creates labels for `count` rows, none of which is included.
  @usableFromInline
  package init(count: Int) {
    require(
      0 <= count && count <= Int(Int32.max),
      "A derived list takes up to \(Int32.max) rows; the source has \(count).")
    append(Self.runs(from: Self.origin, step: UInt32(Self.spacing), count: count))
  }

  /// The number of rows.
  @export(implementation) package var count: Int { Int(starts[starts.count - 1]) }

  /// Returns runs of consecutive labels.
  static func runs(from first: UInt64, step: UInt32, count: Int) -> LabelChunk {
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

  mutating func append(_ runs: LabelChunk) {
    insertChunks(runs, at: chunks.count)
  }

  mutating func insertChunks(_ runs: LabelChunk, at index: Int) {
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

  /// Adds `count` to the starts of the chunks from an index on.
  mutating func shift(from index: Int, by count: Int) {
    let count = Int32(truncatingIfNeeded: count)
    starts.withUnsafeMutableBufferPointer { starts in
      for index in index..<starts.count { starts[index] += count }
    }
  }
}

@usableFromInline
struct LabelPlace {
  @usableFromInline let chunk: Int
  @usableFromInline let run: Int

  /// The offset of the row in its run.
  @usableFromInline let index: Int
}

extension SourceLabels {
  /// Returns the place of the row at an offset.
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

  /// Returns the offset of the row with a label; `nil` if there is no such row.
  @export(implementation)
  @inline(__always)
  package func offset(of label: UInt64) -> Int? {
    if !isRegular { return searchedOffset(of: label) }
    let distance = label &- Self.origin
    let offset = Int(truncatingIfNeeded: distance / Self.spacing)
    return distance % Self.spacing == 0 && offset < count ? offset : nil
  }

  @usableFromInline
  func searchedOffset(of label: UInt64) -> Int? {
    if firsts.isEmpty { return nil }
    let chunk = firsts.withUnsafeBufferPointer { firsts in
      Self.last(below: firsts.count, label, width: Self.chunkWidth) { firsts[$0] }
    }
    let start = Int(starts[chunk])
    return chunks[chunk].withUnsafeBufferPointer { runs in
      let run = runs[Self.last(below: runs.count, label, width: Self.runWidth) { runs[$0].first }]
      let distance = label &- run.first
      // A shift where possible, because a division takes several times as long.
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

  /// The distance between full runs, and between new chunks, unless rows are inserted.
  private static let runWidth = spacing * UInt64(LabelRun.capacity)
  private static let chunkWidth = runWidth * UInt64(LabelChunk.fill)

  /// Returns the last index whose label is at most a given one, or 0.
  ///
  /// It first tries the index that the label would have without insertions and deletions. A binary
  /// search takes five times as long.
  ///
  /// - Parameters:
  ///   - width: The usual distance between labels.
  ///   - first: Returns the label at an index; ascending.
  @inline(__always)
  private static func last(
    below count: Int, _ label: UInt64, width: UInt64, _ first: (Int) -> UInt64
  ) -> Int {
    let guess = Int(truncatingIfNeeded: min((label &- first(0)) / width, UInt64(count &- 1)))
    if first(guess) <= label, guess &+ 1 == count || label < first(guess &+ 1) { return guess }
    return last(below: count) { first($0) <= label }
  }

  /// Returns the last index that satisfies a predicate, or 0 if none does.
  ///
  /// - Parameter satisfies: Whether an index satisfies the predicate, which is true up to some
  ///   index.
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

extension SourceLabels {
  /// The labels in order.
  @usableFromInline
  package struct Iterator {
    private let labels: SourceLabels
    private var (chunk, run, index) = (0, 0, 0)

    @usableFromInline
    package init(_ labels: SourceLabels) { self.labels = labels }

    /// Returns the next label; traps at the end, because a list then has more rows than its count.
    @usableFromInline
    package mutating func next() -> UInt64 {
      require(
        chunk < labels.chunks.count,
        "The count of a list is \(labels.count), but it has more elements.")
      let current = labels.chunks[chunk][run]
      defer {
        index += 1
        if index == Int(current.count) { (run, index) = (run + 1, 0) }
        if run == labels.chunks[chunk].count { (chunk, run) = (chunk + 1, 0) }
      }
      return current.label(at: index)
    }
  }
}
