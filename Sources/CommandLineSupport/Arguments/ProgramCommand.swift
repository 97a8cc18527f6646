// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a program can be asked to do, and what its help says about it.
package protocol ProgramCommand: CaseIterable, Equatable, Sendable where AllCases == [Self] {
  /// What the options of all commands set.
  associatedtype Values

  /// The options of all commands, in the order of the help.
  static var options: [CommandOption<Self>] { get }

  /// The command of arguments that name none.
  static var unnamed: Self { get }

  /// The call that explains the program.
  static var helpCall: String { get }

  /// The word that names the command as the first operand, if one does.
  var word: String? { get }

  /// The option that names the command, such as `--list`, if one does.
  var flag: String? { get }

  /// What messages call the command.
  var name: String { get }

  /// The call of the command, as the help shows it.
  var call: String { get }

  /// The call that explains the command.
  var helpCall: String { get }

  /// What follows the command, as the help shows it.
  var operands: String { get }

  /// How many files or words may follow.
  var operandCounts: ClosedRange<Int> { get }

  /// Calls, and what they do.
  var examples: [(name: String, text: String)] { get }

  /// What the command does.
  var explanation: String { get }

  /// The exit statuses, and what else the help says at its end.
  var remarks: String { get }
}

extension ProgramCommand {
  package var examples: [(name: String, text: String)] { [] }

  /// Returns the command that a word names.
  package static func named(_ word: String) -> Self? { allCases.first { $0.word == word } }

  /// Returns the command that an option names.
  static func flagged(_ option: String) -> Self? { allCases.first { $0.flag == option } }

  /// Whether the first operand need not name a command.
  static var hasOperandsWithoutWord: Bool { unnamed.operandCounts.upperBound > 0 }
}
