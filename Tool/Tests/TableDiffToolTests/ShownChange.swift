// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import ToolSupport

/// A change between two texts, read from files as the command line does.
struct ShownChange {
  private let files: TemporaryFolder
  let change: ListChange

  /// What is odd in the files.
  let remarks: [String]

  init(
    _ old: String, _ new: String, _ format: InputFormat = .text, id: String? = nil,
    section: String? = nil, rows: String? = nil, hasHeader: Bool = true,
    rules: ContentRules = ContentRules(),
    delimiters: (old: UInt8?, new: UInt8?) = (nil, nil), hasQuotes: Bool? = nil,
    tellsColumns: Bool = false
  ) throws {
    files = try TemporaryFolder()
    var options = InputOptions(
      id: try id.map { try FieldNames($0, for: "--id") }, section: section, format: format,
      hasHeader: hasHeader)
    options.rows = try rows.map { try ValuePath($0, for: "--rows") }
    (options.oldDelimiter, options.newDelimiter) = delimiters
    options.hasQuotes = hasQuotes
    let lists = try (
      InputList(files.file("old", old), options.forOld, name: "old"),
      InputList(files.file("new", new), options.forNew, name: "new")
    )
    remarks = lists.0.remarks + lists.1.remarks
    let columns = tellsColumns ? ColumnChange(lists.0, lists.1, rules) : nil
    change = ListChange(lists.0, lists.1, rules, columns: columns)
  }

  /// Returns the lines of the listing behind the names of the files.
  func listing(_ options: ListingOptions = ListingOptions(), hasColors: Bool = false) throws
    -> [String]
  {
    Array(
      lines { output in
        Listing(change, options, ListingOutput(output: output, hasColors: hasColors)).write()
      }.dropFirst())
  }

  /// Returns the lines of the listing behind the numbers of changes, without blank ones and without
  /// spaces at their ends.
  func rows(_ options: ListingOptions = ListingOptions()) throws -> [String] {
    try listing(options).dropFirst().compactMap { line in
      line.lastIndex { $0 != " " }.map { String(line[...$0]) }
    }
  }

  /// Returns the lines of both files side by side, behind the numbers of changes, without blank ones
  /// and without spaces at their ends.
  func sides(_ columns: Int, context: Int = 3) throws -> [String] {
    try rows(ListingOptions(context: context, sideBySideColumns: columns))
  }

  /// Returns the lines of the table of numbers.
  func stat(columns: Int = 80) throws -> [String] {
    lines { output in
      let out = ListingOutput(output: output, hasColors: false)
      StatTable(change: change, out: out, columns: columns).write()
    }
  }

  /// Returns the records of the report in CSV.
  func records() throws -> [String] {
    lines { RecordReport(change).write(to: $0) }
  }

  /// Returns the report in Markdown.
  var markdown: String { MarkdownReport(change).text }

  /// Returns the operations of JSON Patch.
  var jsonPatch: String { String(decoding: JSONPatch(change).bytes, as: UTF8.self) }

  /// Returns the patch of this change.
  func patch() throws -> String {
    String(decoding: PatchText(change).bytes, as: UTF8.self)
  }

  /// Returns a text with the patch of this change applied to it; an error as its text.
  func patched(_ text: String) throws -> String { try appliedPatch(patch(), to: text) }

  /// Returns a text with a patch applied to it; an error as its text without the folder.
  func applied(_ patch: String, to text: String) throws -> String {
    do {
      let rows = try PatchFile(patch).applied(to: files.file("file", text))
      return written { rows.write(to: $0) }
    } catch let error as UsageError {
      return error.message.replacingOccurrences(of: files.path + "/", with: "")
    }
  }

  /// Returns what applying a patch that is made of a text to the old file leads to.
  func appliedPatch(_ patch: String, to text: String) throws -> String {
    try applied(files.file("patch", patch), to: text)
  }

  private func lines(_ write: (BufferedOutput) -> Void) -> [String] {
    written(write).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private func written(_ write: (BufferedOutput) -> Void) -> String {
    let output = BufferedOutput()
    write(output)
    return String(decoding: output.buffer, as: UTF8.self)
  }
}
