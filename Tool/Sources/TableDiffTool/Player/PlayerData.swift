// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What the page of a change has to draw it, as JSON.
///
/// The old rows are there, their fields separated by tabs, and of each stage the effects on all cells
/// and the texts of those that are new or refreshed, in their order: the page makes each state of the
/// list from the one before. Files with sections have those before all stages and after each.
enum PlayerData {
  /// Returns the JSON without a "<", which in a page could end the element.
  static func json(_ played: PlayedChange, _ cells: RowCells, title: String) -> [UInt8] {
    let change = played.change
    var json: [UInt8] = []
    func append(_ text: String) { json += text.utf8 }
    func append(_ runs: [PlayedRun]) {
      JSONScanner.appendList(runs, to: &json) { $0.append(to: &$1) }
    }
    func append(_ texts: some Sequence<String>) {
      JSONScanner.appendList(texts, to: &json) { JSONScanner.append($0.utf8, to: &$1) }
    }
    append("{\"title\":")
    JSONScanner.append(title.utf8, to: &json)
    append(",\"word\":\"\(change.rowWord)\",\"columns\":")
    append(cells.titles)
    append(",\"rows\":")
    append(change.old.allRows.lazy.map { cells.fields($0, isOld: true) })
    if change.old.options.section != nil {
      append(",\"sections\":")
      let states = [change.old.sections] + played.stages.map { $0.sections }
      JSONScanner.appendList(states, to: &json) { sections, json in
        JSONScanner.appendList(sections, to: &json) { section, json in
          json += "{\"count\":\(section.rows.count),\"name\":".utf8
          JSONScanner.append(cells.sectionName(section).utf8, to: &json)
          json.append(UInt8(ascii: "}"))
        }
      }
    }
    append(",\"stages\":[")
    for (index, stage) in played.stages.enumerated() {
      append(index > 0 ? ",{\"cells\":" : "{\"cells\":")
      append(stage.cells)
      append(",\"operations\":")
      append(stage.operations)
      append(",\"sections\":")
      append(stage.sectionEffects)
      append(",\"texts\":")
      let rows = stage.sections.flatMap { $0.rows }
      append(stage.drawn.lazy.map { cells.fields(rows[$0], isOld: false) })
      append("}")
    }
    append("]}")
    return json.contains(UInt8(ascii: "<"))
      ? Array(
        json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
          .joined(separator: #"\u003C"#.utf8)) : json
  }
}
