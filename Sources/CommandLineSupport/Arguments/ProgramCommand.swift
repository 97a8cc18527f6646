// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A command of a program, with its text in the help.
package protocol ProgramCommand: CaseIterable, Equatable, Sendable where AllCases == [Self] {
  /// The values that the options of all commands set.
  associatedtype Values

  /// The options of all commands, in the order of the help.
  static var options: [CommandOption<Self>] { get }

  /// The default command.
  static var unnamed: Self { get }

  /// The call that prints the help of the program.
  static var helpCall: String { get }

  /// The word that selects the command as the first operand, if any.
  var word: String? { get }

  /// The option that selects the command, such as `--list`, if any.
  var flag: String? { get }

  /// The name of the command in messages.
  var name: String { get }

  /// The usage of the command in the help.
  var call: String { get }

  /// The call that prints the help of the command.
  var helpCall: String { get }

  /// The operands of the command in the help.
  var operands: String { get }

  /// The permitted numbers of operands.
  var operandCounts: ClosedRange<Int> { get }

  /// Example calls with their effects.
  var examples: [(name: String, text: String)] { get }

  /// A description of the command.
  var explanation: String { get }

  /// The exit statuses and other remarks at the end of the help.
  var remarks: String { get }
}

extension ProgramCommand {
  package var examples: [(name: String, text: String)] { [] }

  /// Returns the command that a word selects.
  package static func named(_ word: String) -> Self? { allCases.first { $0.word == word } }

  /// Returns the command that an option selects.
  static func flagged(_ option: String) -> Self? { allCases.first { $0.flag == option } }

  /// Whether the first operand need not be a command.
  static var hasOperandsWithoutWord: Bool { unnamed.operandCounts.upperBound > 0 }
}

extension UsageError {
  /// - Parameter topic: The command whose help explains the error.
  package init(message: String, topic: some ProgramCommand) {
    self.init(message: message, helpCall: topic.helpCall)
  }
}
