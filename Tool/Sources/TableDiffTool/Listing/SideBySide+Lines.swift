// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension SideBySide {
  /// What stands in one half: a row, or what stands for several.
  struct Half {
    let number: String
    var sign = "  "
    var styles: [TextStyle] = []
    let text: WrappedText

    /// Returns what stands before the text in a line.
    func head(_ line: Int) -> String {
      line == 0 ? number + " " + sign : String(repeating: " ", count: number.count + 3)
    }

    /// Returns what points at the changes in a line from below; empty if there are none.
    func marks(_ line: Int) -> String {
      let marks = line < text.lines.count ? text.lines[line].marks : ""
      return marks.isEmpty ? "" : head(-1) + marks
    }
  }

  /// Writes two halves beside each other.
  func write(_ left: Half?, _ right: Half?) {
    for line in 0..<max(left?.text.lines.count ?? 0, right?.text.lines.count ?? 0) {
      writeBorder(after: write(left, line))
      if let right, line < right.text.lines.count {
        listing.out.write(" ")
        _ = write(right, line)
      }
      listing.out.endLine()
      if !listing.out.hasColors { writeMarks(left?.marks(line) ?? "", right?.marks(line) ?? "") }
    }
  }

  /// Writes what stands for rows that are not shown, across both halves.
  func writeFold(_ text: String, _ style: TextStyle) {
    let head = emptyHalf(isOld: true).head(0)
    let fold = WrappedText(columns: 2 * halves.columns + 3 - head.count)
    fold.write(text, style)
    for line in fold.lines {
      listing.out.write(head)
      write(line)
      listing.out.endLine()
    }
  }

  /// Writes a line of a half, if it has so many.
  ///
  /// - Returns: How many columns it takes.
  private func write(_ half: Half?, _ line: Int) -> Int {
    guard let half, line < half.text.lines.count else { return 0 }
    let head = half.head(line)
    listing.out.write(head, half.styles.isEmpty ? [.dim] : half.styles)
    write(half.text.lines[line])
    return head.count + half.text.lines[line].columns
  }

  private func write(_ line: WrappedText.Line) {
    for piece in line.pieces { listing.out.write(piece.text, piece.styles) }
  }

  private func writeBorder(after columns: Int) {
    listing.out.write(String(repeating: " ", count: halves.columns - columns + 1))
    listing.out.write(Halves.border, .dim)
  }

  /// Writes the line below a line whose changes no colors show.
  private func writeMarks(_ left: String, _ right: String) {
    if left.isEmpty, right.isEmpty { return }
    listing.out.write(left)
    writeBorder(after: left.count)
    listing.out.write(right.isEmpty ? "" : " " + right)
    listing.out.endLine()
  }
}
