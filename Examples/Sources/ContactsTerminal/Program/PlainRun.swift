// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Runs the program where there is no terminal: types a query, lets contacts change, and prints what
/// that does.
@MainActor
package struct PlainRun {
  private let program: ContactsProgram
  private let printLine: (String) -> Void

  package init(_ options: ContactsOptions, print: @escaping (String) -> Void) {
    var options = options
    options.isStill = true
    options.isStepped = true
    // Nobody looks, but a list has to have a size to show anything.
    program = ContactsProgram(
      options,
      terminal: Terminal(size: { TerminalSize(columns: 80, rows: 10) }, write: { _ in }))
    printLine = print
  }

  package func run() async throws {
    try await press("\0")
    printList("\(program.app.list.count.grouped) contacts.")
    for (key, name) in [
      ("h", "h"), ("o", "o"), ("p", "p"), ("\u{1B}[B", "down"), ("\u{1B}", "escape"),
    ] {
      try await press(key + "\0")
      printList("The key \(name): \(summary)")
    }
    try await press("\t")
    for turn in 1...4 {
      // As many frames as pass from one live change to the next.
      let frames = Int(LiveChanges.interval / ContactsProgram.frameTime / 2) + 1
      try await press(String(repeating: "\0", count: frames))
      printList("Live change \(turn): \(summary)")
    }
  }

  private var summary: String {
    let figures = program.app.figures
    let times =
      "shown after \(figures.total.milliseconds): search \(figures.search.milliseconds), "
      + "diff \(figures.diff.milliseconds), batch \(figures.batch.milliseconds)"
    return "\(program.app.list.count.grouped) contacts, \(times)."
  }

  private func press(_ keys: String) async throws {
    _ = try await program.receive(Array(keys.utf8), at: program.now)
  }

  private func printList(_ title: String) {
    printLine(title)
    for line in program.app.list.lines(columns: 80) { printLine("  " + line.text) }
  }
}
