// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What the page of a change has to draw it, as JSON.
///
/// The old rows are there, and of each stage the effects on all cells and the texts of those that are
/// new or refreshed: the page makes each state of the list from the one before.
struct PlayerData {
  /// What changed, in words.
  let title: String

  /// What a row is called.
  let word: String

  /// The names of the columns; empty if the format has none.
  let columns: [String]

  /// The fields of each old row, separated by tabs.
  let rows: [String]

  /// The sections before all stages and after each; `nil` if the files have none.
  let sections: [[Section]]?

  let stages: [Stage]

  struct Section {
    let name: String
    let count: Int
  }

  struct Stage {
    let cells: [PlayedEffects]
    let sections: [PlayedEffects]

    /// The fields of the cells that are inserted or get new content, in the order of `cells`.
    let texts: [String]

    let operations: [PlayedOperation]
  }

  init(_ played: PlayedChange, _ cells: RowCells) {
    let change = played.change
    word = change.old.format.rowWord
    title = change.isEmpty ? "Nothing changed" : change.summary(ChangeCount(change.parts))
    columns = cells.titles
    rows = change.old.allRows.map { cells.fields($0, isOld: true) }
    let states = [change.old.sections] + played.stages.map { $0.sections }
    sections =
      change.old.options.section == nil
      ? nil
      : states.map { sections in
        sections.map { Section(name: cells.sectionName($0), count: $0.rows.count) }
      }
    stages = played.stages.map { Stage($0, cells) }
  }

  /// The JSON, as an element of a page can have it.
  var json: [UInt8] {
    var json: [UInt8] = []
    json.append(contentsOf: "{\"columns\":".utf8)
    Self.append(columns, to: &json)
    json.append(contentsOf: ",\"rows\":".utf8)
    Self.append(rows, to: &json)
    if let sections {
      json.append(contentsOf: ",\"sections\":".utf8)
      JSONScanner.appendList(sections, to: &json) {
        JSONScanner.appendList($0, to: &$1) { $0.append(to: &$1) }
      }
    }
    json.append(contentsOf: ",\"stages\":".utf8)
    JSONScanner.appendList(stages, to: &json) { $0.append(to: &$1) }
    json.append(contentsOf: ",\"title\":".utf8)
    Self.append(title, to: &json)
    json.append(contentsOf: ",\"word\":".utf8)
    Self.append(word, to: &json)
    json.append(UInt8(ascii: "}"))
    return json
  }

  fileprivate static func append(_ texts: [String], to json: inout [UInt8]) {
    JSONScanner.appendList(texts, to: &json) { append($0, to: &$1) }
  }

  /// Appends a string of JSON without a "<", which in a page could end the element.
  fileprivate static func append(_ text: String, to json: inout [UInt8]) {
    let start = json.count
    JSONScanner.append(text.utf8, to: &json)
    if !text.utf8.contains(UInt8(ascii: "<")) { return }
    let string = Array(json[start...])
    json.removeSubrange(start...)
    for byte in string {
      if byte == UInt8(ascii: "<") {
        json.append(contentsOf: #"\u003C"#.utf8)
      } else {
        json.append(byte)
      }
    }
  }
}

extension PlayerData.Section {
  fileprivate func append(to json: inout [UInt8]) {
    json.append(contentsOf: "{\"count\":\(count),\"name\":".utf8)
    PlayerData.append(name, to: &json)
    json.append(UInt8(ascii: "}"))
  }
}

extension PlayerData.Stage {
  fileprivate func append(to json: inout [UInt8]) {
    json.append(contentsOf: "{\"cells\":".utf8)
    JSONScanner.appendList(cells, to: &json) { $0.append(to: &$1) }
    json.append(contentsOf: ",\"operations\":".utf8)
    JSONScanner.appendList(operations, to: &json) { $0.append(to: &$1) }
    json.append(contentsOf: ",\"sections\":".utf8)
    JSONScanner.appendList(sections, to: &json) { $0.append(to: &$1) }
    json.append(contentsOf: ",\"texts\":".utf8)
    PlayerData.append(texts, to: &json)
    json.append(UInt8(ascii: "}"))
  }
}

extension PlayerData.Stage {
  fileprivate init(_ stage: PlayedChange.Stage, _ cells: RowCells) {
    let rows = stage.sections.flatMap { $0.rows }
    texts = stage.drawn.map { cells.fields(rows[$0], isOld: false) }
    (self.cells, sections, operations) = (stage.cells, stage.sectionEffects, stage.operations)
  }
}
