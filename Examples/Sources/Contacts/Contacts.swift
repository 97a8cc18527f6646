// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform

/// A million contacts in a terminal.
@main
struct Contacts {
  static func main() async {
    do {
      let options = try ContactsOptions(
        CommandLine.arguments.dropFirst(), environment: environment)
      if options.isPlain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
        try await PlainRun(options) { print($0) }.run()
      } else {
        try await TerminalRun(options).run()
      }
    } catch let usage as ContactsOptions.Usage {
      if usage.complaint == nil { return print(usage) }
      complain("\(usage)")
      exit(2)
    } catch {
      complain("Contacts: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  /// The variables of the environment that the program reads.
  private static var environment: [String: String] {
    var values: [String: String] = [:]
    for name in ["NO_COLOR", "REDUCE_MOTION", "TERM"] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  private static func complain(_ text: String) {
    try? FileDescriptor.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }
}
