// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Foundation
import TableDiff
import TableDiffPatches

extension PatchFile {
  /// Returns the patch from one file to another as JSON: that of the library, with the rows as they
  /// are, and `source`, which tells how to read the file that it applies to.
  package static func bytes(of change: ListChange) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let shell = try shell(of: change, encoder)
    var json: [UInt8] = []
    var members = shell.withUnsafeBytes { bytes in
      JSONScanner.members(bytes).map { (key: $0.key, value: [UInt8]($0.value)) }
    }
    members.append((Array("source".utf8), [UInt8](try encoder.encode(PatchSource(change)))))
    members.sort { place(of: $0.key) < place(of: $1.key) }
    for member in members {
      json.append(contentsOf: Array((json.isEmpty ? "{" : ",\n ").utf8))
      JSONScanner.append(member.key, to: &json)
      json.append(UInt8(ascii: ":"))
      switch String(decoding: member.key, as: UTF8.self) {
      case "rows": appendItems(member.value, to: &json) { appendRow($0, change, to: &$1) }
      case "sections": appendItems(member.value, to: &json) { appendSection($0, change, to: &$1) }
      default: json.append(contentsOf: member.value)
      }
    }
    json.append(contentsOf: Array("}\n".utf8))
    return json
  }

  /// Returns the patch with flat offsets of the new list instead of rows.
  private static func shell(of change: ListChange, _ encoder: JSONEncoder) throws -> Data {
    switch change.diff {
    case .flat(let diff):
      let base = change.old.fingerprint(changedBy: diff)
      return try encoder.encode(ListPatch(diff, rowsFrom: 0..<diff.newCount, base: base))
    case .sectioned(let diff):
      let sections = change.new.sections.indices.map { section in
        OffsetSection(
          id: section, rows: Array(change.newStarts[section]..<change.newStarts[section + 1]))
      }
      let base = change.old.fingerprint(changedBy: diff)
      return try encoder.encode(SectionedPatch(diff, sectionsFrom: sections, base: base))
    }
  }

  private static func place(of key: [UInt8]) -> Int {
    let order = [
      "version", "source", "baseDigest", "oldCount", "newCount", "sectionChanges", "oldRowCounts",
      "newRowCounts", "deletes", "inserts", "moves", "updates", "contentDigests", "sections",
      "rows",
    ]
    return order.firstIndex(of: String(decoding: key, as: UTF8.self)) ?? order.count
  }

  /// Appends an array, with an item for each element of another array of JSON.
  private static func appendItems(
    _ elements: [UInt8], to json: inout [UInt8],
    _ append: (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) {
    json.append(UInt8(ascii: "["))
    let ranges = elements.withUnsafeBytes { JSONScanner.elements($0) }
    for (index, range) in ranges.enumerated() {
      json.append(contentsOf: Array((index == 0 ? "\n  " : ",\n  ").utf8))
      append(elements[range], &json)
    }
    json.append(UInt8(ascii: "]"))
  }

  private static func appendRow(
    _ offset: ArraySlice<UInt8>, _ change: ListChange, to json: inout [UInt8]
  ) {
    guard let offset = Int(String(decoding: offset, as: UTF8.self)) else { return }
    let row = change.new.row(offset, change.newStarts)
    switch change.new.format {
    case .text: JSONScanner.append(row.content, to: &json)
    case .json, .jsonl: json.append(contentsOf: row.content)
    case .csv, .tsv:
      let fields = change.new.layout.fields(of: row.content)
      json.append(UInt8(ascii: "{"))
      for (index, (name, value)) in zip(change.new.columns, fields).enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        JSONScanner.append(name.utf8, to: &json)
        json.append(UInt8(ascii: ":"))
        JSONScanner.append(value, to: &json)
      }
      json.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a section without rows, as `RowSection` is encoded.
  private static func appendSection(
    _ shell: ArraySlice<UInt8>, _ change: ListChange, to json: inout [UInt8]
  ) {
    let id = shell.withUnsafeBytes { bytes in
      JSONScanner.members(bytes).first { $0.key == Array("id".utf8) }
        .flatMap { Int(String(decoding: $0.value, as: UTF8.self)) }
    }
    guard let id else { return }
    json.append(contentsOf: Array("{\"id\":".utf8))
    let name = change.new.sections[id].id.bytes
    if change.new.format.isDelimited {
      JSONScanner.append(name, to: &json)
    } else {
      json.append(contentsOf: name)
    }
    json.append(contentsOf: Array(",\"header\":{},\"rows\":[]}".utf8))
  }
}
