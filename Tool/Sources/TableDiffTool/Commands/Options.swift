// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// What the command line asks for.
package struct Options: Sendable {
  package let command: Command

  /// Whether the help about the command is asked for instead.
  package let asksForHelp: Bool

  /// The files that the command line names.
  package let files: [String]

  package let settings: Settings

  /// Reads the arguments that follow the program's name.
  package init(arguments: [String]) throws(UsageError) {
    let invocation = try Invocation<Command>(arguments)
    (command, asksForHelp) = (invocation.command, invocation.asksForHelp)
    files = invocation.operands
    var settings = Settings()
    if !asksForHelp {
      try invocation.apply(to: &settings)
      do throws(UsageError) {
        try settings.requireSense()
      } catch {
        throw UsageError(message: error.message, topic: command)
      }
    }
    self.settings = settings
  }
}
