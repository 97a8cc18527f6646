// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Rows to filter, sort and group, whose titles are two random words.
///
/// Titles differ in their first letters, like names, and are not in the order of the rows, unlike
/// numbered titles.
extension Row {
  /// Creates the row for a number, with a random title.
  init(named number: Int) {
    self.init(number: number)
    var random = SplitMix64(seed: UInt64(number))
    title = Self.title(&random)
  }

  /// Returns a list of rows with random titles.
  @MainActor
  static func titled(_ count: Int, _ bench: Workbench) -> RowPair<Row> {
    bench.lists(count) {
      Titled(pair: RowPair((0..<count).map(Row.init(named:)), data: bench.options.data))
    }.pair
  }

  /// Distinguishes the list from others with different titles.
  private struct Titled { let pair: RowPair<Row> }

  /// Returns a random title that is too long to be stored inline.
  ///
  /// Words begin with any of 26 letters. For a search, the second word begins with S in a tenth of
  /// the titles, and with Sa in half of those.
  static func title(_ random: inout SplitMix64) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(17)
    for index in 0..<17 {
      switch index {
      case 0: letters.append(UInt8(ascii: "A") + UInt8(random.next() % 26))
      case wordLength: letters.append(UInt8(ascii: " "))
      case secondWord: letters.append(random.next() % 10 == 0 ? searched.0 : other.0)
      case secondWord + 1: letters.append(random.next() % 2 == 0 ? searched.1 : other.1)
      default: letters.append(UInt8(ascii: "a") + UInt8(random.next() % 26))
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let wordLength = 8
  private static let secondWord = wordLength + 1
  private static let searched = (UInt8(ascii: "S"), UInt8(ascii: "a"))
  private static let other = (UInt8(ascii: "T"), UInt8(ascii: "e"))

  /// The first letter, by which rows are grouped.
  var initial: Character { title.first ?? "#" }

  /// Whether the second word begins with S, as in one row of ten.
  var isFoundByLetter: Bool {
    let bytes = title.utf8
    return bytes[bytes.index(bytes.startIndex, offsetBy: Self.secondWord)] == UInt8(ascii: "S")
  }

  /// Whether the second word begins with Sa, as in half of those with S.
  var isFoundByLetters: Bool {
    let bytes = title.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: Self.secondWord)
    return bytes[index] == UInt8(ascii: "S")
      && bytes[bytes.index(after: index)] == UInt8(ascii: "a")
  }
}

/// A tree array of rows with random titles, to which random edits are applied in turn.
///
/// No other version of it may be kept, as for ``EditedList``.
final class TitledRows {
  var tree: TreeArray<Row>

  private var random = SplitMix64(seed: 6)

  /// Whether each row is done, so that an edit need not read its row beforehand, which would load
  /// it into the cache.
  private var isDone: [Bool]

  private var isTitleNext = false

  init(count: Int) {
    tree = TreeArray((0..<count).lazy.map(Row.init(named:)))
    isDone = tree.map(\.isDone)
  }

  /// Returns an edit of one row, which in turns marks it as done or not done, and so shows or hides
  /// it, or changes the title of a row that is not done.
  func nextEdit() -> TitledEdit {
    var offset = Int.random(in: isDone.indices, using: &random)
    isTitleNext.toggle()
    if isTitleNext {
      isDone[offset].toggle()
      return isDone[offset] ? .hide(at: offset) : .show(at: offset)
    }
    // In a short list, all rows may be done.
    for _ in 0..<100 where isDone[offset] {
      offset = Int.random(in: isDone.indices, using: &random)
    }
    return .rename(Row.title(&random), at: offset)
  }
}

/// An edit of one row.
enum TitledEdit {
  case show(at: Int)
  case hide(at: Int)
  case rename(String, at: Int)
}

extension TreeArray where Element == Row {
  mutating func make(_ edit: TitledEdit) {
    switch edit {
    case .show(let offset), .hide(let offset): self[offset].isDone.toggle()
    case .rename(let title, let offset): self[offset].title = title
    }
  }
}
