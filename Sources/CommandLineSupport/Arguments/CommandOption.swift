// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An option of the command line: its text in the help, and its effect.
package struct CommandOption<Command: ProgramCommand>: Sendable {
  /// Applies the option; the value is empty if the option has none.
  package typealias Setter =
    @Sendable (inout Command.Values, _ value: String) throws(UsageError)
    -> Void

  /// The name, such as `--json`.
  package let name: String

  /// The short form, such as `-o`, if there is one.
  package let short: String?

  /// The placeholder for the value in the help, if the option has one.
  package let placeholder: String?

  /// The commands that accept the option.
  package let commands: [Command]

  package let help: String
  let set: Setter

  package init(
    _ name: String, short: String? = nil, _ placeholder: String? = nil, of commands: [Command],
    _ help: String, _ set: @escaping Setter
  ) {
    self.short = short
    (self.name, self.placeholder, self.commands) = (name, placeholder, commands)
    (self.help, self.set) = (help, set)
  }

  /// Returns the option of this name or short form that a command accepts, or else another command's.
  static func named(_ name: String, of command: Command) -> CommandOption? {
    let all = Command.options.filter { $0.name == name || $0.short == name }
    return all.first { $0.commands.contains(command) } ?? all.first
  }

  /// The name, the short form and the placeholder, as the help shows them.
  var usage: String {
    [name + (short.map { ", " + $0 } ?? ""), placeholder ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
