// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport

/// How a file holds its rows.
package enum InputFormat: String, Sendable, CaseIterable, Codable {
  case text, csv, tsv, json, jsonl

  /// The format that the name of a file tells; lines of text if it tells none.
  init(path: String) {
    let name = path.lowercased()
    self =
      switch true {
      case name.hasSuffix(".csv"): .csv
      case name.hasSuffix(".tsv"), name.hasSuffix(".tab"): .tsv
      case name.hasSuffix(".json"): .json
      case name.hasSuffix(".jsonl"), name.hasSuffix(".ndjson"): .jsonl
      default: .text
      }
  }

  var isDelimited: Bool { self == .csv || self == .tsv }

  /// The character between two fields.
  var delimiter: UInt8 { UInt8(ascii: self == .tsv ? "\t" : ",") }

  /// What an option calls the part of a row that identifies it.
  var fieldWord: String { isDelimited ? "column" : "key" }

  var rowWord: String { self == .text ? "line" : "row" }
}

/// How the rows of a file are found.
package struct InputOptions: Sendable {
  /// The columns or keys that identify a row together; `nil` for lines of text.
  package var id: FieldNames?

  /// The column or key whose values are the sections.
  package var section: String?

  package var format: InputFormat?

  /// Whether the first record of CSV or TSV names the columns; otherwise they are numbered from 1.
  package var hasHeader = true

  package init(
    id: FieldNames? = nil, section: String? = nil, format: InputFormat? = nil,
    hasHeader: Bool = true
  ) {
    (self.id, self.section, self.format) = (id, section, format)
    self.hasHeader = hasHeader
  }

  /// Returns the same options with the format that they tell, or that the names of files tell.
  ///
  /// Without a column or key that identifies a row, a file is lines of text, whatever its name.
  package func completed(for paths: [String]) throws(UsageError) -> InputOptions {
    var options = self
    let formats = paths.filter { $0 != "-" }.map { InputFormat(path: $0) }
    let told = id == nil && section == nil && hasHeader ? .text : formats.first ?? .text
    let format = format ?? told
    options.format = format
    if format == .text {
      guard id == nil, section == nil, hasHeader else {
        throw UsageError(
          message: "lines of text have no columns or keys; name the format, as in --format csv")
      }
    } else if id == nil {
      throw UsageError(
        message: "--id \(format.fieldWord.uppercased()) is missing: what identifies a row")
    } else if self.format == nil, let other = formats.first(where: { $0 != format }) {
      throw UsageError(
        message: "\(format.rawValue) and \(other.rawValue) cannot be compared; "
          + "--format names one format for both")
    }
    return options
  }
}
