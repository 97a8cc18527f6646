// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A writer of the values of a row in the binary form of a patch.
///
///     let bytes = patch.encoded { fruit, writer in
///       writer.write(fruit.id)
///       writer.write(fruit.name)
///     }
///
/// A ``PatchReader`` reads them in the same order. The bytes are the same on every platform.
public struct PatchWriter {
  @usableFromInline var bytes: [UInt8] = []

  @usableFromInline
  init() {}

  /// Appends an integer, in as few bytes as possible.
  ///
  /// The encoding is LEB128: seven bits a byte, the lowest first, with the highest bit set in all
  /// bytes but the last. A value *n* of a signed type is encoded as 2*n*, or as -2*n* - 1 if it is
  /// negative. So the bytes do not depend on the width of the type.
  @export(implementation)
  public mutating func write<Value: FixedWidthInteger>(_ value: Value) {
    // Signed shifts keep the sign: all bits of the second operand equal the sign bit.
    var rest =
      Value.isSigned
      ? Value.Magnitude(truncatingIfNeeded: value << 1 ^ value >> (Value.bitWidth - 1))
      : Value.Magnitude(truncatingIfNeeded: value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a Boolean value as a byte, 0 or 1.
  @export(implementation)
  public mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Appends the eight bytes of a floating-point number in little-endian order.
  @export(implementation)
  public mutating func write(_ value: Double) { writeWord(value.bitPattern) }

  /// Appends a string: the number of its UTF-8 bytes, followed by these bytes.
  @export(implementation)
  public mutating func write(_ value: String) {
    let utf8 = value.utf8
    write(UInt(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  /// Appends bytes, preceded by their number.
  @export(implementation)
  public mutating func write(bytes added: some Collection<UInt8>) {
    let added = Array(counting: added)
    write(UInt(added.count))
    bytes.append(contentsOf: added)
  }

  /// Appends eight bytes in little-endian order.
  @usableFromInline
  mutating func writeWord(_ word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// Appends items written by a closure, each preceded by the number of its bytes.
  @export(implementation)
  mutating func writeItems<Item, Failure: Error>(
    _ items: [Item], _ write: (_ item: Item, inout PatchWriter) throws(Failure) -> Void
  ) throws(Failure) {
    for item in items {
      let start = bytes.count
      bytes.append(0)
      try write(item, &self)
      let count = bytes.count - start - 1
      if count < 0x80 {
        bytes[start] = UInt8(truncatingIfNeeded: count)
      } else {
        insertCount(count, at: start)
      }
    }
  }

  /// Replaces the byte reserved before a long item by the number of its bytes.
  @usableFromInline
  mutating func insertCount(_ count: Int, at start: Int) {
    var prefix = PatchWriter()
    prefix.write(UInt(count))
    bytes.replaceSubrange(start...start, with: prefix.bytes)
  }
}
