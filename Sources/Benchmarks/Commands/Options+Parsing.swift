// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Options {
  /// Reads the arguments that follow the program's name.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    let words = Words(arguments)
    var operands = words.operands
    for (name, _) in words.options {
      try Self.requireOption(name, Self.command(in: arguments) ?? .run)
    }
    if let command = words.command {
      task = command
    } else if !operands.isEmpty {
      task = try Self.command(named: operands.removeFirst())
    }
    if words.asksForHelp, task != .help {
      operands = Self.command(in: arguments).map { [$0.rawValue] } ?? []
      task = .help
    }
    if task == .help {
      topic = try operands.first.map { name throws(UsageError) in try Self.command(named: name) }
    }
    for (name, value) in words.options { try apply(name, value) }
    let counts = task.operandCounts
    if !counts.contains(operands.count) {
      let wanted = task.operands.isEmpty ? "no file" : task.operands
      let found = operands.map { "'\($0)'" }.joined(separator: " ")
      throw UsageError(
        message: "\(task.rawValue) takes \(wanted), not \(found.isEmpty ? "nothing" : found)",
        topic: task)
    }
    files = operands
  }

  /// Returns the command that the arguments name, whether or not the rest of them can be understood.
  static func command(in arguments: [String]) -> Command? {
    let words = Words(arguments)
    return words.command ?? words.operands.first.flatMap(Command.init(rawValue:))
  }

  private static func command(named name: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: name) { return command }
    let names = Command.allCases.map(\.rawValue)
    throw UsageError(
      message: "unknown command '\(name)'" + Spelling.suggestion(for: name, in: names),
      topic: .help)
  }

  /// Throws if there is no such option.
  private static func requireOption(_ name: String, _ command: Command) throws(UsageError) {
    if CommandOption.all.contains(where: { $0.name == name }) { return }
    let known = CommandOption.all.filter { $0.commands.contains(command) }.map(\.name)
    throw UsageError(
      message: "unknown option '\(name)'" + Spelling.suggestion(for: name, in: known + ["--help"]),
      topic: command)
  }

  /// Applies an option if the command takes it.
  private mutating func apply(_ name: String, _ value: String?) throws(UsageError) {
    guard let option = CommandOption.named(name, of: task) else { return }
    if task == .help { return }
    if !option.commands.contains(task) {
      let commands = CommandOption.all.filter { $0.name == name }
        .flatMap { $0.commands.map(\.rawValue) }.joined(separator: ", ")
      throw UsageError(
        message: "\(task.rawValue) does not take \(name), an option of \(commands)", topic: task)
    }
    switch (option.placeholder, value) {
    case (nil, .some): throw UsageError(message: "\(name) takes no value", topic: task)
    case (let placeholder?, nil):
      throw UsageError(message: "\(name) needs a value: \(name) \(placeholder)", topic: task)
    default: break
    }
    do {
      try option.apply(&self, value ?? "")
    } catch {
      throw UsageError(message: error.message, topic: task)
    }
  }
}

/// The arguments, sorted into options with their values, a command, and other words.
private struct Words {
  var command: Command?
  var asksForHelp = false
  var options: [(name: String, value: String?)] = []
  var operands: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if let named = Command(option: word), command == nil {
        command = named
      } else if word.hasPrefix("-"), word != "-" {
        addOption(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  /// Adds an option with the value that follows it, or that stands behind `=`.
  ///
  /// An option that names a command has no value; what stands behind its `=` is an operand.
  private mutating func addOption(_ word: String, _ rest: inout ArraySlice<String>) {
    if let equals = word.firstIndex(of: "=") {
      let (name, value) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
      if let named = Command(option: name), command == nil {
        command = named
        operands.append(value)
      } else {
        options.append((name, value))
      }
      return
    }
    let command = self.command ?? operands.first.flatMap(Command.init(rawValue:)) ?? .run
    let takesValue = CommandOption.named(word, of: command)?.placeholder != nil
    let hasValue = takesValue && rest.first?.hasPrefix("--") == false
    options.append((word, hasValue ? rest.popFirst() : nil))
  }
}
