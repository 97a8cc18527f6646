// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import TableDiff
import TableDiffPatches

/// A patch from one file to another as JSON: that of the library, with the rows as they are, and
/// `source`, which tells how to read the file that it applies to.
package struct PatchText {
  /// The patch, as text; members, sections and rows are in lines.
  package private(set) var bytes: [UInt8] = []

  private let change: ListChange

  package init(_ change: ListChange) {
    self.change = change
    switch change.diff {
    case .flat(let diff):
      append(PatchMemberTexts(diff, base: change.old.fingerprint(changedBy: diff)))
      appendItems("rows", at: diff.offsetsFromNew) { $0.appendRow($1) }
    #if !hasFeature(Embedded)
      case .sectioned(let diff):
        append(PatchMemberTexts(diff, base: change.old.fingerprint(changedBy: diff)))
        appendItems("sections", at: diff.sections.offsetsFromNew) { $0.appendSection($1) }
        appendItems("rows", at: diff.offsetsFromNew) { $0.appendRow($1) }
    #endif
    }
    append("}\n")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(_ members: PatchMemberTexts) {
    for (index, member) in members.members.enumerated() {
      appendKey(member.key)
      append(member.value)
      // Behind the version, a reader wants to know of what files the patch is.
      if index == 0 {
        appendKey("source")
        bytes.append(contentsOf: PatchSource(change).json)
      }
    }
  }

  private mutating func appendKey(_ key: String) {
    append(bytes.isEmpty ? "{" : ",\n ")
    JSONScanner.append(key.utf8, to: &bytes)
    append(":")
  }

  /// Appends an array with an item for each of some offsets; nothing if there are none.
  private mutating func appendItems(
    _ key: String, at offsets: OffsetRanges, _ append: (inout PatchText, Int) -> Void
  ) {
    if offsets.isEmpty { return }
    appendKey(key)
    var start = "[\n  "
    for run in offsets.runs {
      for offset in run.range {
        self.append(start)
        append(&self, offset)
        start = ",\n  "
      }
    }
    self.append("]")
  }

  private mutating func appendRow(_ offset: Int) {
    let row = change.new.row(offset, change.newStarts)
    switch change.new.format {
    case .text: JSONScanner.append(row.content, to: &bytes)
    case .json, .jsonl: bytes.append(contentsOf: row.content)
    case .csv, .tsv:
      let fields = change.new.layout.fields(of: row.content)
      append("{")
      for (index, (name, value)) in zip(change.new.columns, fields).enumerated() {
        if index > 0 { append(",") }
        JSONScanner.append(name.utf8, to: &bytes)
        append(":")
        JSONScanner.append(value, to: &bytes)
      }
      append("}")
    }
  }

  /// Appends a section without rows, as `RowSection` is encoded.
  private mutating func appendSection(_ section: Int) {
    append("{\"id\":")
    let name = change.new.sections[section].id.bytes
    if change.new.format.isDelimited {
      JSONScanner.append(name, to: &bytes)
    } else {
      bytes.append(contentsOf: name)
    }
    append(",\"header\":{},\"rows\":[]}")
  }
}
