// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BuiltPrograms
import Foundation
import SharedListExample
import Testing

/// The built program, in three terminals.
@Suite struct TerminalTests {
  private final class Terminal {
    let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init(_ program: URL, _ arguments: [String]) throws {
      process.executableURL = program
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    func type(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Returns all that the program writes until it ends, after the end of its input.
    func end() throws -> String {
      try input.fileHandleForWriting.close()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "list-\(UInt32.random(in: 0...(.max)))")

  @Test func terminalsEndWithOneList() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = URL(fileURLWithPath: try builtProgram("SharedList"))
    let arguments = ["--socket", folder.appending(path: "socket").path, "--delay", "0.3"]
    let host = try Terminal(program, arguments)
    while !FileManager.default.fileExists(atPath: arguments[1]) { usleep(10_000) }
    let others = try [Terminal(program, arguments), Terminal(program, arguments)]
    try host.type("add Milk")
    try others[0].type("add Bread")
    try others[1].type("add Tea")
    let seen = try others.map { try $0.end() }
    #expect(seen[0].contains(" Bread *\n") && seen[1].contains(" Tea *\n"))
    // When the server has this edit, it has all.
    try host.type("add Figs")
    let shown = try host.end()
    #expect(shown.contains(" Milk *\n"))
    let list = shown.split(separator: "\n").suffix(4).map { $0.dropFirst(4) }
    #expect(list.last == "Figs")
    #expect(Set(list) == ["Milk", "Bread", "Tea", "Figs"])
    #expect((others + [host]).allSatisfy { $0.process.terminationStatus == 0 })
  }

  @Test func optionsThatAreWrong() throws {
    #expect(throws: SharedListOptions.Usage.self) { try SharedListOptions(["--delay", "-1"]) }
    #expect(throws: SharedListOptions.Usage.self) { try SharedListOptions(["--socket"]) }
    #expect(try SharedListOptions(["--delay", "0.5", "--socket", "x"]).delay == .seconds(0.5))
  }
}
