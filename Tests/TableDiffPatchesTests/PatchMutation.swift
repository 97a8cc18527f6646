// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting

/// Changes bytes at random, as a broken or hostile sender would.
struct PatchMutation {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Numbers at the limits of what formats, types and lists hold, in the binary form.
  private static let extremes: [[UInt8]] = {
    let values: [UInt64] = [
      0, 1, 2, 127, 128, 65_535, 1 << 28, 1 << 31 - 2, 1 << 31 - 1, 1 << 31, 1 << 32 - 1, 1 << 32,
      1 << 62, 1 << 63 - 1, 1 << 63, .max - 1, .max,
    ]
    var forms = values.map { value in
      var writer = PatchBytes("")
      writer.number(value)
      return Array(writer.bytes.dropFirst(2))
    }
    forms.append([0x80, 0])
    forms.append([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 2])
    forms.append(Array(repeating: 0x80, count: 12))
    return forms
  }()

  /// Returns bytes with one change or a few; `other` is what parts of them are replaced by.
  mutating func mutated(_ bytes: [UInt8], _ other: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<(random.chance(70) ? 1 : 1 + random.below(4)) { change(&result, other) }
    return result
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    // Mostly behind the first bytes, without which nothing else is read.
    let first = random.chance(95) ? min(5, bytes.count) : 0
    let place = first + random.below(bytes.count - first)
    let end = min(bytes.count, place + random.below(4))
    let extreme = Self.extremes[random.below(Self.extremes.count)]
    switch random.below(10) {
    case 0, 1:
      if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
    case 2, 3:
      if place < bytes.count { bytes[place] = UInt8(random.below(random.chance(50) ? 256 : 6)) }
    case 4:
      if place < bytes.count { bytes.replaceSubrange(place...place, with: extreme) }
    case 5: bytes.insert(contentsOf: extreme, at: place)
    case 6: bytes.removeSubrange(place..<end)
    case 7: bytes.insert(contentsOf: bytes[place..<end], at: end)
    case 8: bytes.removeSubrange(place...)
    default:
      let start = random.below(other.count + 1)
      let stop = random.chance(50) ? other.count : min(other.count, start + random.below(6))
      bytes.replaceSubrange(place..<end, with: other[start..<stop])
    }
  }

  /// Returns text with a number or a byte replaced.
  mutating func mutatedText(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    let digits = bytes.indices.filter {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0])
    }
    if digits.isEmpty || random.chance(20) {
      bytes[random.below(bytes.count)] = UInt8(random.below(128))
    } else {
      let numbers = [
        "0", "1", "2", "3", "-1", "-2", "7", "100", "2147483647", "2147483648", "4294967296",
        "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1e9", "0.5",
        "1,1", "1,1,0", "null",
      ]
      let digit = digits[random.below(digits.count)]
      bytes.replaceSubrange(digit...digit, with: numbers[random.below(numbers.count)].utf8)
    }
    return bytes
  }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }
}
