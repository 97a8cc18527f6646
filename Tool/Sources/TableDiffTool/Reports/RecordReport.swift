// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// A change as records of CSV: each changed row with what happened to it and its numbers; an updated
/// row as two records, with the old values and with the new ones.
package struct RecordReport {
  private let change: ListChange
  private let layouts: (old: RowLayout, new: RowLayout)
  private let parts: [ListChange.Part]

  /// The names of the columns or keys of rows.
  private let columns: [String]

  package init(_ change: ListChange) {
    self.change = change
    layouts = change.layouts
    parts = change.parts
    switch change.old.format {
    case .text: columns = ["line"]
    case .csv, .tsv:
      columns = RowCells.columns(change.layouts)
    case .json, .jsonl: columns = Self.keys(change, parts)
    }
  }

  /// Returns the keys of changed rows: those of the id and the section, and then the others in the
  /// order in which they come first.
  private static func keys(_ change: ListChange, _ parts: [ListChange.Part]) -> [String] {
    let options = change.old.options
    var keys = options.id?.names ?? []
    if let section = options.section, !keys.contains(section) { keys.append(section) }
    var known = Set(keys)
    for part in parts {
      change.forEachChangedRow(of: part) { row in
        let old = row.isUpdated || row.new == nil ? row.old?.row : nil
        for object in [old, row.new?.row].compactMap({ $0 }) {
          for member in JSONScanner.members(object.content) {
            let key = String(decoding: member.key, as: UTF8.self)
            if known.insert(key).inserted { keys.append(key) }
          }
        }
      }
    }
    return keys
  }

  package func write(to output: BufferedOutput) {
    write(header + columns.map { Array($0.utf8) }, to: output)
    writeColumns(to: output)
    for part in parts {
      if change.old.options.section != nil { writeSection(part, to: output) }
      change.forEachChangedRow(of: part) { row in
        let other = row.isUpdated ? (row.new?.row, row.old?.row) : (nil, nil)
        if let old = row.old, row.isUpdated || row.new == nil {
          write(row, "old", values(old.row, layouts.old, besides: other.0), to: output)
        }
        if let new = row.new {
          write(row, "new", values(new.row, layouts.new, besides: other.1), to: output)
        }
      }
    }
  }

  /// The names of the leading columns, which are other ones than those of the files.
  private var header: [[UInt8]] {
    (["change", "file", "old_row", "new_row"] + (change.old.isKeyed ? ["key"] : [])).map { name in
      var name = name
      while columns.contains(name) { name = "_" + name }
      return Array(name.utf8)
    }
  }

  /// Writes what happened to columns, each in its place.
  private func writeColumns(to output: BufferedOutput) {
    guard let columns = change.columns, !columns.isEmpty else { return }
    var oldNames: [String: String] = [:]
    for (old, new) in columns.renamed { oldNames[new] = old }
    let notes = self.columns.map { name in
      if columns.added.contains(name) { return "added" }
      if columns.removed.contains(name) { return "removed" }
      return oldNames[name].map { "renamed from " + $0 } ?? ""
    }
    write((["columns", "", "", ""] + notes).map { Array($0.utf8) }, to: output)
  }

  /// Writes what happened to a section as a whole.
  private func writeSection(_ part: ListChange.Part, to output: BufferedOutput) {
    guard let word = part.word else { return }
    let name = text([UInt8](change.section(of: part).id.bytes))
    let values = columns.map { $0 == change.old.options.section ? name : [] }
    func number(_ section: Int?) -> String { section.map { "\($0 + 1)" } ?? "" }
    let lead = [word, part.new == nil ? "old" : "new", number(part.old), number(part.new)]
    let key = change.old.isKeyed ? [[UInt8]()] : []
    write(lead.map { Array($0.utf8) } + key + values, to: output)
  }

  private func write(
    _ row: ChangedRow, _ file: String, _ values: [[UInt8]], to output: BufferedOutput
  ) {
    let lead = [row.word, file, row.old?.number ?? "", row.new?.number ?? ""]
    let key = change.old.isKeyed ? [text(row.shown.map { [UInt8]($0.id.bytes) } ?? [])] : []
    write(lead.map { Array($0.utf8) } + key + values, to: output)
  }

  /// Returns the values of a row in all columns, empty where it has none.
  ///
  /// - Parameter other: The other version of the row, if it was updated.
  private func values(
    _ row: InputRow, _ layout: RowLayout, besides other: InputRow? = nil
  ) -> [[UInt8]] {
    if layout.format == .text {
      var line = RowCells.withoutLineEnd(row.content)
      if line.last == UInt8(ascii: "\r") {
        line = UnsafeRawBufferPointer(rebasing: line.dropLast())
      }
      return [[UInt8](line)]
    }
    func fields(_ row: InputRow) -> [String: [UInt8]] {
      var fields: [String: [UInt8]] = [:]
      for field in FieldChange.fields(row, layout) { fields[field.name] = field.value }
      return fields
    }
    let (fields, others) = (fields(row), layout.format.isDelimited ? nil : other.map(fields))
    return columns.map { name in
      guard let value = fields[name] else { return [] }
      let isOther = others.map { Self.isOther(value, $0[name]) } ?? false
      return isOther ? value : text(value)
    }
  }

  /// Whether a string would look like a value of another type that the other version of a row has.
  private static func isOther(_ value: [UInt8], _ other: [UInt8]?) -> Bool {
    guard let other else { return value == Array("\"\"".utf8) }
    return value.first == UInt8(ascii: "\"") && other.first != UInt8(ascii: "\"")
  }

  /// Returns a value as a text: a string of JSON without quotes, everything else as it is.
  private func text(_ value: [UInt8]) -> [UInt8] {
    if change.old.format.isDelimited || value.first != UInt8(ascii: "\"") { return value }
    return value.withUnsafeBytes { JSONScanner.decoded($0) }
  }

  private func write(_ values: [[UInt8]], to output: BufferedOutput) {
    let layout = RowLayout(format: .csv, dialect: .csv, columns: [])
    output.write(layout.record(values) + [UInt8(ascii: "\n")])
  }
}
