// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Platform

/// Runs the program in a terminal until the user quits.
@MainActor
package struct TerminalRun {
  private let session: TerminalSession
  private let program: ContactsProgram
  private let isStepped: Bool
  private let events: AsyncStream<ProgramEvent>
  private let wake: AsyncStream<ProgramEvent>.Continuation
  private let began = ContinuousClock.now

  package init(_ options: ContactsOptions) throws {
    session = try TerminalSession(input: STDIN_FILENO, output: STDOUT_FILENO)
    isStepped = options.isStepped
    program = ContactsProgram(options, terminal: session.terminal)
    (events, wake) = AsyncStream.makeStream()
    program.onChange = { [wake] in wake.yield(.timeOrChange) }
  }

  package func run() async throws {
    let signals = try SignalPipe.open([SIGWINCH, SIGTSTP, SIGCONT])
    defer { session.leave() }
    try session.enter()
    ProgramEvent.read(STDIN_FILENO, "input") { [wake] bytes in
      wake.yield(bytes.isEmpty ? .inputEnded : .input(bytes))
    }
    ProgramEvent.read(signals, "signals") { [wake] numbers in
      for number in numbers { wake.yield(.signal(Int32(number))) }
    }
    wake.yield(.timeOrChange)
    var timer: Task<Void, Never>?
    for await event in events {
      if try await handle(event) { break }
      if isStepped { continue }
      let next = try program.advance(to: now)
      timer?.cancel()
      timer = next.map(wakeUp)
    }
    timer?.cancel()
  }

  private var now: Duration { isStepped ? program.now : ContinuousClock.now - began }

  /// Handles an event, and returns whether the program is to end.
  private func handle(_ event: ProgramEvent) async throws -> Bool {
    switch event {
    case .inputEnded: return true
    case .timeOrChange: return false
    case .signal(let number): try handle(signal: number)
    case .input(let bytes):
      switch try await program.receive(bytes, at: now) {
      case .quit: return true
      case .suspend: try suspend()
      case nil: break
      }
    }
    return false
  }

  private func handle(signal number: Int32) throws {
    switch number {
    case SIGTSTP: try suspend()
    case SIGCONT: try resume()
    default: program.resize()
    }
  }

  /// Gives the terminal back until the program is continued.
  private func suspend() throws {
    session.leave()
    SignalPipe.stop()
    try resume()
  }

  /// Takes over the terminal again, whatever happened to it meanwhile.
  private func resume() throws {
    try session.enter()
    program.resize()
  }

  private func wakeUp(at time: Duration) -> Task<Void, Never> {
    let rest = max(.zero, time - now)
    return Task { [wake] in
      try? await Task.sleep(for: rest)
      if !Task.isCancelled { wake.yield(.timeOrChange) }
    }
  }
}
