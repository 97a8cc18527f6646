// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import ToolSupport

/// The members of the object that a patch is.
struct PatchMembers {
  private let bytes: UnsafeRawBufferPointer

  /// Where the value of each key is.
  private(set) var places: [String: Range<Int>] = [:]

  init(_ bytes: UnsafeRawBufferPointer) throws(TextError) {
    self.bytes = bytes
    var scanner = JSONScanner(
      bytes, offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, checksKeys: true)
    scanner.skipSpace()
    var places: [String: Range<Int>] = [:]
    // The values in rows may be nested as deep as in a file.
    try scanner.members(depth: -4) { scanner, key, value in
      let key = String(decoding: JSONScanner.decoded(scanner.slice(key)), as: UTF8.self)
      places[key] = value
    }
    self.places = places
    scanner.skipSpace()
    if !scanner.isAtEnd { throw scanner.unexpected("the end") }
  }

  /// Returns the bytes of a value.
  func json(of key: String) -> [UInt8] { places[key].map { [UInt8](bytes[$0]) } ?? [] }

  /// Returns where the elements of an array are; none if there is no such key.
  func elements(of key: String) throws(TextError) -> [Range<Int>] {
    guard let place = places[key] else { return [] }
    guard bytes[place.lowerBound] == UInt8(ascii: "[") else {
      throw TextError(place.lowerBound, "\(key): no array")
    }
    return JSONScanner.elements(UnsafeRawBufferPointer(rebasing: bytes[place]))
      .map { $0.lowerBound + place.lowerBound..<$0.upperBound + place.lowerBound }
  }

  /// Returns where the ids of the sections are.
  func sectionIDs() throws(TextError) -> [Range<Int>] {
    var ids: [Range<Int>] = []
    for (index, place) in try elements(of: "sections").enumerated() {
      let members = JSONScanner.members(UnsafeRawBufferPointer(rebasing: bytes[place]))
      func value(_ key: String) -> UnsafeRawBufferPointer? {
        members.first { $0.key == Array(key.utf8) }?.value
      }
      guard let id = value("id"), let base = bytes.baseAddress, let start = id.baseAddress else {
        throw TextError(place.lowerBound, "sections[\(index)]: a section without an id")
      }
      if let rows = value("rows"), JSONScanner.compact(rows) != Array("[]".utf8) {
        throw TextError(place.lowerBound, "sections[\(index)]: the section has rows")
      }
      ids.append(start - base..<start - base + id.count)
    }
    return ids
  }

  /// Returns the patch with numbers instead of rows and sections.
  func shell(rowCount: Int, sectionCount: Int) -> [UInt8] {
    let rows = (0..<rowCount).map { "\($0)" }.joined(separator: ",")
    let sections = (0..<sectionCount).map { "{\"id\":\($0),\"rows\":[]}" }.joined(separator: ",")
    var json = Array("{\"rows\":[\(rows)],\"sections\":[\(sections)]".utf8)
    for key in places.keys.sorted() where !["rows", "sections", "source"].contains(key) {
      json.append(UInt8(ascii: ","))
      JSONScanner.append(key.utf8, to: &json)
      json.append(UInt8(ascii: ":"))
      json.append(contentsOf: self.json(of: key))
    }
    json.append(UInt8(ascii: "}"))
    return json
  }

  /// Decodes a value, and says where it is wrong.
  ///
  /// - Parameter key: The key that the value has, or `nil` if it is the whole patch.
  func decode<Value: Decodable>(
    _ type: Value.Type, _ json: [UInt8], of key: String? = nil
  ) throws(TextError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(json))
    } catch let error as InvalidPatch {
      throw TextError(offset(in: error.description), error.description)
    } catch let error as DecodingError {
      throw self.error(error, in: key)
    } catch {
      throw TextError(0, "\(error)")
    }
  }
}

extension PatchMembers {
  private func error(_ error: DecodingError, in key: String?) -> TextError {
    let (context, text): (DecodingError.Context, String)
    switch error {
    case .typeMismatch(let type, let found): (context, text) = (found, "no \(type)")
    case .valueNotFound(let type, let found): (context, text) = (found, "null, but no \(type)")
    case .keyNotFound(let missing, let found):
      (context, text) = (found, "'\(missing.stringValue)' is missing")
    case .dataCorrupted(let found):
      // The decoder names no place for a number that it cannot read.
      if found.codingPath.isEmpty, let place = placeOfLargeNumber {
        return TextError(place, "the number is too large")
      }
      (context, text) = (found, found.debugDescription)
    @unknown default: return TextError(0, "\(error)")
    }
    let name = context.codingPath.reduce(key ?? "") { name, part in
      part.intValue.map { name + "[\($0)]" } ?? (name.isEmpty ? "" : name + ".") + part.stringValue
    }
    return TextError(offset(in: name), (name.isEmpty ? "" : name + ": ") + text)
  }

  private var placeOfLargeNumber: Int? {
    places.filter { !["rows", "sections"].contains($0.key) }.values
      .compactMap { JSONNumbers.firstTooLarge(in: $0, of: bytes)?.lowerBound }.min()
  }

  /// Returns the offset of the member that a message begins with, as in `moves[3]: ` or
  /// `sectionChanges.moves[3]: `.
  private func offset(in message: String) -> Int {
    places[String(message.prefix { ![":", ".", "["].contains($0) })]?.lowerBound ?? 0
  }
}
