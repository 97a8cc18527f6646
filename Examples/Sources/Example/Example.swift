// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsExample
import DirectoryExample
import Platform

/// Runs an example and prints what happens.
@main
struct Example {
  private static let usage =
    "usage: Example store | derived | component | didset | photos | contacts [count] | directory [count]"

  static func main() async {
    var arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.popFirst() else { fail("no example is named") }
    switch name {
    case "--help", "-h": print(usage)
    case "contacts": print(await ContactsCosts.measured(count: count(arguments) ?? 10_000_000))
    case "directory": print(DirectoryCosts.measured(count: count(arguments) ?? 1_000_000))
    default: await run(name, arguments)
    }
  }

  /// Runs an example that takes no argument.
  private static func run(_ name: String, _ arguments: ArraySlice<String>) async {
    let examples: [String: @MainActor () async -> Void] = [
      "store": runStore, "derived": runDerived, "component": runComponent, "didset": runDidSet,
      "photos": runPhotos,
    ]
    guard let example = examples[name] else { fail("there is no example '\(name)'") }
    if let argument = arguments.first { fail("\(name) takes no argument, not '\(argument)'") }
    await example()
  }

  /// Returns the number of rows that the only argument is, or `nil` if there is none.
  private static func count(_ arguments: ArraySlice<String>) -> Int? {
    guard let text = arguments.first else { return nil }
    guard arguments.count == 1, let count = Int(text), count > 0 else {
      fail("a count is one number above 0, not '\(arguments.joined(separator: " "))'")
    }
    return count
  }

  /// Says what is wrong with the arguments, and ends.
  private static func fail(_ complaint: String) -> Never {
    let text = Array("Example: \(complaint)\n\(usage)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
    exit(2)
  }
}
