// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Writes the rows of the old file on the left and those of the new one on the right.
///
/// A row that stays or is updated, and a line and the one that replaces it, stand beside each other.
/// Beside a row that moves is its number in the other file, and beside any other row is nothing.
struct SideBySide {
  let listing: Listing
  let halves: Halves

  init(_ listing: Listing, _ halves: Halves) { (self.listing, self.halves) = (listing, halves) }

  /// Writes the names of the columns above both halves.
  func writeHeader() {
    let sides = [true, false].map { isOld in
      let half = emptyHalf(isOld: isOld)
      for (name, width) in zip(listing.cells.names, listing.cells.widths) {
        let cell = WrappedText()
        cell.write(name, .bold)
        half.text.write(cell: cell, width: width)
      }
      return half
    }
    write(sides[0], sides[1])
  }

  /// Writes a row that is in both files, or in one of them.
  func writeRow(
    _ run: RowRun, _ step: Int, _ words: ChangedWords = ChangedWords(),
    _ lookalikes: Lookalikes = Lookalikes()
  ) {
    let (old, new) = run.offsets(step)
    if run.kind.isUpdate, let old, let new, !listing.change.old.format.isDelimited {
      return writeObjects(run, old, new)
    }
    write(
      half(run, step, isOld: true, words, lookalikes),
      half(run, step, isOld: false, words, lookalikes))
  }

  /// Returns what stands in a half for a row; `nil` if it is not there.
  func half(
    _ run: RowRun, _ step: Int, isOld: Bool, _ words: ChangedWords, _ lookalikes: Lookalikes
  ) -> Half? {
    let (old, new) = run.offsets(step)
    guard let place = isOld ? old : new else { return nil }
    let isElsewhere = run.kind == .arrives && isOld || run.kind == .leaves && !isOld
    if isElsewhere { return emptyHalf(isOld: isOld, place) }
    let half = rowHalf(run.kind, place, isOld: isOld)
    let row = listing.row(place, isOld: isOld)
    let styles = run.kind == .updated ? [] : half.styles
    let isLookalike = lookalikes.text(at: place, isOld: isOld) != nil
    if listing.change.old.format.isDelimited, !isLookalike {
      var changes: [String: FieldChange] = [:]
      if run.kind.isUpdate, let old, let new {
        let fields = listing.fields(listing.row(old, isOld: true), listing.row(new, isOld: false))
        for field in fields { changes[field.name] = field }
      }
      writeCells(row, isOld: isOld, changes, styles, to: half.text)
    } else {
      listing.writeText(
        row, at: place, isOld: isOld, words, lookalikes, styles, to: half.text)
    }
    if isOld == run.kind.isAtOldPlace { listing.writeOtherSection(run, old, new, to: half.text) }
    if listing.lacksLineEnd(row, run) {
      half.text.endLine()
      half.text.write(Listing.noLineEnd, .dim)
    }
    return half
  }

  /// Writes the cells of a record; what changed in it is reversed.
  private func writeCells(
    _ row: InputRow, isOld: Bool, _ changes: [String: FieldChange], _ styles: [TextStyle],
    to text: WrappedText
  ) {
    let cells = listing.cells
    let values = cells.cells(row, isOld: isOld, RowCells.shown)
    for (column, value) in values.enumerated() {
      let cell = WrappedText()
      let change = changes[cells.columns[column]]
      let shown = change?.shown
      if let value = isOld ? shown?.old : shown?.new {
        let words = isOld ? change?.words?.old : change?.words?.new
        cell.writeValue(value, words ?? [0..<value.bytes.count], isOld ? .red : .green)
      } else {
        cell.write(value, styles)
      }
      text.write(cell: cell, width: cells.widths[column])
    }
    text.removeEmptyEnd()
  }

  /// Writes what identifies an object, and below it the values that changed.
  private func writeObjects(_ run: RowRun, _ old: Int, _ new: Int) {
    let sides = [rowHalf(run.kind, old, isOld: true), rowHalf(run.kind, new, isOld: false)]
    let rows = (listing.row(old, isOld: true), listing.row(new, isOld: false))
    for side in sides {
      side.text.write(listing.cells.idText(rows.1), side.styles)
    }
    listing.writeOtherSection(run, old, new, to: sides[1].text)
    write(sides[0], sides[1])
    for field in listing.fields(rows.0, rows.1) {
      let words = field.words
      func half(_ value: ShownValue?, isOld: Bool) -> Half? {
        guard let value else { return nil }
        let half = emptyHalf(isOld: isOld)
        half.text.write("  " + field.shownName + ": ", .dim)
        let changed = isOld ? words?.old : words?.new
        half.text.writeValue(value, changed ?? [], isOld ? .red : .green)
        return half
      }
      write(half(field.shown.old, isOld: true), half(field.shown.new, isOld: false))
    }
  }

  /// Returns a half for a row, with its number and its sign.
  private func rowHalf(_ kind: RowRun.Kind, _ place: Int, isOld: Bool) -> Half {
    let kind = kind == .arrivesUpdated && isOld ? .updated : kind
    let half = emptyHalf(isOld: isOld, place)
    return Half(number: half.number, sign: kind.sign, styles: kind.styles, text: half.text)
  }

  /// Returns a half without a sign, with the number of a row if there is one.
  func emptyHalf(isOld: Bool, _ place: Int? = nil) -> Half {
    let number = listing.lineNumbers.text(place, isOld: isOld)
    return Half(number: number, text: WrappedText(columns: halves.columns - number.count - 3))
  }
}

/// The halves of lines that the old and the new file take.
package struct Halves {
  /// The columns of each half, without what stands between them.
  let columns: Int

  /// What stands between the halves, with a space on each side of it.
  static let border = "│"

  /// With fewer columns too little of a row would stand in a line.
  static let leastColumns = 60

  /// Splits lines; `nil` if they have too few columns.
  init?(of columns: Int) {
    if columns < Self.leastColumns { return nil }
    self.columns = (columns - 3) / 2
  }

  /// Returns how many columns there are for both halves.
  ///
  /// - Parameters:
  ///   - terminal: The columns of the terminal that the output is; `nil` if it is none.
  ///   - environment: Its `COLUMNS` tell what a program knows that reads the output, such as the
  ///     pager of git.
  package static func lineColumns(terminal: Int?, _ environment: [String: String]) -> Int {
    if let terminal { return terminal }
    let told = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    return (1...10_000).contains(told) ? told : 130
  }
}
