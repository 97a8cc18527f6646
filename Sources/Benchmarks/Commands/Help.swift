// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The help, made from the tables of commands and options.
enum Help {
  static let width = 100

  /// Returns the help of a command, or of the program.
  static func text(about command: Command?) -> String {
    guard let command else { return overview }
    let parts =
      [
        usage([command.rawValue], command), wrapped(command.explanation), options(of: command),
        command.remarks,
      ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static var overview: String {
    let commands = Command.allCases.map {
      ([$0.rawValue, $0.operands].filter { !$0.isEmpty }.joined(separator: " "), $0.summary)
    }
    let flags = Command.allCases.map { "--" + $0.rawValue }.filter { Command(option: $0) != nil }
    return [
      "Measures TableDiff, and verifies each result before it measures the time; shows what changed "
        + "between\ntwo files, and applies patches of files.",
      "usage: swift run -c release Benchmarks [COMMAND] [OPTION]...",
      "commands:\n" + list(commands),
      options(of: .run),
      "'help COMMAND' explains the options of the other commands. Options may name a command too:\n"
        + flags.joined(separator: ", ") + ".",
    ].joined(separator: "\n\n")
  }

  private static func usage(_ words: [String], _ command: Command) -> String {
    let hasOptions = CommandOption.all.contains { $0.commands.contains(command) }
    let parts = words + [hasOptions ? "[OPTION]..." : "", command.operands]
    return "usage: swift run -c release Benchmarks "
      + parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func options(of command: Command) -> String {
    let options = CommandOption.all.filter { $0.commands.contains(command) }
    if options.isEmpty { return "" }
    return "options of \(command.rawValue):\n" + list(options.map { ($0.usage, $0.help) })
  }

  /// Returns lines with a name and a text beside it.
  private static func list(_ entries: [(name: String, text: String)]) -> String {
    let column = (entries.map(\.name.count).max() ?? 0) + 4
    return entries.map { name, text in
      let indentation = String(repeating: " ", count: column)
      let lines = wrapped(text, width: width - column)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return "  " + name.padded(to: column - 2) + lines.joined(separator: "\n" + indentation)
    }.joined(separator: "\n")
  }
}
