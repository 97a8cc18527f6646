// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Restores the terminal from wherever the program ends: at its end, or in the handler of a signal.
///
/// A handler may interrupt anything, so it calls nothing but `write`, `tcsetattr`, `sigaction` and
/// `raise`, and reads nothing but memory that was laid out before.
package enum TerminalRescue {
  private struct Record {
    var isNeeded = false
    var input: Int32 = 0
    var output: Int32 = 0
    var settings = termios()
    var sequence: UnsafeMutableBufferPointer<UInt8>
    /// The actions to take after the terminal is restored, by number of the signal.
    var actions: UnsafeMutableBufferPointer<sigaction>
  }

  /// Written on the main thread before the handlers are installed, and never released.
  private nonisolated(unsafe) static var record: UnsafeMutablePointer<Record>?

  /// The signals that end the program: those sent to it, and those of faults.
  private static let fatalSignals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]

  /// Whether the terminal is taken over.
  package static var isNeeded: Bool {
    get { record?.pointee.isNeeded ?? false }
    set { record?.pointee.isNeeded = newValue }
  }

  /// Remembers how the terminal is, and watches for signals that end the program.
  package static func prepare(input: Int32, output: Int32, settings: termios) {
    let bytes = Array(ControlSequence.leave.utf8)
    let sequence = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = sequence.initialize(from: bytes)
    let actions = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: 64)
    actions.initialize(repeating: sigaction())
    let made = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    made.initialize(
      to: Record(
        input: input, output: output, settings: settings, sequence: sequence, actions: actions))
    record = made
    for number in fatalSignals {
      sigaction(number, nil, &actions[Int(number)])
      signal(number) { TerminalRescue.restoreAndRaise($0) }
    }
  }

  /// Restores the terminal, if it is taken over.
  package static func restore() {
    guard let record, record.pointee.isNeeded else { return }
    record.pointee.isNeeded = false
    let sequence = record.pointee.sequence
    // What cannot be written is lost: there is nobody left to tell.
    _ = write(record.pointee.output, sequence.baseAddress, sequence.count)
    tcsetattr(record.pointee.input, TCSANOW, &record.pointee.settings)
  }

  /// Restores the terminal, and lets the signal do what it would have done.
  private static func restoreAndRaise(_ number: Int32) {
    restore()
    if let record { sigaction(number, &record.pointee.actions[Int(number)], nil) }
    raise(number)
  }
}
