// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes strings by their bytes where this agrees with string equality.
///
/// Strings are equal if they are canonically equivalent, so `Hashable` has to normalise them. Most
/// ids are ASCII, and equal ASCII strings have equal bytes. Three other scalars are canonically
/// equivalent to an ASCII one: U+212A to "K", U+037E to ";" and U+1FEF to "`". A string of ASCII
/// and these three is hashed like the equal ASCII string; all others use `Hashable`. Equal strings
/// therefore always have equal hashes.
///
/// Sixteen bytes at a time are combined with secrets and multiplied to 128 bits, as in wyhash (Wang
/// Yi, 2019). The secrets derive from the seed, which prevents crafted collisions.
package struct StringHash {
  private let seed: UInt64
  private let secret: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    secret = Self.mixed(seed ^ 0x2D35_8DCC_AA6C_78A5, 0x8BB8_4B93_962E_ACC9)
  }

  /// Returns the hash of a string canonically equivalent to an ASCII string; otherwise `nil`.
  @inline(__always)
  package func callAsFunction(_ string: String) -> UInt64? {
    let found = string.utf8.withContiguousStorageIfAvailable { hash($0) }
    return found ?? hashOfCopy(string)
  }

  /// Returns the hash of a string without contiguous bytes, such as a bridged one.
  @inline(never)
  private func hashOfCopy(_ string: String) -> UInt64? {
    var string = string
    return string.withUTF8 { hash($0) }
  }

  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    hashOfASCII(UnsafeRawBufferPointer(bytes)) ?? hashOfEquivalent(bytes)
  }

  /// Returns the hash of bytes; `nil` if they are not all ASCII.
  @inline(__always)
  private func hashOfASCII(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    guard let start = bytes.baseAddress else {
      return Self.mixed(secret, Self.mixed(secret, seed))
    }
    let count = bytes.count
    var hash = seed
    var all: UInt64 = 0
    var (first, last): (UInt64, UInt64) = (0, 0)
    if count > 16 {
      var offset = 0
      while offset &+ 16 < count {
        first = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        last = start.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
        all |= first | last
        hash = Self.mixed(first ^ secret, last ^ hash)
        offset &+= 16
      }
      first = start.loadUnaligned(fromByteOffset: count &- 16, as: UInt64.self)
      last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 8 {
      first = start.loadUnaligned(as: UInt64.self)
      last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      first = UInt64(start.loadUnaligned(as: UInt32.self))
      last = UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else if count > 0 {
      first = UInt64(bytes[0]) | UInt64(bytes[count &>> 1]) &<< 8
      last = UInt64(bytes[count &- 1])
    }
    all |= first | last
    if all & 0x8080_8080_8080_8080 != 0 { return nil }
    return Self.mixed(
      secret ^ UInt64(truncatingIfNeeded: count), Self.mixed(first ^ secret, last ^ hash))
  }

  /// Returns the hash of the ASCII string to which the bytes are canonically equivalent; `nil` if
  /// there is none.
  @inline(never)
  private func hashOfEquivalent(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    // The first non-ASCII scalar rules out most strings.
    guard let decisive = bytes.firstIndex(where: { $0 >= 0x80 }),
      bytes[decisive] == 0xE2 || bytes[decisive] == 0xE1 || bytes[decisive] == 0xCD
    else { return nil }
    var ascii: [UInt8] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case ..<0x80:
        ascii.append(bytes[index])
        index += 1
      case 0xE2 where bytes[index + 1] == 0x84 && bytes[index + 2] == 0xAA:
        ascii.append(UInt8(ascii: "K"))
        index += 3
      case 0xE1 where bytes[index + 1] == 0xBF && bytes[index + 2] == 0xAF:
        ascii.append(UInt8(ascii: "`"))
        index += 3
      case 0xCD where bytes[index + 1] == 0xBE:
        ascii.append(UInt8(ascii: ";"))
        index += 2
      default:
        return nil
      }
    }
    return ascii.withUnsafeBytes { hashOfASCII($0) }
  }

  /// Folds a 128-bit product.
  @inline(__always)
  private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
