// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

/// Which words of a line became which words of another one.
package struct WordDiff {
  /// The changed parts of both lines, ascending, as offsets of bytes.
  package let old: [Range<Int>]
  package let new: [Range<Int>]

  /// How much of both lines is the same, from 0 to 1; spaces do not count.
  package let similarity: Double

  /// Shorter values are not split.
  static let leastValue = 12

  /// Lines with more bytes are not split.
  private static let limit = 2_000

  package init(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) {
    if max(old.count, new.count) > Self.limit || old.isEmpty || new.isEmpty {
      (self.old, self.new) = ([0..<old.count], [0..<new.count])
      similarity = 0
      return
    }
    let (a, b) = (Self.words(old), Self.words(new))
    let diff = a.tableDiff(
      to: b, id: { $0.slice }, contentsEqual: { _, _ in true }, moves: .never,
      algorithm: .lcs)
    let deleted = diff.deletedRanges
    let inserted = diff.insertedRanges
    self.old = Self.joined(deleted.map { a[$0.lowerBound].start..<a[$0.upperBound - 1].end }, old)
    self.new = Self.joined(inserted.map { b[$0.lowerBound].start..<b[$0.upperBound - 1].end }, new)
    let (oldWeight, newWeight) = (Self.weight(a[...]), Self.weight(b[...]))
    let changed =
      deleted.reduce(0) { $0 + Self.weight(a[$1]) } + inserted.reduce(0) { $0 + Self.weight(b[$1]) }
    similarity = 1 - Double(changed) / Double(max(1, oldWeight + newWeight))
  }

  private struct Word {
    let slice: TextSlice
    let start: Int
    var end: Int { start + slice.bytes.count }
    var isSpace: Bool { slice.bytes[0] <= 0x20 }
  }

  /// Splits a line into words, spaces, and single other characters.
  private static func words(_ line: UnsafeRawBufferPointer) -> [Word] {
    guard let base = line.baseAddress else { return [] }
    var words: [Word] = []
    var start = 0
    while start < line.count {
      let kind = Kind(line[start])
      var end = start + 1
      if kind != .single {
        while end < line.count, Kind(line[end]) == kind { end += 1 }
      }
      words.append(Word(slice: TextSlice(base + start, count: end - start), start: start))
      start = end
    }
    return words
  }

  private enum Kind {
    case word, space, single

    init(_ byte: UInt8) {
      switch byte {
      case 0...0x20: self = .space
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
        self = .word
      default: self = .single
      }
    }
  }

  private static func weight(_ words: ArraySlice<Word>) -> Int {
    words.reduce(0) { $0 + ($1.isSpace ? 0 : $1.slice.bytes.count) }
  }

  /// Joins ranges that only spaces lie between.
  private static func joined(
    _ ranges: [Range<Int>], _ line: UnsafeRawBufferPointer
  ) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges {
      if let last = joined.last,
        line[last.upperBound..<range.lowerBound].allSatisfy({ $0 <= 0x20 })
      {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
