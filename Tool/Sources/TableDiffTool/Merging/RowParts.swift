// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import ToolSupport

/// The parts of rows that are merged one by one: the fields of records, or the members of objects.
struct RowParts: Sendable {
  private let layout: RowLayout

  init(_ layout: RowLayout) { self.layout = layout }

  /// Returns what merges rows whose bytes an arena keeps.
  func parts(in arena: ByteArena) -> MergeParts<InputRow> {
    // Rows are merged one after the other, by whoever has the arena.
    nonisolated(unsafe) let arena = arena
    return MergeParts { base, first, second in merged(base, first, second, in: arena) }
  }

  /// Returns a row with what both sides changed, and the parts that they changed differently, which
  /// are as on the first side.
  ///
  /// - Parameter base: The row from which both started, unless both insert it.
  func merged(
    _ base: InputRow?, _ first: InputRow, _ second: InputRow, in arena: ByteArena
  ) -> (row: InputRow, conflicts: [Int]) {
    let (parts, others) = (self.parts(of: first), self.parts(of: second))
    let names = names(parts, others)
    let values = (byName(base.map(self.parts) ?? []), byName(parts), byName(others))
    var taken: [[UInt8]: UnsafeRawBufferPointer?] = [:]
    var conflicts: [Int] = []
    for (number, name) in names.enumerated() {
      let (old, own, other) = (values.0[name], values.1[name], values.2[name])
      if areEqual(own, other) || base != nil && areEqual(other, old) { continue }
      if base != nil, areEqual(own, old) {
        taken[name] = .some(other?.raw)
      } else {
        conflicts.append(number)
      }
    }
    if taken.isEmpty { return (first, conflicts) }
    let content =
      layout.format.isDelimited
      ? record(parts, taken)
      : object(first, parts, others.filter { values.1[$0.name] == nil }, taken)
    let written = arena.keep(first.key + content)
    let row = InputRow(
      id: first.id, content: UnsafeRawBufferPointer(rebasing: written[first.key.count...]),
      keyCount: first.key.count)
    return (row, conflicts)
  }

  /// Says which parts two versions of a row have differently, and how they were.
  func text(
    _ conflicts: [Int], base: InputRow?, mine: InputRow, theirs: InputRow,
    names: (mine: String, theirs: String)
  ) -> String {
    let (own, other) = (parts(of: mine), parts(of: theirs))
    let values = (byName(base.map(parts) ?? []), byName(own), byName(other))
    let all = self.names(own, other)
    func shown(_ part: Part?) -> String {
      guard let part else { return "not there" }
      let value = layout.format.isDelimited ? part.value : JSONScanner.compact(part.raw)
      return "'\(VisibleText.cut(value))'"
    }
    return conflicts.map { number in
      let name = all[number]
      let before = base == nil ? "" : "was \(shown(values.0[name])), "
      return
        "'\(VisibleText.string(name))' \(before)is \(shown(values.1[name])) in \(names.mine) and "
        + "\(shown(values.2[name])) in \(names.theirs)"
    }.joined(separator: "; ")
  }

  /// A field with its column, or a member of an object.
  private struct Part {
    let name: [UInt8]

    /// The value of a field.
    var value: [UInt8] = []

    /// The value as it stands in the row.
    let raw: UnsafeRawBufferPointer

    /// Where a member is, from its key on.
    var place = 0..<0
  }

  private func parts(of row: InputRow) -> [Part] {
    if layout.format.isDelimited {
      let scanner = layout.scanner(of: row.content)
      return zip(layout.columns, scanner.fields).map { name, field in
        Part(name: Array(name.utf8), value: scanner.value(field), raw: scanner.raw(field))
      }
    }
    let content = row.content
    return JSONScanner.memberPlaces(content).map { key, value in
      Part(
        name: JSONScanner.decoded(UnsafeRawBufferPointer(rebasing: content[key])),
        raw: UnsafeRawBufferPointer(rebasing: content[value]),
        place: key.lowerBound..<value.upperBound)
    }
  }

  private func byName(_ parts: [Part]) -> [[UInt8]: Part] {
    Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The names of the parts of two rows, which are numbered in this order.
  private func names(_ parts: [Part], _ others: [Part]) -> [[UInt8]] {
    if layout.format.isDelimited { return parts.map(\.name) }
    let known = Set(parts.map(\.name))
    return parts.map(\.name) + others.map(\.name).filter { !known.contains($0) }
  }

  private func areEqual(_ one: Part?, _ other: Part?) -> Bool {
    if layout.format.isDelimited { return one?.value ?? [] == other?.value ?? [] }
    guard let one, let other else { return one == nil && other == nil }
    return JSONScanner.canonical(one.raw) == JSONScanner.canonical(other.raw)
  }

  private func record(
    _ parts: [Part], _ taken: [[UInt8]: UnsafeRawBufferPointer?]
  ) -> [UInt8] {
    let fields = parts.map { [UInt8]((taken[$0.name] ?? nil) ?? $0.raw) }
    let record = Array(fields.joined(separator: [layout.dialect.delimiter]))
    return record.isEmpty ? Array("\"\"".utf8) : record
  }

  /// Returns an object as it is, with other values, without some members, and with more behind them.
  private func object(
    _ row: InputRow, _ parts: [Part], _ added: [Part],
    _ taken: [[UInt8]: UnsafeRawBufferPointer?]
  ) -> [UInt8] {
    let bytes = row.content
    let colon =
      parts.first.map { part in
        let count = part.place.count - part.raw.count
        return bytes[part.place.lowerBound..<part.place.lowerBound + count].drop { $0 != 0x3A }
      }.map { [UInt8]($0) } ?? Array(": ".utf8)
    var members: [[UInt8]] = []
    for part in parts {
      let head = bytes[part.place.lowerBound..<part.place.upperBound - part.raw.count]
      switch taken[part.name] {
      case nil: members.append(Array(bytes[part.place]))
      case .some(let value?): members.append(head + Array(value))
      case .some(nil): break
      }
    }
    for part in added {
      guard let value = taken[part.name] ?? nil else { continue }
      var member: [UInt8] = []
      JSONScanner.append(part.name, to: &member)
      members.append(member + colon + Array(value))
    }
    let separator =
      parts.count > 1
      ? Array(bytes[parts[0].place.upperBound..<parts[1].place.lowerBound]) : Array(", ".utf8)
    let opening = parts.first.map { Array(bytes[..<$0.place.lowerBound]) } ?? Array("{".utf8)
    let closing = parts.last.map { Array(bytes[$0.place.upperBound...]) } ?? Array("}".utf8)
    return opening + Array(members.joined(separator: separator)) + closing
  }
}
