// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Testing

@Suite struct ContactsOptionsTests {
  @Test func argumentsAndEnvironment() throws {
    #expect(try ContactsOptions([], environment: [:]) == ContactsOptions())
    let options = try ContactsOptions(
      ["--count", "10", "--seed", "7", "--still", "--stepped", "--plain"],
      environment: ["NO_COLOR": "1"])
    #expect(options.count == 10 && options.seed == 7)
    #expect(options.isStill && options.isStepped && options.isPlain && !options.usesColor)
    #expect(try ContactsOptions([], environment: ["REDUCE_MOTION": "1"]).isStill)
    #expect(try ContactsOptions([], environment: ["TERM": "dumb"]).isPlain)
    #expect(try ContactsOptions([], environment: ["NO_COLOR": ""]).usesColor)
  }

  @Test(arguments: [["--count"], ["--count", "-1"], ["--seed", "x"], ["hop"]])
  func wrongArguments(arguments: [String]) {
    let usage = #expect(throws: ContactsOptions.Usage.self) {
      try ContactsOptions(arguments, environment: [:])
    }
    #expect(usage?.complaint != nil)
    #expect(usage?.description.contains("usage: Contacts") == true)
  }

  @Test func help() {
    let usage = #expect(throws: ContactsOptions.Usage.self) {
      try ContactsOptions(["--help"], environment: [:])
    }
    #expect(usage?.complaint == nil)
  }
}
