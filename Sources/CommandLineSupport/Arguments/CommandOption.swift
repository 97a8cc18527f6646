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

  /// The placeholder for the value in the help, if the option has one.
  package let placeholder: String?

  /// The commands that accept the option.
  package let commands: [Command]

  package let help: String
  let set: Setter

  package init(
    _ name: String, _ placeholder: String? = nil, of commands: [Command], _ help: String,
    _ set: @escaping Setter
  ) {
    (self.name, self.placeholder, self.commands) = (name, placeholder, commands)
    (self.help, self.set) = (help, set)
  }

  /// Returns the option with this name that a command accepts, or else another command's.
  static func named(_ name: String, of command: Command) -> CommandOption? {
    let all = Command.options
    return all.first { $0.name == name && $0.commands.contains(command) }
      ?? all.first { $0.name == name }
  }

  /// The name and the placeholder, as the help shows them.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}
