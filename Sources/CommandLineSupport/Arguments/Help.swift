// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The help, generated from the tables of commands and options.
package enum Help {
  /// The maximum number of columns in a line.
  private static let width = 100

  /// Returns the help of a command.
  package static func text(about command: some ProgramCommand) -> String {
    let parts = [
      "usage: " + usage(of: command), list(command.examples),
      wrapped(command.explanation, width: width), options(of: command), command.remarks,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the usage of a command with its operands and options.
  package static func usage<Command: ProgramCommand>(of command: Command) -> String {
    let hasOptions = Command.options.contains { $0.commands.contains(command) }
    return [command.call, hasOptions ? "[OPTION]..." : "", command.operands]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the options of a command under a heading; empty if it has none.
  package static func options<Command: ProgramCommand>(of command: Command) -> String {
    let options = Command.options.filter { $0.commands.contains(command) }
    if options.isEmpty { return "" }
    return "options of \(command.name):\n" + list(options.map { ($0.usage, $0.help) })
  }

  /// Returns lines of names, each followed by a text.
  package static func list(_ entries: [(name: String, text: String)]) -> String {
    let column = (entries.map(\.name.count).max() ?? 0) + 4
    return entries.map { name, text in
      let indentation = String(repeating: " ", count: column)
      let lines = wrapped(text, width: width - column)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return "  " + name.padded(to: column - 2) + lines.joined(separator: "\n" + indentation)
    }.joined(separator: "\n")
  }
}
