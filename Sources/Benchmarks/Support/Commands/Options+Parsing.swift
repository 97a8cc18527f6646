// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineSupport

extension Options {
  /// Reads the arguments that follow the program's name.
  package init(arguments: [String]) throws(UsageError) {
    self.init()
    let invocation = try Invocation<Command>(arguments)
    (task, files) = (invocation.command, invocation.operands)
    if invocation.asksForHelp, task != .help {
      (task, topic) = (.help, invocation.named)
    } else if task == .help {
      topic = try files.first.map { word throws(UsageError) in
        guard let command = Command.named(word) else {
          throw Invocation<Command>.unknownCommand(word)
        }
        return command
      }
    } else {
      try invocation.apply(to: &self)
    }
  }
}
