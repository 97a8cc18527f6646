// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
package import ToolSupport

/// The rows of a file, and what holds their bytes.
package final class InputList {
  let options: InputOptions
  let text: FileText
  let arena = ByteArena()

  /// How rows are written.
  private(set) var layout: RowLayout

  /// The names of the columns of CSV or TSV that are shown.
  package private(set) var columns: [String] = []

  /// What is odd in the file, in sentences.
  var notes: [String] = []

  /// Whether an option or the file says what quotes are, which is no question in most files.
  var hasDecidedQuotes = false

  /// The sections, in the order in which their values come first; one of all rows if there is no
  /// option for it.
  package private(set) var sections: [InputSection] = []

  /// Where the array of rows is in a file of JSON, with its brackets.
  var arrayPlace: Range<Int>?

  /// Whether the rows are the members of an object of JSON, which their keys identify.
  package internal(set) var isKeyed = false

  private var offsets: [TextSlice: Int] = [:]
  package private(set) var rowCount = 0

  /// Whether two rows of a section may have the same id; found out once.
  package private(set) lazy var mayRepeatIDs = sections.contains { $0.mayRepeatIDs }

  /// What listings and messages call the file.
  let name: String

  var format: InputFormat { options.format ?? .text }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The bytes of a file, which stay as they are.
  ///   - options: Completed options.
  ///   - name: What listings and messages call the file.
  package init(
    _ text: FileText, _ options: InputOptions, name: String
  ) throws(UsageError) {
    (self.text, self.options, self.name) = (text, options, name)
    layout = RowLayout(format: options.format ?? .text, dialect: .csv, columns: [])
    do throws(TextError) {
      try text.requireText()
      if options.section == nil {
        // An array that grows is there twice while it does.
        appendSection(arena.slice([]))
        sections[0].rows.reserveCapacity(min(text.lineCount, options.rowLimit ?? .max))
      }
      switch format {
      case .text: readLines()
      case .csv, .tsv: try readRecords()
      case .json, .jsonl: try readObjects()
      }
    } catch {
      throw error.usageError(text, self.name)
    }
  }

  /// Creates the list of a file that is not there: no rows, in the columns of another one.
  package init(absentBeside other: InputList, name: String) {
    (text, options, self.name) = (FileText(), other.options, name)
    (layout, columns, isKeyed) = (other.layout, other.columns, other.isKeyed)
    if options.section == nil { appendSection(arena.slice([])) }
  }

  /// Creates the list of the same rows in other columns.
  ///
  /// The other list is to live as long as this one.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - places: The place of each column in the other list; `nil` if its values are empty.
  init(_ other: InputList, columns: [String], places: [Int?]) {
    (text, options, name) = (other.text, other.options, other.name)
    layout = RowLayout(format: other.format, dialect: other.layout.dialect, columns: columns)
    self.columns = columns
    hasDecidedQuotes = other.hasDecidedQuotes
    appendSection(arena.slice([]))
    for row in other.sections[0].rows {
      let fields = other.layout.fields(of: row.content)
      let record = layout.record(places.map { $0.map { fields[$0] } ?? [] })
      append(InputRow(id: row.id, content: arena.keep(record)), section: nil)
    }
  }

  /// All bytes, with a byte order mark if there is one.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text.bytes, count: text.count) }

  /// The number of bytes of the byte order mark.
  var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private func readLines() {
    var start = 0
    while start < text.count, !isFull {
      let next = text.endOfLine(at: start, before: text.count)
      let line = TextSlice(text.bytes + start, count: next - start)
      append(InputRow(id: line, content: line.bytes), section: nil)
      start = next
    }
  }

  /// Whether as many rows were read as are wanted.
  var isFull: Bool { rowCount == options.rowLimit }

  func setLayout(_ layout: RowLayout) {
    self.layout = layout
    columns = layout.columns.filter { !layout.hidden.contains($0) }
  }

  /// The rows of all sections.
  var allRows: [InputRow] {
    sections.count == 1 ? sections[0].rows : sections.flatMap { $0.rows }
  }

  /// Appends a row to its section.
  func append(_ row: InputRow, section: TextSlice?) {
    rowCount += 1
    guard let section else {
      sections[0].rows.append(row)
      return
    }
    let offset = offsets[section] ?? appendSection(section)
    sections[offset].rows.append(row)
  }

  @discardableResult
  private func appendSection(_ id: TextSlice) -> Int {
    offsets[id] = sections.count
    sections.append(InputSection(id: id))
    return sections.count - 1
  }
}
