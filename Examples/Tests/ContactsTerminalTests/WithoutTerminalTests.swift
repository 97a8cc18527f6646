// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import Platform
import Testing

/// The built program where its output is a file.
@Suite struct WithoutTerminalTests {
  @Test func printsAShortRun() throws {
    let (status, text) = try run(["--count", "500"])
    #expect(status == 0)
    #expect(text.hasPrefix("500 contacts.\n"))
    #expect(text.contains("\nLive change 4: "))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func complainsAboutArguments() throws {
    let (status, text) = try run(["--size"])
    #expect(status == 64)
    #expect(text.hasPrefix("Contacts: unknown argument --size\nusage: Contacts "))
    #expect(try run(["--help"]).status == 0)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    var path = Array("/tmp/contacts-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    try #require(file >= 0)
    defer {
      unlink(path)
      close(file)
    }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let process = try spawnProgram(arguments, input: "/dev/null", output: name)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    var bytes: [UInt8] = []
    while case let more = FileDescriptor.read(from: file), !more.isEmpty { bytes += more }
    return (status >> 8, String(decoding: bytes, as: UTF8.self))
  }
}
