// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport
import Testing

/// The commands of a program that joins words: its default takes words, `--list` takes none.
private enum Joining: ProgramCommand {
  case join, split, list

  struct Values {
    var separator = " "
    var isLoud = false
    var width = 80
  }

  static let options: [CommandOption<Joining>] = [
    CommandOption("--separator", "TEXT", of: [.join, .split], "what stands between words") {
      $0.separator = $1
    },
    CommandOption("--loud", of: [.join], "in capitals") { values, _ in values.isLoud = true },
    CommandOption("--width", "N", of: [.split], "columns") { (values, text) throws(UsageError) in
      values.width = try OptionValue.number(text, in: 1...100, for: "--width")
    },
  ]

  static var unnamed: Joining { .join }
  static var helpCall: String { "words --help" }

  var word: String? { self == .split ? "split" : nil }
  var flag: String? { self == .list ? "--list" : nil }
  var name: String { "\(self)" }
  var call: String { self == .join ? "words" : "words \(self)" }
  var helpCall: String { call + " --help" }
  var operands: String { self == .list ? "" : "WORD..." }
  var operandCounts: ClosedRange<Int> { self == .list ? 0...0 : 1...3 }
  var explanation: String { "Does something with words." }
  var remarks: String { "exit status: 0" }
}

/// The arguments of a program.
@Suite struct InvocationTests {
  private func values(_ arguments: String...) throws(UsageError) -> Joining.Values {
    var values = Joining.Values()
    try Invocation<Joining>(arguments).apply(to: &values)
    return values
  }

  private func message(_ arguments: String...) -> String? {
    do throws(UsageError) {
      var values = Joining.Values()
      try Invocation<Joining>(arguments).apply(to: &values)
      return nil
    } catch {
      return error.description
    }
  }

  /// A word, an option or nothing names the command.
  @Test func command() throws {
    let plain = try Invocation<Joining>(["a", "split"])
    #expect(plain.command == .join)
    #expect(plain.operands == ["a", "split"])
    #expect(plain.named == nil)
    let split = try Invocation<Joining>(["--separator", "-", "split", "a"])
    #expect(split.command == .split)
    #expect(split.operands == ["a"])
    #expect(try Invocation<Joining>(["--list"]).command == .list)
    let escaped = try Invocation<Joining>(["--", "split", "--loud"])
    #expect(escaped.command == .join)
    #expect(escaped.operands == ["split", "--loud"])
  }

  /// A value follows its option, or stands behind an equals sign.
  @Test func values() throws {
    #expect(try values("a", "--separator", "-").separator == "-")
    #expect(try values("a", "--separator=--").separator == "--")
    #expect(try values("a", "--loud").isLoud)
    #expect(try values("split", "a", "--width", "1_0").width == 10)
    #expect(try values("--separator", "-", "-").separator == "-")
  }

  /// Help is asked for in any place, and the rest need not be complete.
  @Test func help() throws {
    for arguments in [["--help"], ["-h"], ["--loud", "--help"]] {
      let invocation = try Invocation<Joining>(arguments)
      #expect(invocation.asksForHelp)
      #expect(invocation.named == nil)
    }
    let invocation = try Invocation<Joining>(["split", "--help"])
    #expect(invocation.named == .split)
  }

  /// Mistakes are named, with the call that explains them.
  @Test func mistakes() {
    #expect(
      message("a", "--seperator", "x")
        == "unknown option '--seperator'; did you mean '--separator'?\nSee 'words --help'.")
    #expect(
      message("split", "a", "--loud")
        == "split does not take --loud, an option of join\nSee 'words split --help'.")
    #expect(message("a", "--loud=1") == "--loud takes no value\nSee 'words --help'.")
    #expect(
      message("a", "--separator")
        == "--separator needs a value: --separator TEXT\nSee 'words --help'.")
    #expect(
      message("split", "a", "--width", "0")
        == "--width takes 1 to 100, not '0'\nSee 'words split --help'.")
    #expect(message() == "join takes WORD..., not nothing\nSee 'words --help'.")
    #expect(
      message("--list", "a", "b") == "list takes no file, not 'a' 'b'\nSee 'words list --help'.")
  }

  /// The help has the call, the explanation, the options and the remarks.
  @Test func helpText() {
    #expect(
      Help.text(about: Joining.split) == """
        usage: words split [OPTION]... WORD...

        Does something with words.

        options of split:
          --separator TEXT  what stands between words
          --width N         columns

        exit status: 0
        """)
    #expect(Help.usage(of: Joining.list) == "words list")
    #expect(Help.options(of: Joining.list).isEmpty)
  }

  /// A near word is suggested, a far one is not.
  @Test func spelling() {
    let words = ["report", "run", "compare"]
    #expect(Spelling.suggestion(for: "raport", in: words) == "; did you mean 'report'?")
    #expect(Spelling.suggestion(for: "com", in: words) == "; did you mean 'compare'?")
    #expect(Spelling.suggestion(for: "xyzzy", in: words) == "")
    #expect(
      Spelling.suggestion(for: "shufle", within: ["full shuffle", "reversed"])
        == "; did you mean 'full shuffle'?")
  }
}
