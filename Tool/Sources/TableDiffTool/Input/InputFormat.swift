// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// How a file holds its rows.
package enum InputFormat: String, Sendable, CaseIterable {
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

  /// The character between two fields, unless an option names another one.
  var delimiter: UInt8 { UInt8(ascii: self == .tsv ? "\t" : ",") }

  /// What an option calls the part of a row that identifies it.
  var fieldWord: String { isDelimited ? "column" : "key" }

  var rowWord: String { self == .text ? "line" : "row" }
}

/// How the rows of a file are found.
package struct InputOptions: Hashable, Sendable {
  /// The columns or keys that identify a row together; `nil` for lines of text.
  package var id: FieldNames?

  /// The column or key whose values are the sections.
  ///
  /// The page that compares files has no sections: they would take half as much code as all else.
  #if hasFeature(Embedded)
    package var section: String? { nil }
  #else
    package var section: String?
  #endif

  package var format: InputFormat?

  /// Where the array of rows is in a file of JSON; `nil` if the file is the array.
  package var rows: ValuePath?

  /// How many rows are read, from the first one on; `nil` for all.
  package var rowLimit: Int?

  /// Whether the first record of CSV or TSV names the columns; otherwise they are numbered from 1.
  package var hasHeader = true

  /// What stands between two fields in this file, or in both; `nil` for what the format says.
  package var delimiter: UInt8?

  /// Whether fields can stand in quotes; `nil` for CSV if they can, and for TSV if the file decides.
  package var hasQuotes: Bool?

  /// What a line of CSV or TSV begins with that is a comment; `nil` if there are none.
  package var comment: UInt8?

  /// The delimiter of one of two files, in place of what counts for both.
  package var oldDelimiter: UInt8?
  package var newDelimiter: UInt8?

  /// The options of the old file.
  package var forOld: InputOptions { with(oldDelimiter) }

  /// The options of the new file.
  package var forNew: InputOptions { with(newDelimiter) }

  private func with(_ delimiter: UInt8?) -> InputOptions {
    var options = self
    options.delimiter = delimiter ?? self.delimiter
    return options
  }

  /// The options for delimiters, quotes and comments that are in use.
  var delimiterOptions: [String] {
    [
      (delimiter != nil, "--delimiter"), (oldDelimiter != nil, "--old-delimiter"),
      (newDelimiter != nil, "--new-delimiter"), (hasQuotes != nil, "--quote"),
      (comment != nil, "--comment"),
    ].filter { $0.0 }.map { $0.1 }
  }

  package init(
    id: FieldNames? = nil, section: String? = nil, format: InputFormat? = nil,
    hasHeader: Bool = true
  ) {
    (self.id, self.format) = (id, format)
    #if !hasFeature(Embedded)
      self.section = section
    #endif
    self.hasHeader = hasHeader
  }

  /// Whether the options say that files have rows, so that lines of text are no answer.
  package var asksForRows: Bool {
    id != nil || section != nil || !hasHeader || impliedFormat != nil
      || format != nil && format != .text
  }

  /// The format that other options need: a delimiter CSV, and a path of rows JSON.
  private var impliedFormat: InputFormat? {
    delimiterOptions.isEmpty ? rows == nil ? nil : .json : .csv
  }

  /// Returns the same options with the format that they tell, or that the names of files tell.
  ///
  /// CSV and TSV can be compared.
  ///
  /// - Parameter found: The format that the files themselves tell, if their names tell none.
  package func completed(
    for paths: [String], found: InputFormat? = nil
  ) throws(UsageError) -> InputOptions {
    var options = self
    let formats = paths.filter { $0 != "-" }.map { InputFormat(path: $0) }
    let told = formats.first { $0 != .text } ?? .text
    let format = format ?? (told == .text ? impliedFormat ?? found ?? told : told)
    options.format = format
    if format == .text {
      if asksForRows {
        throw UsageError(
          message: "lines of text have no columns or keys; name the format, as in --format csv")
      }
    } else if let splits = delimiterOptions.first, !format.isDelimited {
      throw UsageError(
        message: "\(splits) is an option for CSV and TSV, not for \(format.rawValue)")
    } else if rows != nil, format != .json {
      throw UsageError(message: "--rows is an option for json, not for \(format.rawValue)")
    } else if self.format == nil,
      let other = formats.first(where: {
        $0 != format && !($0.isDelimited && format.isDelimited) && $0 != .text
      })
    {
      throw UsageError(
        message: "\(format.rawValue) and \(other.rawValue) cannot be compared; "
          + "--format names one format for both")
    }
    if self.format == nil {
      let own = paths.map { InputFormat(path: $0) }.map { $0 == .text ? format : $0 }
        .map { $0 == .tsv ? $0.delimiter : nil }
      let others = paths.count == 2 && own[0] != own[1]
      if others, format.isDelimited, delimiter == nil {
        options.oldDelimiter = oldDelimiter ?? own[0] ?? InputFormat.csv.delimiter
        options.newDelimiter = newDelimiter ?? own[1] ?? InputFormat.csv.delimiter
      }
    }
    return options
  }
}

extension InputFormat {
  /// The format that the beginnings of two files tell; lines of text if they tell none.
  package init(_ old: FileText, _ new: FileText) {
    let formats = [old, new].map(Self.format)
    self = formats[0] == formats[1] ? formats[0] : .text
  }

  /// Returns the format of a text: an array or object of objects, objects, or two records of as many
  /// fields.
  private static func format(of text: FileText) -> InputFormat {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes, offset: mark)
    scanner.skipSpace()
    let isArray = scanner.byte == UInt8(ascii: "[")
    if isArray {
      scanner.offset += 1
      scanner.skipSpace()
      if [UInt8(ascii: "{"), UInt8(ascii: "]")].contains(scanner.byte) { return .json }
    } else if (try? scanner.enter("{")) == true, (try? scanner.key()) != nil {
      return scanner.byte == UInt8(ascii: "{") ? .json : .jsonl
    }
    let hasLoneReturns = text.lineEnd == UInt8(ascii: "\r")
    for delimiter in ",\t;|".utf8 {
      let dialect = Dialect(delimiter: delimiter, hasLoneReturns: hasLoneReturns)
      var records = DelimitedScanner(bytes, dialect, offset: mark)
      guard (try? records.next()) != nil, records.fields.count > 1 else { continue }
      let count = records.fields.count
      if (try? records.next()) != nil, records.fields.count == count {
        return delimiter == tsv.delimiter ? .tsv : .csv
      }
    }
    return .text
  }
}

extension InputOptions {
  /// The options of lines of text.
  static let lines = InputOptions(format: .text)

  /// Returns the options for a file that is one of many, whose formats their names tell.
  ///
  /// Where a name tells none and no option does, the file is lines of text: one `--id` is for all
  /// files that have columns, and one `--rows` for all that are JSON.
  ///
  /// - Parameter names: The old and the new name of the file, or one of them.
  package func forOneOfMany(_ names: [String]) -> InputOptions {
    let isTold = format != nil || !delimiterOptions.isEmpty
    if !isTold, names.allSatisfy({ InputFormat(path: $0) == .text }) { return .lines }
    var options = self
    if format == nil, !names.contains(where: { InputFormat(path: $0) == .json }) {
      options.rows = nil
    }
    return options
  }
}
