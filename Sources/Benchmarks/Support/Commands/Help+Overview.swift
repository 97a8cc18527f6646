// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension Help {
  /// The help of the program.
  package static var overview: String {
    let commands = Command.allCases.map {
      ([$0.rawValue, $0.operands].filter { !$0.isEmpty }.joined(separator: " "), $0.summary)
    }
    let flags = Command.allCases.compactMap(\.flag)
    return [
      "Measures TableDiff, and verifies each result before it measures the time.",
      "usage: swift run -c release Benchmarks [COMMAND] [OPTION]...",
      "commands:\n" + list(commands),
      options(of: Command.run),
      "'help COMMAND' explains the options of the other commands. Options may name a command too:\n"
        + flags.joined(separator: ", ") + ".",
    ].joined(separator: "\n\n")
  }
}
