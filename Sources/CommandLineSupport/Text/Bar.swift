// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A bar of block characters, exact to an eighth of a column.
package enum Bar {
  /// Returns a bar for a share of the columns, clamped to 0...1.
  package static func text(share: Double, columns: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(columns) * 8).rounded())
    let rest = eighths % 8 == 0 ? "" : String("▏▎▍▌▋▊▉".dropFirst(eighths % 8 - 1).prefix(1))
    return String(repeating: "█", count: eighths / 8) + rest
  }
}
