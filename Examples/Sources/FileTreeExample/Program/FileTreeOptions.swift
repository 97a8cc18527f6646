// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the program is told when it is started.
package struct FileTreeOptions: Equatable, Sendable {
  package var path = "."

  /// The number of files to make in a temporary folder, which is shown instead.
  package var madeCount: Int?

  /// Whether to print figures instead of taking over the terminal.
  package var isPlain = false

  package var usesColor = true

  /// After how many looks at the expanded folders all are looked at.
  package var turnsUntilAll = 8

  /// Creates the options that arguments and the environment give.
  ///
  /// - Throws: ``Usage`` if an argument is unknown, or asks for help.
  package init(
    _ arguments: some Sequence<String>, environment: [String: String] = [:]
  ) throws(Usage) {
    usesColor = environment["NO_COLOR", default: ""].isEmpty
    isPlain = environment["TERM"] == "dumb"
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--plain": isPlain = true
      case "--make":
        guard let count = iterator.next().flatMap({ Int($0) }), (1...10_000_000).contains(count)
        else { throw Usage(complaint: "--make needs a number from 1 to 10,000,000") }
        madeCount = count
      case "--help": throw Usage(complaint: nil)
      default:
        if argument.hasPrefix("-") { throw Usage(complaint: "unknown argument \(argument)") }
        path = argument
      }
    }
  }

  /// How the program is used, and what was wrong.
  package struct Usage: Error, CustomStringConvertible {
    package let complaint: String?

    package init(complaint: String?) { self.complaint = complaint }

    package var description: String {
      (complaint.map { "FileTree: \($0)\n" } ?? "") + """
        usage: FileTree [folder] [--make number] [--plain]
          folder   what is shown; the current folder if not given
          --make   makes so many files in a temporary folder, shows that, and removes it
          --plain  changes the folder that it made, and prints what that takes
        Keys: arrows, page up and down, home, end; space expands and collapses, * and / all below; q quits.
        """
    }
  }
}
