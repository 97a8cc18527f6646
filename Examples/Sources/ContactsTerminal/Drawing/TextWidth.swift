// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// The number of columns that a terminal takes for the character.
  package var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// The blocks of wide characters: East Asian scripts, full-width forms and emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// The number of columns that a terminal takes for the text.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns as much of the text as fits into a number of columns.
  package func prefix(columns limit: Int) -> SubSequence {
    var used = 0
    return prefix { character in
      used += character.columns
      return used <= limit
    }
  }
}
