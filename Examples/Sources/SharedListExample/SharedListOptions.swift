// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the program is told when it is started.
package struct SharedListOptions: Equatable {
  package var path = "/tmp/tablediff-shared-list"
  package var delay = Duration.seconds(2)

  /// Creates the options that arguments give.
  ///
  /// - Throws: ``Usage`` if an argument is unknown, or asks for help.
  package init(_ arguments: some Sequence<String>) throws(Usage) {
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--socket":
        guard let path = iterator.next() else { throw Usage(complaint: "--socket needs a path") }
        self.path = path
      case "--delay":
        guard let seconds = iterator.next().flatMap(Double.init), seconds >= 0, seconds <= 60 else {
          throw Usage(complaint: "--delay needs a number of seconds from 0 to 60")
        }
        delay = .seconds(seconds)
      case "--help": throw Usage(complaint: nil)
      default: throw Usage(complaint: "unknown argument \(argument)")
      }
    }
  }

  /// How the program is used, and what was wrong.
  package struct Usage: Error, CustomStringConvertible {
    package let complaint: String?

    package var description: String {
      (complaint.map { "SharedList: \($0)\n" } ?? "") + """
        usage: SharedList [--socket path] [--delay seconds]
          --socket  where the terminals meet; /tmp/tablediff-shared-list if not given
          --delay   how long an edit is under way; 2 seconds if not given. The first terminal decides
        """
    }
  }
}
