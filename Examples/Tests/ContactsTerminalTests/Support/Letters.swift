// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import TableDiffUpdating

/// A row of tests: a letter, and a number that may change.
struct Letter: Identifiable, Equatable {
  let id: Character
  var number = 0

  static func rows(_ text: String) -> [Letter] { text.map { Letter(id: $0) } }
}

/// A list of letters on a few lines.
@MainActor
struct LetterList {
  let clock = FrameClock()
  let updater: ListUpdater<Letter>
  let list: TerminalList

  init(_ text: String, height: Int) {
    var options = UpdateOptions()
    options.completionTimeout = .infinity
    options.validatesBatches = true
    let updater = ListUpdater(Letter.rows(text), options: options)
    self.updater = updater
    list = TerminalList(
      dataSource: TerminalListDataSource(
        count: { updater.sections[0].rows.count },
        line: {
          let row = updater.sections[0].rows[$0]
          return Line(row.number == 0 ? "\(row.id)" : "\(row.id)\(row.number)")
        }),
      clock: clock)
    list.resize(height: height)
    updater.attach(list)
    list.layOut()
  }

  /// Shows other rows, and returns whether that could be done at once.
  @discardableResult
  func show(_ rows: [Letter]) -> Bool {
    updater.submit(rows)
    return updater.updateIfNeeded()
  }

  @discardableResult
  func show(_ text: String) -> Bool { show(Letter.rows(text)) }

  /// Lets time pass.
  func pass(_ time: Duration) {
    clock.now += time
    list.advance()
  }

  /// The lines, such as `["  a", "+ b"]`, joined.
  var shown: String {
    list.lines(columns: 10).map { String($0.text.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "|")
  }
}
