// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments that follow a program's name: a command, its operands, and options.
package struct Invocation<Command: ProgramCommand> {
  package let command: Command

  /// The files or words that follow the command.
  package let operands: [String]

  /// Whether the arguments ask for help.
  package let asksForHelp: Bool

  /// The command that the arguments name, if any.
  package let named: Command?

  private let options: [(name: String, value: String?)]

  /// Parses the arguments.
  ///
  /// - Throws: An error if a command or option does not exist.
  package init(_ arguments: [String]) throws(UsageError) {
    let words = Words<Command>(arguments)
    (named, asksForHelp, options) = (words.command, words.asksForHelp, words.options)
    for (name, _) in words.options {
      try Self.requireOption(name, words.command ?? Command.unnamed)
    }
    var operands = words.operands
    if let flagged = words.flagged {
      command = flagged
    } else if let named = words.command {
      command = named
      operands.removeFirst()
    } else if let first = operands.first, !Command.hasOperandsWithoutWord {
      throw Self.unknownCommand(first)
    } else {
      command = Command.unnamed
    }
    self.operands = operands
  }

  /// Applies the options, and checks that the command accepts them and the operands.
  package func apply(to values: inout Command.Values) throws(UsageError) {
    for (name, value) in options { try apply(name, value, to: &values) }
    if command.operandCounts.contains(operands.count) { return }
    let wanted = command.operands.isEmpty ? "no file" : command.operands
    let found = operands.map { "'\($0)'" }.joined(separator: " ")
    throw UsageError(
      message: "\(command.name) takes \(wanted), not \(found.isEmpty ? "nothing" : found)",
      topic: command)
  }

  /// Returns the error for a word that is not a command.
  package static func unknownCommand(_ word: String) -> UsageError {
    let words = Command.allCases.compactMap(\.word)
    return UsageError(
      message: "unknown command '\(word)'" + Spelling.suggestion(for: word, in: words),
      helpCall: Command.helpCall)
  }

  /// Throws if an option does not exist.
  private static func requireOption(_ name: String, _ command: Command) throws(UsageError) {
    if CommandOption.named(name, of: command) != nil { return }
    let known = Command.options.filter { $0.commands.contains(command) }.map(\.name)
    throw UsageError(
      message: "unknown option '\(name)'" + Spelling.suggestion(for: name, in: known + ["--help"]),
      topic: command)
  }

  /// Applies an option if the command accepts it.
  private func apply(
    _ name: String, _ value: String?, to values: inout Command.Values
  ) throws(UsageError) {
    guard let option = CommandOption.named(name, of: command) else { return }
    if !option.commands.contains(command) {
      let commands = Command.options.filter { $0.name == option.name }
        .flatMap { $0.commands.map(\.name) }.joined(separator: ", ")
      throw UsageError(
        message: "\(command.name) does not take \(name), an option of \(commands)", topic: command)
    }
    switch (option.placeholder, value) {
    case (nil, .some): throw UsageError(message: "\(name) takes no value", topic: command)
    case (let placeholder?, nil):
      throw UsageError(message: "\(name) needs a value: \(name) \(placeholder)", topic: command)
    default: break
    }
    do {
      try option.set(&values, value ?? "")
    } catch {
      throw UsageError(message: error.message, topic: command)
    }
  }
}

/// The arguments, divided into options with their values, a command, and other words.
private struct Words<Command: ProgramCommand> {
  /// The command that an option selects.
  var flagged: Command?
  var asksForHelp = false
  var options: [(name: String, value: String?)] = []
  var operands: [String] = []

  /// Whether the first operand is not a command, although it could be one.
  private var isFirstEscaped = false

  /// The command that an option or the first operand selects.
  var command: Command? {
    flagged ?? (isFirstEscaped ? nil : operands.first.flatMap(Command.named))
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        isFirstEscaped = operands.isEmpty && Command.hasOperandsWithoutWord
        operands += rest
        return
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if let command = Command.flagged(word), flagged == nil {
        flagged = command
      } else if word.hasPrefix("-"), word != "-" {
        addOption(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  /// Adds an option with the value after it, after its `=` or after its short form.
  ///
  /// An option that selects a command has no value; the text after its `=` is an operand.
  private mutating func addOption(_ word: String, _ rest: inout ArraySlice<String>) {
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      let (name, value) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
      if let command = Command.flagged(name), flagged == nil {
        flagged = command
        operands.append(value)
      } else {
        options.append((name, value))
      }
      return
    }
    let attached = word.dropFirst(2)
    if !word.hasPrefix("--"), !attached.isEmpty {
      options.append((String(word.prefix(2)), String(attached)))
      return
    }
    let takesValue =
      CommandOption.named(word, of: command ?? Command.unnamed)?.placeholder != nil
    let hasValue = takesValue && rest.first?.hasPrefix("--") == false
    options.append((word, hasValue ? rest.popFirst() : nil))
  }
}
