// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import CommandLineSupport
import Testing

/// The arguments of Benchmarks.
@Suite struct OptionsTests {
  /// A word or an option names the command; run is the default.
  @Test(
    arguments: [
      ([], Command.run), (["list"], .list), (["--list"], .list),
      (["--rows", "10", "check"], .check),
      (["guard"], .guardSpecialization), (["--guard"], .guardSpecialization),
      (["compare", "a", "b"], .compare), (["report", "a"], .report), (["--version"], .version),
      (["help"], .help), (["-h"], .help), (["run", "--help"], .help),
    ])
  func commands(arguments: [String], command: Command) throws {
    #expect(try Options(arguments: arguments).task == command)
  }

  /// Help is about the command that is named.
  @Test func topics() throws {
    #expect(try Options(arguments: ["help", "report"]).topic == .report)
    #expect(try Options(arguments: ["report", "--help"]).topic == .report)
    #expect(try Options(arguments: ["--help"]).topic == nil)
    #expect(try Options(arguments: ["help"]).topic == nil)
  }

  /// Options set what they say.
  @Test func values() throws {
    let options = try Options(arguments: [
      "--case", "Tree", "--case=shuffle", "--rows", "10,1_000", "--rounds", "7", "--thorough",
      "--json", "out",
    ])
    #expect(options.filters == ["Tree", "shuffle"])
    #expect(options.counts == [10, 1_000])
    #expect(options.fixedRounds == 7)
    #expect(options.isThorough)
    #expect(options.jsonPath == "out")
    #expect(options.includes("tree: one row updated"))
    #expect(options.includes("full shuffle"))
    #expect(!options.includes("reversed"))
    #expect(!options.isBrief)
    #expect(try Options(arguments: []).isBrief)
    #expect(
      try Options(arguments: ["compare", "--threshold=1.5", "a", "b"]).comparing.threshold == 1.5)
  }

  /// Mistakes say where to read on; `InvocationTests` has those that any program names.
  @Test(
    arguments: [
      (["lsit"], "unknown command 'lsit'; did you mean 'list'?\nSee 'Benchmarks help'."),
      (["--rows", "9"], "--rows takes 10 to 10000000, not '9'\nSee 'Benchmarks help run'."),
      (
        ["--data", "fresch"],
        "--data takes shared, fresh, not 'fresch'; did you mean 'fresh'?\nSee 'Benchmarks help run'."
      ),
      (
        ["list", "--json", "x"],
        "list does not take --json, an option of run\nSee 'Benchmarks help list'."
      ),
      (["compare", "a"], "compare takes A.json B.json, not 'a'\nSee 'Benchmarks help compare'."),
      (
        ["compare", "a", "b", "--threshold", "0.9"],
        "--threshold takes 1 to 100, not '0.9'\nSee 'Benchmarks help compare'."
      ),
      (
        ["help", "raport"],
        "unknown command 'raport'; did you mean 'report'?\nSee 'Benchmarks help'."
      ),
      (["xyzzy"], "unknown command 'xyzzy'\nSee 'Benchmarks help'."),
      (["--help=a"], "unknown command 'a'\nSee 'Benchmarks help'."),
      (["report"], "report takes A.json, not nothing\nSee 'Benchmarks help report'."),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect { try Options(arguments: arguments) } throws: { "\($0)" == message }
  }

  /// A case has 11 to 31 rounds, fewer if they are slow.
  @Test func rounds() throws {
    let brief = try Options(arguments: [])
    #expect(brief.rounds(roundSeconds: 1e-6) == 31)
    #expect(brief.rounds(roundSeconds: 0.068) == 11)
    #expect(brief.rounds(roundSeconds: 0.1) == 7)
    #expect(brief.rounds(roundSeconds: 10) == 5)
    #expect(try Options(arguments: ["--rounds", "3"]).rounds(roundSeconds: 10) == 3)
  }
}
