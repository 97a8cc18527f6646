// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension DrawnRow {
  /// Returns the line that shows the row.
  func line(_ content: Line, isSelected: Bool, _ columns: Int) -> Line {
    let mark = Line(mark.symbol + " ", Style(foreground: mark.color, isBold: true))
    let line = (mark + content).truncated(to: columns)
    let background = isSelected ? nil : Self.flashing(flash)
    let styled = line.styled { style in
      if visibility < 0.99 {
        style.isDim = true
        style.foreground = Self.gray(visibility)
      }
      style.background = background
      if isSelected {
        style.isReversed = true
        style.foreground = nil
      }
      if flash > 0.5 {
        style.isBold = true
        style.foreground = nil
      }
    }
    if !isSelected, background == nil { return styled }
    return styled.filled(to: columns, Style(background: background, isReversed: isSelected))
  }

  /// The grey of a row that appears or disappears, in steps: each is a line to write.
  private static func gray(_ visibility: Double) -> UInt8 {
    UInt8(236 + 3 * (5 * visibility).rounded())
  }

  /// The background of a row whose content has changed: yellow that goes out.
  private static func flashing(_ flash: Double) -> UInt8? {
    switch flash {
    case 0.66...: 100
    case 0.33...: 58
    case 0.01...: 236
    default: nil
    }
  }
}
