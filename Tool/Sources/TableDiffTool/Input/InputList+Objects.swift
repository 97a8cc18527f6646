// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension InputList {
  /// Reads the objects of an array, or one after the other.
  func readObjects() throws(TextError) {
    var scanner = JSONScanner(bytes, offset: markLength, checksKeys: true)
    scanner.skipSpace()
    let wanted = WantedKeys(options)
    if format == .jsonl {
      while !scanner.isAtEnd, !isFull {
        try readObject(&scanner, wanted)
        scanner.skipSpace()
      }
      return
    }
    try readArray(&scanner, wanted, at: (options.rows?.keys ?? [])[...])
    scanner.skipSpace()
    if !scanner.isAtEnd, !isFull { throw scanner.unexpected("the end") }
  }

  /// Reads the array that some keys lead to, and what stands around it.
  private func readArray(
    _ scanner: inout JSONScanner, _ wanted: WantedKeys, at path: ArraySlice<String>
  ) throws(TextError) {
    let start = scanner.offset
    guard let name = path.first else {
      if scanner.byte == UInt8(ascii: "{") { return try readMembers(&scanner, wanted) }
      guard scanner.byte == UInt8(ascii: "[") else {
        throw scanner.unexpected("an array of objects, beginning with '['")
      }
      var hasMore = try scanner.enter("[")
      while hasMore {
        try readObject(&scanner, wanted)
        if isFull { return }
        hasMore = try scanner.next(in: "[")
      }
      arrayPlace = start..<scanner.offset
      return
    }
    guard scanner.byte == UInt8(ascii: "{") else {
      throw scanner.unexpected("an object with the key '\(name)' of --rows")
    }
    let key = Array(name.utf8)
    var isFound = false
    try scanner.readMembers { (scanner, place) throws(TextError) in
      if Self.names(scanner.slice(place), key) {
        isFound = true
        try readArray(&scanner, wanted, at: path.dropFirst())
      } else {
        _ = try scanner.value()
      }
    }
    if !isFound {
      throw missing(name, "--rows: the object", scanner.slice(start..<scanner.offset), start)
    }
  }

  /// Reads the objects of an object, which their keys identify.
  private func readMembers(
    _ scanner: inout JSONScanner, _ wanted: WantedKeys
  ) throws(TextError) {
    let begin = scanner
    try scanner.readMembers { (scanner, key) throws(TextError) in
      guard scanner.byte == UInt8(ascii: "{") else {
        throw TextError(
          begin.offset,
          "expected an array of objects, or an object of objects"
            + (options.rows == nil ? " (--rows names the keys of one within an object)" : ""))
      }
      if isFull { _ = try scanner.value() } else { try readObject(&scanner, wanted, key: key) }
    }
    isKeyed = true
    arrayPlace = begin.offset..<scanner.offset
    if options.id != nil { notes.append("rows are identified by their keys in the object") }
  }

  /// - Parameter key: The key that identifies the object; `nil` for an element of an array.
  private func readObject(
    _ scanner: inout JSONScanner, _ wanted: WantedKeys, key rowKey: Range<Int>? = nil
  ) throws(TextError) {
    let start = scanner.offset
    guard scanner.byte == UInt8(ascii: "{") else {
      throw scanner.unexpected("an object, which row \(rowCount + 1) is")
    }
    var ids = [Range<Int>?](repeating: nil, count: wanted.id.count)
    var section: Range<Int>?
    try scanner.members { scanner, key, value in
      let key = scanner.slice(key)
      for index in wanted.id.indices where Self.names(key, wanted.id[index]) { ids[index] = value }
      if let name = wanted.section, Self.names(key, name) { section = value }
    }
    let object = start..<scanner.offset
    let names = options.id?.names ?? []
    let id =
      if let rowKey { try slice(rowKey, "", scanner, object) } else {
        try id(ids, names, scanner, object)
      }
    let row = InputRow(
      id: id, content: scanner.slice(object),
      keyCount: rowKey.map { start - $0.lowerBound } ?? 0)
    if let name = options.section {
      append(row, section: try slice(section, name, scanner, object))
    } else {
      append(row, section: nil)
    }
  }

  /// Returns the id of an object: the value of a key in canonical form, or an array with the values
  /// of several.
  ///
  /// - Parameter values: Where the values are, in the order of the names.
  func id(
    _ values: [Range<Int>?], _ names: [String], _ scanner: JSONScanner, _ object: Range<Int>
  ) throws(TextError) -> TextSlice {
    if names.count == 1 { return try slice(values[0], names[0], scanner, object) }
    var array = [UInt8(ascii: "[")]
    for (value, name) in zip(values, names) {
      if array.count > 1 { array.append(UInt8(ascii: ",")) }
      array.append(contentsOf: try slice(value, name, scanner, object).bytes)
    }
    array.append(UInt8(ascii: "]"))
    return arena.slice(array)
  }

  /// Whether a string of JSON, with its quotes, is a key.
  private static func names(_ string: UnsafeRawBufferPointer, _ key: [UInt8]) -> Bool {
    if string.contains(UInt8(ascii: "\\")) { return JSONScanner.decoded(string) == key }
    return string.count == key.count + 2 && string.dropFirst().dropLast().elementsEqual(key)
  }

  /// Returns the value of a key in canonical form.
  func slice(
    _ value: Range<Int>?, _ name: String, _ scanner: JSONScanner, _ object: Range<Int>
  ) throws(TextError) -> TextSlice {
    guard let value else {
      throw missing(
        name, "row \(rowCount + 1)", scanner.slice(object), object.lowerBound)
    }
    let bytes = scanner.slice(value)
    switch bytes.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"):
      throw TextError(
        value.lowerBound, "'\(name)' of row \(rowCount + 1) is neither a string nor a number")
    case UInt8(ascii: "\"") where bytes.contains(UInt8(ascii: "\\")):
      return arena.slice(JSONScanner.canonical(bytes))
    default: return TextSlice(text.bytes + value.lowerBound, count: value.count)
    }
  }

  /// Returns the error that an object lacks a key.
  private func missing(
    _ name: String, _ subject: String, _ object: UnsafeRawBufferPointer, _ offset: Int
  ) -> TextError {
    let keys = JSONScanner.members(object).map { String(decoding: $0.key, as: UTF8.self) }
    let known = keys.isEmpty ? "no key" : keys.map { "'\($0)'" }.joined(separator: ", ")
    return TextError(
      offset,
      "\(subject) has no key '\(name)', but \(known)" + Spelling.suggestion(for: name, in: keys))
  }

  /// What stands around the array or object of rows, with an empty array in its place; `nil` if that is the
  /// whole file.
  var frame: [UInt8]? {
    guard options.rows != nil, let arrayPlace else { return nil }
    let before = bytes[markLength..<arrayPlace.lowerBound].drop { $0 != UInt8(ascii: "{") }
    return before + Array("[]".utf8) + bytes[arrayPlace.upperBound...]
  }
}

/// The keys that are looked for in each object.
private struct WantedKeys {
  let id: [[UInt8]]
  let section: [UInt8]?

  init(_ options: InputOptions) {
    id = options.id?.names.map { Array($0.utf8) } ?? []
    section = options.section.map { Array($0.utf8) }
  }
}
