// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff

/// What the page of a change has to draw it, as JSON.
///
/// The old rows are there, and of each stage the effects on all cells and the texts of those that are
/// new or refreshed: the page makes each state of the list from the one before.
struct PlayerData: Encodable {
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

  struct Section: Encodable {
    let name: String
    let count: Int
  }

  struct Stage: Encodable {
    let cells: [PlayedEffects]
    let sections: [PlayedEffects]

    /// The fields of the cells that are inserted or get new content, in the order of `cells`.
    let texts: [String]

    let operations: [PlayedOperation]
  }

  init(_ played: PlayedChange, _ cells: RowCells) {
    let change = played.change
    word = change.old.format.rowWord
    title = ChangeCount(change.parts).title(word)
    columns = cells.titles
    rows = change.old.sections.flatMap(\.rows).map { cells.fields($0, isOld: true) }
    let states = [change.old.sections] + played.stages.map(\.sections)
    sections =
      change.old.options.section == nil
      ? nil
      : states.map { sections in
        sections.map { Section(name: cells.sectionName($0), count: $0.rows.count) }
      }
    stages = zip(played.stages, states).map { stage, old in Stage(stage, from: old, cells) }
  }

  /// The JSON, as an element of a page can have it.
  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var json: [UInt8] = []
      for byte in try encoder.encode(self) {
        // In JSON it stands in strings only, and in a page it could end the element.
        if byte == UInt8(ascii: "<") {
          json.append(contentsOf: #"\u003C"#.utf8)
        } else {
          json.append(byte)
        }
      }
      return json
    }
  }
}

extension PlayerData.Stage {
  fileprivate init(_ stage: PlayedChange.Stage, from old: [InputSection], _ cells: RowCells) {
    let rows = stage.sections.flatMap(\.rows)
    texts = stage.effects.compactMap { effect in
      guard let to = effect.to, effect.from == nil || effect.hasNewContent
      else { return nil }
      return cells.fields(rows[to], isOld: false)
    }
    self.cells = PlayedEffects.runs(stage.effects)
    sections = PlayedEffects.runs(stage.sectionEffects)
    operations = PlayedOperation.all(
      of: stage.batch, oldRowCounts: old.map(\.rows.count),
      newRowCounts: stage.sections.map(\.rows.count))
  }
}
