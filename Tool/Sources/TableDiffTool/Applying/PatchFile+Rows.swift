// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

extension PatchFile {
  /// Returns the rows of the patch, as they are in a file of the format.
  func rows(in arena: ByteArena) throws(TextError) -> [InputRow] {
    var result: [InputRow] = []
    result.reserveCapacity(rows.count)
    for (index, place) in rows.enumerated() {
      let value = UnsafeRawBufferPointer(rebasing: bytes[place])
      let content: UnsafeRawBufferPointer
      do throws(TextError) {
        switch source.format {
        case .text: content = arena.keep(try line(value))
        case .csv, .tsv: content = arena.keep(try record(value))
        case .json where source.isKeyed == true:
          result.append(try member(value, in: arena))
          continue
        case .json, .jsonl: content = try object(value)
        }
      } catch {
        throw TextError(place.lowerBound, "rows[\(index)]: \(error.message)")
      }
      guard let start = content.baseAddress else { continue }
      result.append(InputRow(id: TextSlice(start, count: content.count), content: content))
    }
    return result
  }

  private func line(_ value: UnsafeRawBufferPointer) throws(TextError) -> [UInt8] {
    guard value.first == UInt8(ascii: "\"") else { throw TextError(0, "no string") }
    let line = JSONScanner.decoded(value)
    if line.isEmpty || line.dropLast().contains(UInt8(ascii: "\n")) {
      throw TextError(0, "not one line of text")
    }
    if line.contains(0) { throw TextError(0, "a zero byte") }
    return line
  }

  private func object(_ value: UnsafeRawBufferPointer) throws(TextError) -> UnsafeRawBufferPointer {
    guard value.first == UInt8(ascii: "{") else { throw TextError(0, "no object") }
    let keys = JSONScanner.members(value).map(\.key)
    if let name = source.id?.names.first(where: { !keys.contains(Array($0.utf8)) }) {
      throw TextError(0, "no key '\(name)'")
    }
    return value
  }

  /// Returns the row that is the only member of an object, which its key identifies.
  private func member(
    _ value: UnsafeRawBufferPointer, in arena: ByteArena
  ) throws(TextError) -> InputRow {
    let members = JSONScanner.memberPlaces(value)
    guard members.count == 1, value[members[0].value.lowerBound] == UInt8(ascii: "{") else {
      throw TextError(0, "no object of one object")
    }
    let (key, place) = members[0]
    return InputRow(
      id: arena.slice(JSONScanner.canonical(UnsafeRawBufferPointer(rebasing: value[key]))),
      content: UnsafeRawBufferPointer(rebasing: value[place]),
      keyCount: place.lowerBound - key.lowerBound)
  }

  /// Returns the record of an object that has a string for each column.
  private func record(_ value: UnsafeRawBufferPointer) throws(TextError) -> [UInt8] {
    guard value.first == UInt8(ascii: "{") else { throw TextError(0, "no object") }
    let (members, layout) = (JSONScanner.members(value), source.layout)
    var values: [[UInt8]] = []
    for column in source.columns ?? [] {
      guard let member = members.first(where: { $0.key == Array(column.utf8) }) else {
        throw TextError(0, "no key '\(column)', which is a column")
      }
      guard member.value.first == UInt8(ascii: "\"") else {
        throw TextError(0, "'\(column)' is no string")
      }
      let field = JSONScanner.decoded(member.value)
      if field.contains(0) { throw TextError(0, "'\(column)' has a zero byte") }
      if !layout.hasRoom(for: field) {
        throw TextError(
          0, "'\(column)' has a delimiter or a line end, but the file has no quotes around fields")
      }
      values.append(field)
    }
    return layout.record(values)
  }

  /// Returns the sections of the patch, without rows.
  func sections(in arena: ByteArena) throws(TextError) -> [InputSection] {
    var result: [InputSection] = []
    for (index, place) in sections.enumerated() {
      let id = UnsafeRawBufferPointer(rebasing: bytes[place])
      if !source.format.isDelimited {
        result.append(InputSection(id: arena.slice(JSONScanner.canonical(id))))
      } else if id.first == UInt8(ascii: "\"") {
        result.append(InputSection(id: arena.slice(JSONScanner.decoded(id))))
      } else {
        throw TextError(place.lowerBound, "sections[\(index)]: the id is no string")
      }
    }
    return result
  }
}
