// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Platform
import Testing

/// The built program on a real terminal.
@MainActor
@Suite(.serialized) struct PseudoTerminalTests {
  @Test func typingFindsAndQuittingRestores() async throws {
    let terminal = try PseudoTerminal()
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
    #expect(terminal.emulator.modes.isSuperset(of: [1_049]))
    #expect(terminal.emulator.modes.isDisjoint(with: [7, 25]))
    #expect(terminal.settings != terminal.original)
    try terminal.type("hop")
    try await terminal.wait { $0.lines[10].hasPrefix("  27 of 1,000") }
    try await terminal.wait { $0.lines[2].hasPrefix("  Maria Hopper") }
    #expect(terminal.lines[0] == "  Search: hop" + String(repeating: " ", count: 50) + "live off")
    try terminal.type("\u{1B}")
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
    try terminal.type("\u{11}")
    try await terminal.waitForEnd()
    #expect(terminal.status == 0)
    expectRestored(terminal)
  }

  @Test func resizing() async throws {
    let terminal = try PseudoTerminal()
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
    terminal.resize(columns: 40, rows: 20)
    try await terminal.wait { $0.lines[18].hasPrefix("  1,000 contacts") }
    #expect(terminal.lines[2...17].allSatisfy { !$0.isEmpty })
    terminal.resize(columns: 5, rows: 1)
    try await terminal.wait { $0.lines[0] == "  Ade" }
    terminal.resize(columns: 72, rows: 12)
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGSEGV])
  func signalsThatEndTheProgramRestoreTheTerminal(signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
    terminal.send(signal)
    try await terminal.waitForEnd()
    #expect(terminal.endingSignal == signal)
    expectRestored(terminal)
  }

  /// By a signal, and by the key.
  @Test(arguments: [true, false])
  func stoppingGivesTheTerminalBackUntilTheProgramGoesOn(isSignal: Bool) async throws {
    let terminal = try PseudoTerminal()
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
    for rows in [10, 12] {
      if isSignal { terminal.send(SIGTSTP) } else { try terminal.type("\u{1A}") }
      try await terminal.waitForStop()
      expectRestored(terminal)
      terminal.resize(columns: 60, rows: rows)
      terminal.send(SIGCONT)
      try await terminal.wait { $0.lines[rows - 2].hasPrefix("  1,000 contacts") }
      #expect(terminal.emulator.modes.contains(1_049))
      #expect(terminal.settings != terminal.original)
    }
    try terminal.type("\u{03}")
    try await terminal.waitForEnd()
    expectRestored(terminal)
  }

  @Test func withoutColorNoneIsSet() async throws {
    let terminal = try PseudoTerminal(environment: ["NO_COLOR=1", "REDUCE_MOTION=1"])
    try await terminal.wait { $0.lines[10].hasPrefix("  1,000 contacts") }
    try terminal.type("hop")
    try await terminal.wait { $0.lines[2].hasPrefix("  Maria Hopper") }
    try terminal.type("\u{1B}[B")
    try await terminal.wait { $0.emulator.cells[2][2].codes == "0;7" }
    #expect(terminal.emulator.cells.joined().allSatisfy { !$0.codes.contains("8;5") })
  }

  private func expectRestored(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.emulator.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(terminal.settings == terminal.original, sourceLocation: sourceLocation)
  }
}
