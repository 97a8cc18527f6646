// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Text in styles, in lines that are broken where they would be too wide.
final class WrappedText: StyledOutput {
  struct Line {
    private(set) var pieces: [(text: String, styles: [TextStyle])] = []

    /// How many columns the pieces take.
    fileprivate(set) var columns = 0

    fileprivate mutating func append(_ text: String, _ styles: [TextStyle]) {
      if !text.isEmpty { pieces.append((text, styles)) }
    }

    /// What points at the reversed pieces from below; empty if there are none.
    var marks: String {
      var marks = ""
      for piece in pieces {
        let mark = piece.styles.contains(.reversed) ? "^" : " "
        marks += String(repeating: mark, count: VisibleText.width(piece.text))
      }
      return marks.lastIndex(of: "^").map { String(marks[...$0]) } ?? ""
    }
  }

  private(set) var lines = [Line()]

  /// The most columns of a line.
  private let columns: Int

  /// How many spaces stand before the next cell; `nil` before the first one.
  private var gap: Int?

  init(columns: Int = .max) { self.columns = columns }

  func write(_ bytes: UnsafeRawBufferPointer, _ styles: [TextStyle]) {
    var text = ""
    for character in String(decoding: bytes, as: UTF8.self) {
      let width = VisibleText.width(character)
      if width > columns - lines[lines.count - 1].columns {
        lines[lines.count - 1].append(text, styles)
        text = ""
        endLine()
      }
      text.append(character)
      lines[lines.count - 1].columns += width
    }
    lines[lines.count - 1].append(text, styles)
  }

  /// Writes a cell of a table, on the next line if it does not fit in this one.
  ///
  /// - Parameter width: The columns of all cells below each other.
  func write(cell: WrappedText, width: Int) {
    let line = cell.lines[0]
    if let gap {
      if max(line.columns, width) > columns - lines[lines.count - 1].columns - gap {
        endLine()
      } else {
        write(String(repeating: " ", count: gap))
      }
    }
    for piece in line.pieces { write(piece.text, piece.styles) }
    gap = max(0, width - line.columns) + 2
  }

  /// Removes empty lines at the end, as cells without a text leave them.
  func removeEmptyEnd() {
    while lines.count > 1, lines[lines.count - 1].pieces.isEmpty { lines.removeLast() }
  }

  func endLine() { lines.append(Line()) }
}
