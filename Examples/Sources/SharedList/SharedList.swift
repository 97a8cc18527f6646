// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Platform
import SharedListExample

/// One list in several terminals: the first one keeps it, and the others connect to that.
@main
struct SharedList {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try SharedListOptions(CommandLine.arguments.dropFirst())
      var run = ClientRun(connection: try connection(options)) {
        try? FileDescriptor.write(Array(($0 + "\n").utf8), to: STDOUT_FILENO)
      }
      if try run.run(input: STDIN_FILENO) { return }
      throw Gone()
    } catch let usage as SharedListOptions.Usage where usage.complaint == nil {
      print(usage)
    } catch {
      let isUsage = error is SharedListOptions.Usage
      let text = isUsage ? "\(error)\n" : "SharedList: \(error)\n"
      try? FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
      exit(isUsage ? 2 : EXIT_FAILURE)
    }
  }

  /// Returns a connection to the server, and starts that if there is none.
  private static func connection(_ options: SharedListOptions) throws -> Int32 {
    while true {
      if let listener = try LocalSocket.listen(at: options.path) {
        ServerRun.start(listener, delay: options.delay)
      }
      if let connection = try LocalSocket.connect(to: options.path) { return connection }
      // Whoever listened here is gone.
      unlink(options.path)
    }
  }

  private struct Gone: Error, CustomStringConvertible {
    var description: String { "the terminal that keeps the list is gone" }
  }
}
