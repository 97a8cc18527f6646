// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension SideBySide {
  /// A row that stands alone in its half, or rows that are not shown.
  private enum Entry {
    case row(RowRun, Int)
    case fold(String)
  }

  /// Writes the changed rows of a place.
  ///
  /// Between rows that stand beside each other, old rows come first, as in a listing.
  func write(_ place: ArraySlice<RowRun>, _ words: ChangedWords, _ lookalikes: Lookalikes) {
    var (left, right) = ([Entry](), [Entry]())
    for run in place where !listing.out.isClosed {
      switch run.kind {
      case .stays, .updated:
        write(left, right, words, lookalikes)
        (left, right) = ([], [])
        for step in 0..<run.count { writeRow(run, step, words, lookalikes) }
      case .deleted, .leaves:
        left += (0..<listing.shownCount(run)).map { .row(run, $0) }
        if let text = listing.movedFold(run) { left.append(.fold(text)) }
      case .inserted, .arrives, .arrivesUpdated:
        right += (0..<run.count).map { .row(run, $0) }
      }
    }
    write(left, right, words, lookalikes)
  }

  /// Writes the old and the new rows between two that stand beside each other.
  private func write(
    _ left: [Entry], _ right: [Entry], _ words: ChangedWords, _ lookalikes: Lookalikes
  ) {
    var (left, right) = (left[...], right[...])
    for pair in words.pairs {
      let oldIndex = left.firstIndex { old($0) == pair.old }
      let newIndex = right.firstIndex { new($0) == pair.new }
      guard let oldIndex, let newIndex else { continue }
      for entry in left[..<oldIndex] + right[..<newIndex] { write(entry, words, lookalikes) }
      if case .row(let old, let oldStep) = left[oldIndex],
        case .row(let new, let newStep) = right[newIndex]
      {
        write(
          half(old, oldStep, isOld: true, words, lookalikes),
          half(new, newStep, isOld: false, words, lookalikes))
      }
      (left, right) = (left[(oldIndex + 1)...], right[(newIndex + 1)...])
    }
    for entry in left + right where !listing.out.isClosed { write(entry, words, lookalikes) }
  }

  private func write(_ entry: Entry, _ words: ChangedWords, _ lookalikes: Lookalikes) {
    switch entry {
    case .row(let run, let step): writeRow(run, step, words, lookalikes)
    case .fold(let text):
      let half = emptyHalf(isOld: true)
      half.text.write(text, .magenta)
      write(half, nil)
    }
  }

  /// Returns the offset in the old file of a deleted row.
  private func old(_ entry: Entry) -> Int? {
    guard case .row(let run, let step) = entry, run.kind == .deleted else { return nil }
    return listing.change.oldOffset(run.old + step)
  }

  /// Returns the offset in the new file of an inserted row.
  private func new(_ entry: Entry) -> Int? {
    guard case .row(let run, let step) = entry, run.kind == .inserted else { return nil }
    return run.new + step
  }
}
