// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform
import Testing

/// The program, run on a pseudo-terminal by somebody who types and looks.
@MainActor
final class PseudoTerminal {
  private let main: Int32
  /// The program's end, to ask for its settings after the program has ended.
  private let other: Int32
  private let process: pid_t
  private(set) var emulator: Emulator
  private(set) var status: Int32?

  /// The settings of the terminal before the program started.
  let original: Settings

  /// What the program changes about a terminal.
  struct Settings: Equatable {
    let input, output, local, control: tcflag_t
  }

  init(
    columns: Int = 72, rows: Int = 12, of program: String = "Contacts",
    arguments: [String] = ["--count", "1000", "--seed", "1"],
    environment: [String] = []
  ) throws {
    var ends: (main: Int32, other: Int32) = (-1, -1)
    try #require(openpty(&ends.main, &ends.other, nil, nil, nil) == 0)
    (main, other) = ends
    let path = String(cString: try #require(ttyname(other)))
    emulator = Emulator(columns: columns, rows: rows)
    original = Self.settings(of: other)
    Self.setSize(of: main, columns, rows)
    // Swift reports crashes on a terminal by a dialogue, which would wait for an answer.
    process = try spawnProgram(
      arguments, environment + ["SWIFT_BACKTRACE=enable=no"], of: program, input: path, output: path
    )
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(main)
    close(other)
  }

  var lines: [String] { emulator.lines }
  var settings: Settings { Self.settings(of: other) }

  func type(_ text: String) throws { try FileDescriptor.write(Array(text.utf8), to: main) }

  func send(_ signal: Int32) { kill(process, signal) }

  func resize(columns: Int, rows: Int) {
    emulator.resize(columns: columns, rows: rows)
    Self.setSize(of: main, columns, rows)
    send(SIGWINCH)
  }

  /// Reads what the program writes until a condition holds; fails after some seconds.
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, until condition: (PseudoTerminal) -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while !condition(self) {
      try #require(
        ContinuousClock.now < deadline, "waited in vain: \(lines), \(emulator.modes)",
        sourceLocation: sourceLocation)
      try await Task.sleep(for: .milliseconds(2))
      read()
    }
    #expect(emulator.unknown.isEmpty, sourceLocation: sourceLocation)
  }

  /// Waits for the end of the program.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(sourceLocation: sourceLocation) { _ in hasChanged(0) }
    read()
  }

  /// Waits until the program is stopped.
  func waitForStop(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(sourceLocation: sourceLocation) { _ in hasChanged(WUNTRACED) }
    read()
  }

  /// The signal that ended the program.
  var endingSignal: Int32? { status.map { $0 & 0x7F } }

  private func hasChanged(_ options: Int32) -> Bool {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG | options) == process else { return false }
    self.status = status
    return true
  }

  private func read() {
    while FileDescriptor.isReady(main, Int16(POLLIN), milliseconds: 0) {
      let bytes = FileDescriptor.read(from: main)
      if bytes.isEmpty { return }
      emulator.write(bytes)
    }
  }

  private static func setSize(of descriptor: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  private static func settings(of descriptor: Int32) -> Settings {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return Settings(
      input: settings.c_iflag, output: settings.c_oflag, local: settings.c_lflag,
      control: settings.c_cflag)
  }
}
