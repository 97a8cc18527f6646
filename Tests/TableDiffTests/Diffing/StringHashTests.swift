// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

@Suite struct StringHashTests {
  /// Every scalar that is not ASCII but equal to an ASCII string.
  private static let equivalents: [(Unicode.Scalar, Character)] = [
    ("\u{212A}", "K"), ("\u{37E}", ";"), ("\u{1FEF}", "`"),
  ]

  private let hash = StringHash(seed: 42)

  /// The standard library's tables are the oracle.
  @Test func exactlyTheseScalarsAreEqualToASCII() {
    let ascii = Set((0..<0x80).map { String(UnicodeScalar(UInt8($0))) })
    var found: [Unicode.Scalar] = []
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let string = String(scalar)
      // A scalar beyond these planes has no canonical equivalent in ASCII.
      if value < 0x3_0000, ascii.contains(string) { found.append(scalar) }
    }
    #expect(Set(found) == Set(Self.equivalents.map(\.0)))
    for (scalar, character) in Self.equivalents { #expect(String(scalar) == String(character)) }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 200, debug: 20)))
  func equalStringsHaveEqualHashes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      ("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}"), ("é", "e\u{301}"), ("Å", "\u{212B}"),
      ("≠", "=\u{338}"), ("a", "a"), ("0123456", "0123456"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ]
    let usable = random.next() % 2 == 0 ? 3 : pieces.count
    var (left, right) = ("", "")
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let piece = pieces[Int.random(in: 0..<usable, using: &random)]
      left += random.next() % 2 == 0 ? piece.0 : piece.1
      right += random.next() % 2 == 0 ? piece.0 : piece.1
      let filler = String(repeating: "x", count: Int.random(in: 0...4, using: &random))
      left += filler
      right += filler
    }
    #expect(left == right)
    let ids = IDHash(seed: seed)
    #expect(ids.ofString(left) == ids.ofString(right), "\(left.debugDescription)")
    let isASCII = left.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII || Self.equivalents.contains { $0.0 == scalar }
    }
    #expect((hash(left) == nil) == !isASCII, "\(left.debugDescription)")
  }

  /// All lengths read their bytes in another way.
  @Test func everyByteAndTheLengthCount() throws {
    for count in 0...70 {
      let bytes = (0..<count).map { UInt8(0x21 + $0 % 90) }
      var hashes: Set<UInt64> = [try #require(hash(String(decoding: bytes, as: UTF8.self)))]
      for index in bytes.indices {
        for change in [UInt8(1), 2, 0x40 ^ bytes[index] & 0x40] where change != 0 {
          var changed = bytes
          changed[index] = (changed[index] ^ change) & 0x7F
          if changed == bytes { continue }
          hashes.insert(try #require(hash(String(decoding: changed, as: UTF8.self))))
        }
        var high = bytes
        high[index] = 0x80
        #expect(hash(String(decoding: high, as: UTF8.self)) == nil)
      }
      let zeros = String(repeating: "\0", count: count)
      hashes.insert(try #require(hash(zeros)))
      hashes.insert(try #require(hash(zeros + "\0")))
      #expect(hashes.count >= min(3, count + 2) + 2 * count, "\(count) bytes")
    }
  }

  @Test func fewStringsShareAHash() throws {
    var tags: Set<UInt64> = []
    let count = 100_000
    for number in 0..<count { tags.insert(try #require(hash("item-\(number)"))) }
    #expect(tags.count == count)
    // The partition and the tag of a join are the upper bits.
    #expect(Set(tags.map { $0 >> 16 }).count == count)
  }

  @Test func theSeedDecides() throws {
    let other = StringHash(seed: 43)
    for string in ["", "a", "abcd", "abcdefgh", "an identifier that takes three blocks of bytes"] {
      #expect(hash(string) != other(string))
      #expect(hash(string) == StringHash(seed: 42)(string))
    }
  }

  /// A list of which each id is written in another way on either side.
  @Test func equivalentIDsArePaired() {
    let old = (0..<1_000).map { "Kelvin;\($0)`" }
    let new = old.reversed().map {
      $0.replacing("K", with: "\u{212A}").replacing(";", with: "\u{37E}")
    }
    for algorithm in [ListDiff.Algorithm.heckel, .lcs] {
      let diff = genericDiff(from: old, to: new, id: \.self, algorithm: algorithm)
      #expect(diff.deletes.isEmpty)
      #expect(diff.inserts.isEmpty)
      #expect(diff.moves.count == 999)
    }
  }

  /// Strings that are not ASCII keep `Hashable`.
  @Test func otherStringsArePaired() {
    let old = (0..<1_000).map { "Café \($0)" }
    let new = old.shuffled().map { $0.replacing("é", with: "e\u{301}") }
    let diff = genericDiff(from: old, to: new, id: \.self)
    #expect(diff.deletes.isEmpty)
    #expect(diff.inserts.isEmpty)
  }
}
