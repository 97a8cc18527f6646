// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A bit for each row of a source, by offset.
@usableFromInline
package struct RowBits: Sendable {
  @usableFromInline var words: ContiguousArray<UInt64>

  @export(implementation)
  package init(count: Int) {
    words = ContiguousArray(repeating: 0, count: (count + 63) / 64)
  }

  @export(implementation)
  package subscript(offset: Int) -> Bool {
    get { words[offset >> 6] >> UInt64(offset & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(offset & 63)
      if newValue { words[offset >> 6] |= bit } else { words[offset >> 6] &= ~bit }
    }
  }

  @export(implementation)
  func bits(_ range: Range<Int>) -> UInt64 {
    let (word, shift) = (range.lowerBound >> 6, UInt64(range.lowerBound & 63))
    var bits = words[word] >> shift
    if shift > 0, word + 1 < words.count { bits |= words[word + 1] << (64 - shift) }
    return range.count == 64 ? bits : bits & ((1 << UInt64(range.count)) &- 1)
  }

  /// Sets the bits of up to 64 rows that are set in `bits`.
  @export(implementation)
  mutating func formUnion(_ bits: UInt64, at offset: Int) {
    if bits == 0 { return }
    let (word, shift) = (offset >> 6, UInt64(offset & 63))
    words[word] |= bits << shift
    if shift > 0, bits >> (64 - shift) != 0 { words[word + 1] |= bits >> (64 - shift) }
  }

  /// Returns the bits that are set here but not in another value.
  @usableFromInline
  func subtracting(_ other: RowBits) -> RowBits {
    var rest = self
    for index in words.indices { rest.words[index] &= ~other.words[index] }
    return rest
  }

  @usableFromInline
  mutating func formUnion(_ other: RowBits) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// The number of bits that are set.
  @usableFromInline var count: Int {
    var count = 0
    for word in words { count += word.nonzeroBitCount }
    return count
  }

  /// The number of set bits before each word.
  @usableFromInline var ranks: ContiguousArray<Int32> {
    var ranks = ContiguousArray<Int32>()
    ranks.reserveCapacity(words.count)
    var count: Int32 = 0
    for word in words {
      ranks.append(count)
      count += Int32(truncatingIfNeeded: word.nonzeroBitCount)
    }
    return ranks
  }

  /// Returns the number of set bits before an offset.
  @usableFromInline
  func rank(of offset: Int, _ ranks: ContiguousArray<Int32>) -> Int {
    let below = words[offset >> 6] & ((1 << UInt64(offset & 63)) &- 1)
    return Int(ranks[offset >> 6]) + below.nonzeroBitCount
  }

  /// Returns the ranks of these rows among others, as ranges.
  ///
  /// - Parameter all: The others, a superset of these rows.
  @usableFromInline
  func ranges(among all: RowBits) -> OffsetRanges {
    var ranges = OffsetRanges()
    var rank = 0
    for (word, others) in zip(words, all.words) {
      if word == 0 {
        rank += others.nonzeroBitCount
        continue
      }
      var bits = others
      while bits != 0 {
        // The next rows that are either all in the part or all outside it.
        let isPart = word & (bits & (0 &- bits)) != 0
        let other = bits & (isPart ? ~word : word)
        let run = other == 0 ? bits : bits & ((other & (0 &- other)) &- 1)
        let count = run.nonzeroBitCount
        if isPart { ranges.append(rank..<rank + count) }
        rank += count
        bits &= ~run
      }
    }
    return ranges
  }
}

extension SourceLabels {
  /// A bit for each row: whether it is included.
  @usableFromInline package var included: RowBits {
    get {
      var bits = RowBits(count: count)
      for (index, chunk) in chunks.enumerated() {
        let start = Int(starts[index])
        for run in chunk { bits.formUnion(run.included, at: start + Int(run.start)) }
      }
      return bits
    }
    set { setIncluded(newValue, in: 0..<count) }
  }

  /// Sets which rows of a range are included.
  ///
  /// Chunks that do not change remain shared with copies.
  @usableFromInline
  mutating func setIncluded(_ bits: RowBits, in range: Range<Int>) {
    if range.isEmpty { return }
    for chunk in place(at: range.lowerBound).chunk..<chunks.count {
      let start = Int(starts[chunk])
      if start >= range.upperBound { return }
      let change = chunks[chunk].withUnsafeBufferPointer { runs in
        runs.firstIndex { $0.included != $0.bits(of: bits, from: start) }
      }
      guard let first = change else { continue }
      chunks[chunk].withUnsafeMutableBufferPointer { runs in
        for run in first..<runs.count {
          runs[run].included = runs[run].bits(of: bits, from: start)
        }
      }
    }
  }

  @usableFromInline
  func order(_ stop: _StopPoll?) throws(_Stopped) -> LabelOrder {
    var builder = TreeBuilder<UInt64>()
    for chunk in chunks {
      for run in chunk {
        var bits = run.included
        while bits != 0 {
          builder.append(run.label(at: bits.trailingZeroBitCount))
          bits &= bits &- 1
        }
      }
      try stop?.check(after: chunk.rowCount)
    }
    return LabelOrder(builder)
  }
}

/// A bit for each label, for fast tests.
///
/// Most labels are a multiple of the usual distance from the first one, and the quotient is the
/// index of the bit. All others are found by a search.
struct LabelBits {
  private let labels: SourceLabels
  private let bits: RowBits
  private let first: UInt64
  private var grid: RowBits

  /// - Parameter bits: The bits by row offset.
  init(_ labels: SourceLabels, _ bits: RowBits) {
    self.labels = labels
    self.bits = bits
    let first = labels.firsts.first ?? 0
    self.first = first
    let length = labels.chunks.last?.last.map { ($0.last - first) / SourceLabels.spacing + 1 } ?? 0
    // Labels far apart would take much memory.
    let isDense = length < UInt64(labels.count) * 4
    grid = RowBits(count: isDense ? Int(length) : 0)
    if !isDense { return }
    for (index, chunk) in labels.chunks.enumerated() {
      let start = Int(labels.starts[index])
      for run in chunk {
        let offset = start + Int(run.start)
        let included = bits.bits(offset..<offset + Int(run.count))
        if Self.isOnGrid(run.first, first), run.step == UInt32(SourceLabels.spacing) {
          grid.formUnion(included, at: Int((run.first - first) / SourceLabels.spacing))
          continue
        }
        for index in 0..<Int(run.count) where Self.isOnGrid(run.label(at: index), first) {
          grid.formUnion(
            included >> UInt64(index) & 1,
            at: Int((run.label(at: index) - first) / SourceLabels.spacing))
        }
      }
    }
  }

  @inline(__always)
  private static func isOnGrid(_ label: UInt64, _ first: UInt64) -> Bool {
    (label &- first) % SourceLabels.spacing == 0
  }

  @inline(__always)
  subscript(label: UInt64) -> Bool {
    if Self.isOnGrid(label, first) {
      let place = Int(truncatingIfNeeded: (label &- first) / SourceLabels.spacing)
      if place < grid.words.count << 6 { return grid[place] }
    }
    guard let offset = labels.offset(of: label) else { return false }
    return bits[offset]
  }
}
