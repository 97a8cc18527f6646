// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import FileTreeExample
import Platform

/// A folder as a tree in a terminal.
@main
struct FileTreeCommand {
  static func main() async {
    do {
      var values: [String: String] = [:]
      for name in ["NO_COLOR", "TERM"] {
        if let value = getenv(name) { values[name] = String(cString: value) }
      }
      try await run(try FileTreeOptions(CommandLine.arguments.dropFirst(), environment: values))
    } catch let usage as FileTreeOptions.Usage {
      if usage.complaint == nil { return print(usage) }
      complain("\(usage)")
      exit(2)
    } catch {
      complain("FileTree: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  private static func run(_ options: FileTreeOptions) async throws {
    let made = try options.madeCount.map { count throws(SystemFailure) in
      try MadeFolder(fileCount: count)
    }
    defer { made?.remove() }
    let path = made?.path ?? options.path
    if options.isPlain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 {
      if made == nil {
        throw FileTreeOptions.Usage(
          complaint: "without a terminal, it changes what --make made only")
      }
      try await FileTreeFigures(folder: path) { print($0) }.run()
    } else {
      try await TerminalTree(FileTree(path, in: .disk), options).run()
    }
  }

  private static func complain(_ text: String) {
    try? FileDescriptor.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }
}
