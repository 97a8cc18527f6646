// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ContactsTerminal
import FileTreeExample
import Platform
import TableDiffOutlines
import Testing

/// The program on a terminal in memory, and the built one on a pseudo-terminal.
@MainActor
@Suite(.serialized) struct FileTreeProgramTests {
  @Test func keys() throws {
    let disk = MemoryDisk()
    for path in ["a/", "a/b/", "a/b/c", "a/d", "e"] { disk.make(path) }
    let screen = FakeTerminal(columns: 30, rows: 8)
    let program = FileTreeProgram(
      FileTree(".", in: disk.source), terminal: screen.terminal, usesColor: false)
    func type(_ keys: String) throws -> [String] {
      #expect(program.receive(Array(keys.utf8)) == nil)
      try program.draw()
      return screen.lines.filter { !$0.isEmpty }
    }
    let (right, left, down) = ("\u{1B}[C", "\u{1B}[D", "\u{1B}[B")
    #expect(try type("") == ["  + a  2", "    e", "2 of 5 shown"])
    #expect(
      try type(right) == ["  - a  2", "    + b  1", "      d", "    e", "4 of 5 shown"])
    #expect(try type("*").contains("        c"))
    // To the folder, and into it: it is expanded.
    #expect(try type(right + right).contains("        c") && program.view.list.selection == 2)
    #expect(try type(left).count == 6 && program.view.list.selection == 1)
    #expect(try type(left).count == 5)
    #expect(try type(left + left) == ["  + a  2", "    e", "2 of 5 shown"])
    disk.make("0")
    program.follow(all: false)
    #expect(try type(down).prefix(3) == ["    0", "  + a  2", "    e"])
    // The selection stayed with the folder, and went on from there.
    #expect(program.view.selectedRow?.node.name == "e")
    #expect(program.receive(Array("q".utf8)) == .quit)
  }

  @Test func builtProgramFollowsItsFolder() async throws {
    let made = try MadeFolder(fileCount: 250)
    defer { made.remove() }
    let terminal = try PseudoTerminal(
      columns: 60, rows: 12, of: "FileTree", arguments: [made.path])
    try await terminal.wait { $0.lines[11].hasPrefix("102 of 252 shown") }
    try MadeFolder.makeFile(made.path + "/a file more")
    try await terminal.wait { $0.lines[11].hasPrefix("103 of 253 shown, followed in ") }
    // What is read keeps its place.
    #expect(terminal.lines[0] == "    file 100")
    try terminal.type("\u{1B}[H")
    try await terminal.wait { $0.lines[0] == "    a file more" }
    try terminal.type("\u{1B}[F\u{1B}[C")
    try await terminal.wait { $0.lines[11].hasPrefix("153 of 253 shown") }
    try terminal.type("q")
    try await terminal.waitForEnd()
    #expect(terminal.status == 0 && terminal.settings == terminal.original)
  }

  @Test func figures() throws {
    let made = try MadeFolder(fileCount: 1_234)
    defer { made.remove() }
    var lines: [String] = []
    try FileTreeFigures(folder: made.path) { lines.append($0) }.run()
    #expect(lines.contains("1,246 files and folders, 110 shown"))
    #expect(lines.contains("1,246 shown"))
    #expect(lines.last == "0 deletes, 1 insert, 1 move, 1 update", "\(lines)")
  }
}
