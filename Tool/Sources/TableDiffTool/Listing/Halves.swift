// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
