// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform

/// Runs the program on the terminal.
@MainActor
package struct TerminalTree {
  private let session: TerminalSession
  private let program: FileTreeProgram
  private let options: FileTreeOptions

  package init(_ tree: FileTree, _ options: FileTreeOptions) throws {
    session = try TerminalSession(input: STDIN_FILENO, output: STDOUT_FILENO)
    program = FileTreeProgram(tree, terminal: session.terminal, usesColor: options.usesColor)
    self.options = options
  }

  package func run() async throws {
    let signals = try SignalPipe.open([SIGWINCH, SIGTSTP, SIGCONT])
    defer { session.leave() }
    try session.enter()
    var turn = 0
    while true {
      try program.draw()
      let ready = FileDescriptor.readable([STDIN_FILENO, signals], milliseconds: 250)
      if ready.contains(STDIN_FILENO) {
        let bytes = FileDescriptor.read(from: STDIN_FILENO)
        if bytes.isEmpty { return }
        switch program.receive(bytes) {
        case .quit: return
        case .suspend: try suspend()
        case nil: break
        }
      }
      if ready.contains(signals) {
        for number in FileDescriptor.read(from: signals) {
          if Int32(number) == SIGTSTP { try suspend() } else { try resume() }
        }
      }
      if ready.isEmpty {
        // Folders that are not expanded are looked at now and then.
        turn += 1
        program.follow(all: turn % options.turnsUntilAll == 0)
      }
      await Task.yield()
    }
  }

  /// Gives the terminal back until the program is continued.
  private func suspend() throws {
    session.leave()
    SignalPipe.stop()
    try resume()
  }

  /// Takes over the terminal, whatever happened to it meanwhile.
  private func resume() throws {
    try session.enter()
    program.resize()
  }
}
