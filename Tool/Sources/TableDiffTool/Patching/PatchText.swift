// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import ToolSupport

/// A patch from one file to another as JSON: that of the library, with the rows as they are, and
/// `source`, which tells how to read the file that it applies to.
package struct PatchText {
  /// The patch, as text; members, sections and rows are in lines.
  package private(set) var bytes: [UInt8] = []

  private let change: ListChange

  package init(_ change: ListChange) {
    self.change = change
    let changes = change.changedRuns
    switch change.diff {
    case .flat(let diff):
      let patch = ListPatch(
        diff, rowsFrom: change.new.sections[0].rows, base: change.old.fingerprint(changedBy: diff))
      append(changes, Self.counts(diff), patch.base)
      append("rows", patch.rows) { $0.append($1) }
    #if !hasFeature(Embedded)
      case .sectioned(let diff):
        let patch = SectionedPatch(
          diff, sectionsFrom: change.new.sections, base: change.old.fingerprint(changedBy: diff))
        append(changes, Self.counts(diff, change), patch.base)
        append("sections", patch.sections) { $0.append($1) }
        append("rows", patch.rows) { $0.append($1) }
    #endif
    }
    append("}\n")
  }

  /// Returns the members that tell how long the lists are.
  private static func counts(_ diff: ListDiff) -> [(key: String, value: String)] {
    [("oldCount", "\(diff.oldCount)"), ("newCount", "\(diff.newCount)")]
  }

  #if !hasFeature(Embedded)
    /// Returns the members that tell what becomes of the sections, and how long they are.
    private static func counts(
      _ diff: SectionedDiff, _ change: ListChange
    ) -> [(key: String, value: String)] {
      let members = (counts(diff.sections) + ChangedRuns(diff.sections).patchMembers)
        .sorted { $0.key < $1.key }
      let texts = members.map { "\"\($0.key)\":\($0.value)" }
      return [
        ("sectionChanges", "{" + texts.joined(separator: ",") + "}"),
        ("oldRowCounts", ChangedRuns.list(change.old.sections.map { $0.rows.count })),
        ("newRowCounts", ChangedRuns.list(change.new.sections.map { $0.rows.count })),
      ]
    }
  #endif

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends all but the sections and rows.
  private mutating func append(
    _ changes: ChangedRuns, _ counts: [(key: String, value: String)], _ base: ListFingerprint
  ) {
    append([("version", "1")])
    // A reader wants to know first of what files the patch is.
    appendKey("source")
    bytes.append(contentsOf: PatchSource(change).json)
    if let digest = base.digest { append([("baseDigest", Self.quoted(digest))]) }
    append(counts + changes.patchMembers)
    if let contents = base.contents {
      append([("contentDigests", ChangedRuns.list(contents.map(Self.quoted)))])
    }
  }

  private mutating func append(_ members: [(key: String, value: String)]) {
    for member in members {
      appendKey(member.key)
      append(member.value)
    }
  }

  /// Returns a digest in 16 hexadecimal digits, as a string of JSON.
  private static func quoted(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return "\"" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\""
  }

  private mutating func appendKey(_ key: String) {
    append(bytes.isEmpty ? "{" : ",\n ")
    JSONScanner.append(key.utf8, to: &bytes)
    append(":")
  }

  /// Appends an array; nothing if there are no items.
  private mutating func append<Item>(
    _ key: String, _ items: [Item], _ append: (inout PatchText, Item) -> Void
  ) {
    if items.isEmpty { return }
    appendKey(key)
    var start = "[\n  "
    for item in items {
      self.append(start)
      append(&self, item)
      start = ",\n  "
    }
    self.append("]")
  }

  private mutating func append(_ row: InputRow) {
    switch change.new.format {
    case .text: JSONScanner.append(row.content, to: &bytes)
    case .json where change.new.isKeyed:
      append("{")
      bytes.append(contentsOf: row.written)
      append("}")
    case .json, .jsonl: bytes.append(contentsOf: row.content)
    case .csv, .tsv:
      let fields = change.new.layout.fields(of: row.content)
      append("{")
      for (index, (name, value)) in zip(change.new.layout.columns, fields).enumerated() {
        if index > 0 { append(",") }
        JSONScanner.append(name.utf8, to: &bytes)
        append(":")
        JSONScanner.append(value, to: &bytes)
      }
      append("}")
    }
  }

  /// Appends a section without rows, as `RowSection` is encoded.
  private mutating func append(_ section: InputSection) {
    append("{\"id\":")
    let name = section.id.bytes
    if change.new.format.isDelimited {
      JSONScanner.append(name, to: &bytes)
    } else {
      bytes.append(contentsOf: name)
    }
    append(",\"header\":{},\"rows\":[]}")
  }
}

extension ChangedRuns {
  /// The members of an encoded patch that tell the changes of rows, each with its value as JSON.
  ///
  /// They are what the library encodes, which needs an encoder. Parts without changes are left out.
  var patchMembers: [(key: String, value: String)] {
    let lists = [
      ("deletes", Self.numbers(deleted)), ("inserts", Self.numbers(inserted)),
      ("moves", Self.numbers(moved)), ("updates", Self.numbers(updated)),
    ]
    return lists.filter { !$0.1.isEmpty }.map { ($0.0, Self.list($0.1)) }
  }

  /// Returns the gap before each range, and its length.
  private static func numbers(_ ranges: [Range<Int>]) -> [Int] {
    var end = 0
    return ranges.flatMap { range in
      defer { end = range.upperBound }
      return [range.lowerBound - end, range.count]
    }
  }

  /// Returns the gap before each run, its length, and by how much its old offset less its new one
  /// differs from that of the run before.
  private static func numbers(_ runs: [(old: Range<Int>, new: Range<Int>)]) -> [Int] {
    var (end, shift) = (0, 0)
    return runs.flatMap { old, new in
      let next = old.lowerBound - new.lowerBound
      defer { (end, shift) = (new.upperBound, next) }
      return [new.lowerBound - end, new.count, next - shift]
    }
  }

  /// Returns values as a list in JSON.
  static func list(_ values: [some CustomStringConvertible]) -> String {
    "[" + values.map { $0.description }.joined(separator: ",") + "]"
  }
}
