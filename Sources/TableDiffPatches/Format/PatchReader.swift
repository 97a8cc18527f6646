// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A reader of the values of a row in the binary form of a patch.
///
///     let patch = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
///       Fruit(id: try reader.read(), name: try reader.read())
///     }
///
/// Read the values in the order in which a ``PatchWriter`` wrote them. The type is inferred or
/// named: `try reader.read(Int.self)`. Each value has a single valid encoding. A reader stops at
/// the end of its row. Allocations are bounded by the bytes left.
public struct PatchReader {
  @usableFromInline let bytes: [UInt8]

  @usableFromInline var offset = 0

  /// The offset of the last number, for errors.
  var numberStart = 0

  /// The offset of the end of the row or the patch.
  @usableFromInline var end: Int

  @usableFromInline
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  /// The number of bytes left in the row.
  @export(implementation) package var remainingCount: Int { end - offset }

  /// Returns an error with the offset of the next byte, for a value that the caller rejects.
  ///
  ///     let patch = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
  ///       let id = try reader.read(Int.self)
  ///       if id < 0 { throw reader.invalid("the id \(id) is negative") }
  ///       return Fruit(id: id, name: try reader.read())
  ///     }
  public func invalid(_ text: String) -> InvalidPatch {
    InvalidPatch(.malformed, byteOffset: offset, text)
  }

  @usableFromInline
  @inline(never)
  func invalid(_ text: String, at offset: Int) -> InvalidPatch {
    InvalidPatch(.malformed, byteOffset: offset, text)
  }

  /// Returns the next byte.
  @export(implementation)
  mutating func readByte() throws(InvalidPatch) -> UInt8 {
    guard offset < end else { throw invalid("the bytes end", at: offset) }
    let byte = bytes[offset]
    offset += 1
    return byte
  }

  /// Returns the next bytes.
  @export(implementation)
  mutating func readBytes(_ count: UInt) throws(InvalidPatch) -> ArraySlice<UInt8> {
    guard count <= UInt(end - offset) else {
      throw invalid("\(count) bytes expected, \(end - offset) left", at: offset)
    }
    let start = offset
    offset += Int(count)
    return bytes[start..<offset]
  }
}

extension PatchReader {
  /// Reads an integer.
  ///
  /// - Throws: ``InvalidPatch`` if the bytes end, the value does not fit the type, or its encoding
  ///   is not the shortest one.
  @export(implementation)
  public mutating func read<Value: FixedWidthInteger>(
    _ type: Value.Type = Value.self
  ) throws(InvalidPatch) -> Value {
    let start = offset
    var bits: Value.Magnitude = 0
    var shift = 0
    while true {
      let byte = try readByte()
      let added = Value.Magnitude(truncatingIfNeeded: byte & 0x7F)
      // Written so that shifts are narrower than the type.
      guard shift < Value.bitWidth, (added << shift) >> shift == added, byte & 0x7F == added else {
        throw invalid("the integer is wider than \(Value.bitWidth) bits", at: start)
      }
      bits |= added << shift
      if byte < 0x80 {
        if byte == 0, shift > 0 {
          throw invalid("the integer ends with a needless byte", at: start)
        }
        break
      }
      shift += 7
    }
    if !Value.isSigned { return Value(truncatingIfNeeded: bits) }
    return Value(truncatingIfNeeded: bits >> 1) ^ (0 &- Value(truncatingIfNeeded: bits & 1))
  }

  /// Reads a Boolean value.
  ///
  /// - Throws: ``InvalidPatch`` if the bytes end, or the byte is neither 0 nor 1.
  @export(implementation)
  public mutating func read(_ type: Bool.Type = Bool.self) throws(InvalidPatch) -> Bool {
    let byte = try readByte()
    guard byte <= 1 else { throw invalid("\(byte) is neither 0 nor 1", at: offset - 1) }
    return byte == 1
  }

  /// Reads a floating-point number.
  ///
  /// - Throws: ``InvalidPatch`` if the bytes end.
  @export(implementation)
  public mutating func read(_ type: Double.Type = Double.self) throws(InvalidPatch) -> Double {
    Double(bitPattern: try readWord())
  }

  /// Reads a string.
  ///
  /// - Throws: ``InvalidPatch`` if the bytes end or are not valid UTF-8.
  @export(implementation)
  public mutating func read(_ type: String.Type = String.self) throws(InvalidPatch) -> String {
    let count = try read(UInt.self)
    let utf8 = try readBytes(count)
    let string = String(decoding: utf8, as: UTF8.self)
    // Decoding replaces invalid bytes, which changes the string.
    guard string.utf8.elementsEqual(utf8) else {
      throw invalid("the string is not valid UTF-8", at: utf8.startIndex)
    }
    return string
  }

  /// Reads bytes preceded by their number, as ``PatchWriter/write(bytes:)`` writes them.
  ///
  /// - Throws: ``InvalidPatch`` if the bytes end.
  @export(implementation)
  public mutating func readBytes() throws(InvalidPatch) -> [UInt8] {
    let count = try read(UInt.self)
    return Array(try readBytes(count))
  }

  /// Reads eight bytes in little-endian order.
  @usableFromInline
  mutating func readWord() throws(InvalidPatch) -> UInt64 {
    var word: UInt64 = 0
    for (index, byte) in try readBytes(8).enumerated() {
      word |= UInt64(byte) << UInt64(8 * index)
    }
    return word
  }

  /// Reads `count` items, each from its own bytes.
  ///
  /// Each item takes at least one byte, so a count above the number of bytes left is rejected
  /// before anything is allocated. No more memory is reserved than there are bytes left.
  @export(implementation)
  mutating func readItems<Item>(
    _ count: Int, _ name: String, _ read: (inout PatchReader) throws(InvalidPatch) -> Item
  ) throws(InvalidPatch) -> [Item] {
    guard count <= end - offset else {
      throw invalid(
        "\(ListDiff.counted(count, name)) expected, \(ListDiff.counted(end - offset, "byte")) left",
        at: offset)
    }
    var items: [Item] = []
    items.reserveCapacity(min(count, (end - offset) / max(1, MemoryLayout<Item>.stride)))
    let all = end
    for index in 0..<count {
      let length = try self.read(UInt.self)
      guard length <= UInt(all - offset) else {
        throw invalid(
          "\(length) bytes of \(name) \(index) expected, \(all - offset) left",
          at: offset)
      }
      end = offset + Int(length)
      items.append(try read(&self))
      guard offset == end else {
        throw invalid(
          "\(ListDiff.counted(end - offset, "byte")) left in \(name) \(index)", at: offset)
      }
      end = all
    }
    return items
  }

  /// Throws unless all bytes have been read.
  @usableFromInline
  func requireEnd() throws(InvalidPatch) {
    if offset < end {
      throw invalid("\(ListDiff.counted(end - offset, "byte")) left after the patch")
    }
  }
}
