// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds duplicate keys of an object.
enum JSONKeys {
  /// The number of keys up to which all pairs are compared.
  private static let few = 24

  /// Throws if two keys are equal, even if they are escaped differently.
  ///
  /// - Parameter keys: The ranges of the keys, with their quotes.
  static func requireDistinct(
    _ keys: ArraySlice<Range<Int>>, in bytes: UnsafeRawBufferPointer
  ) throws(TextError) {
    let isPlain = keys.count <= few && keys.allSatisfy { !bytes[$0].contains(UInt8(ascii: "\\")) }
    if !isPlain { return try requireDistinctTexts(keys, in: bytes) }
    for (index, key) in zip(keys.indices, keys) {
      for other in keys[..<index] where areEqual(key, other, bytes) {
        throw error(key, JSONScanner.decoded(UnsafeRawBufferPointer(rebasing: bytes[key])))
      }
    }
  }

  private static func areEqual(
    _ key: Range<Int>, _ other: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    guard key.count == other.count, let base = bytes.baseAddress else { return false }
    return ByteMemory.areEqual(
      base + key.lowerBound, base + other.lowerBound, count: key.count)
  }

  private static func requireDistinctTexts(
    _ keys: ArraySlice<Range<Int>>, in bytes: UnsafeRawBufferPointer
  ) throws(TextError) {
    var known: Set<[UInt8]> = []
    for key in keys {
      let text = JSONScanner.decoded(UnsafeRawBufferPointer(rebasing: bytes[key]))
      if !known.insert(text).inserted { throw error(key, text) }
    }
  }

  private static func error(_ key: Range<Int>, _ text: [UInt8]) -> TextError {
    TextError(key.lowerBound, "the key '\(VisibleText.string(text))' is there twice")
  }
}
