// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal

/// A terminal in memory.
@MainActor
final class FakeTerminal {
  var emulator: Emulator
  private(set) var byteCount = 0

  init(columns: Int, rows: Int) {
    emulator = Emulator(columns: columns, rows: rows)
  }

  var terminal: Terminal {
    Terminal(
      size: { TerminalSize(columns: self.emulator.columns, rows: self.emulator.rows) },
      write: { bytes in
        self.byteCount += bytes.count
        self.emulator.write(bytes)
      })
  }

  var lines: [String] { emulator.lines }
}
