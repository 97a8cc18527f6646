// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The size of a terminal in characters.
package struct TerminalSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// What the program draws on: a terminal, or what stands in for it in tests.
@MainActor
package struct Terminal {
  /// Returns the present size.
  package let size: () -> TerminalSize

  /// Writes bytes; throws if the terminal is gone.
  package let write: ([UInt8]) throws -> Void

  package init(size: @escaping () -> TerminalSize, write: @escaping ([UInt8]) throws -> Void) {
    self.size = size
    self.write = write
  }
}
