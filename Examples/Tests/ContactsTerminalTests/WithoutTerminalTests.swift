// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform
import Testing

/// The built programs where their output is a file.
@Suite struct WithoutTerminalTests {
  @Test func printsAShortRun() throws {
    let result = try run("Contacts", ["--count", "500"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("500 contacts.\n"))
    #expect(result.output.contains("\nLive change 4: "))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors == "")
  }

  /// What is asked for is the output, and what is wrong is an error, of status 2 as elsewhere.
  @Test(arguments: [
    ("Contacts", ["--size"], "Contacts: unknown argument --size\nusage: Contacts "),
    ("Contacts", ["--count"], "Contacts: --count needs a number\nusage: Contacts "),
    ("Example", [], "Example: no example is named\nusage: Example "),
    ("Example", ["foo"], "Example: there is no example 'foo'\nusage: Example "),
    ("Example", ["store", "3"], "Example: store takes no argument, not '3'\n"),
    ("Example", ["contacts", "abc"], "Example: a count is one number above 0, not 'abc'\n"),
    ("Example", ["contacts", "0"], "Example: a count is one number above 0, not '0'\n"),
    ("Example", ["directory", "1", "2"], "Example: a count is one number above 0, not '1 2'\n"),
  ])
  func complainsAboutArguments(program: String, arguments: [String], complaint: String) throws {
    let result = try run(program, arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(complaint))
  }

  @Test(arguments: ["Contacts", "Example"]) func explainsItself(program: String) throws {
    let result = try run(program, ["--help"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("usage: \(program) "))
    #expect(result.errors == "")
  }

  private struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Result {
    let (output, errors) = (try TemporaryFile(), try TemporaryFile())
    let process = try spawnProgram(
      arguments, of: program, input: "/dev/null", output: output.name, errors: errors.name)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    return Result(status: status >> 8, output: output.text, errors: errors.text)
  }
}

/// An empty file that goes away with its owner.
private final class TemporaryFile {
  let name: String
  private let descriptor: Int32

  init() throws {
    var path = Array("/tmp/examples-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try #require(descriptor >= 0)
  }

  deinit {
    unlink(name)
    close(descriptor)
  }

  var text: String {
    var bytes: [UInt8] = []
    while case let more = FileDescriptor.read(from: descriptor), !more.isEmpty { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }
}
