// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsExample
import DirectoryExample

/// Runs an example and prints what happens.
@main
struct Example {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("store", 1): await runStore()
    case ("derived", 1): await runDerived()
    case ("component", 1): await runComponent()
    case ("didset", 1): await runDidSet()
    case ("photos", 1): await runPhotos()
    case ("contacts", 1): print(await ContactsCosts.measured(count: 10_000_000))
    case ("contacts", 2):
      guard let count = arguments.last.flatMap({ Int($0) }), count > 0 else { return printUsage() }
      print(await ContactsCosts.measured(count: count))
    case ("directory", 1): print(DirectoryCosts.measured(count: 1_000_000))
    case ("directory", 2):
      guard let count = arguments.last.flatMap({ Int($0) }), count > 0 else { return printUsage() }
      print(DirectoryCosts.measured(count: count))
    default: printUsage()
    }
  }

  private static func printUsage() {
    print("usage: Example store | derived | component | didset | photos | contacts [count]")
  }
}
