// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the program is told when it is started.
package struct ContactsOptions: Equatable, Sendable {
  package var count = 1_000_000
  package var seed: UInt64 = 1

  /// Whether changes are shown without animation.
  package var isStill = false

  /// Whether time passes only as control and space is pressed, a frame at a time.
  package var isStepped = false

  /// Whether to print a short run instead of taking over the terminal.
  package var isPlain = false

  package var usesColor = true

  package init() {}

  /// Creates the options that arguments and the environment give.
  ///
  /// - Throws: ``Usage`` if an argument is unknown, or asks for help.
  package init(
    _ arguments: some Sequence<String>, environment: [String: String]
  ) throws(Usage) {
    usesColor = environment["NO_COLOR", default: ""].isEmpty
    isPlain = environment["TERM"] == "dumb"
    isStill = !environment["REDUCE_MOTION", default: ""].isEmpty
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--still": isStill = true
      case "--stepped": isStepped = true
      case "--plain": isPlain = true
      case "--count": count = try Self.number(iterator.next(), after: argument)
      case "--seed": seed = UInt64(try Self.number(iterator.next(), after: argument))
      case "--help": throw Usage(complaint: nil)
      default: throw Usage(complaint: "unknown argument \(argument)")
      }
    }
  }

  private static func number(_ text: String?, after name: String) throws(Usage) -> Int {
    guard let number = text.flatMap({ Int($0) }), number >= 0, number <= 1_000_000_000 else {
      throw Usage(complaint: "\(name) needs a number")
    }
    return number
  }

  /// How the program is used, and what was wrong.
  package struct Usage: Error, CustomStringConvertible {
    package let complaint: String?

    package var description: String {
      (complaint.map { "Contacts: \($0)\n" } ?? "") + """
        usage: Contacts [--count number] [--seed number] [--still] [--plain] [--stepped]
          --count    the number of contacts; 1,000,000 if not given
          --seed     chooses their names, and what changes
          --still    no animation; so does the environment variable REDUCE_MOTION
          --plain    prints a short run, as without a terminal
          --stepped  time passes only as control and space is pressed, a frame at a time
        The environment variable NO_COLOR leaves out colours.
        """
    }
  }
}
