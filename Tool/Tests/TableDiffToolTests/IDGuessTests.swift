// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing
import ToolSupport

/// The column that identifies a row, as the values of two files tell.
@Suite struct IDGuessTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  private func guess(
    _ old: String?, _ new: String?, _ format: InputFormat = .csv
  ) throws -> String? {
    func source(_ name: String, _ text: String?) throws -> FileSource {
      guard let text else { return try FileSource(nil, name: name) }
      let bytes = FileText()
      _ = try bytes.read(files.file(name, text))
      return try FileSource(bytes, name: name)
    }
    let options = InputOptions(format: format)
    return try IDGuess(source("old", old), source("new", new), options).name
  }

  @Test func columns() throws {
    #expect(try guess("a,b,c\n1,1,x\n1,2,y\n", "a,b,c\n1,2,x\n2,3,x\n") == "b")
    // The leftmost one, although more values of another one are in both files.
    #expect(try guess("a,b\n1,1\n2,2\n", "a,b\n1,1\n3,2\n") == "a")
    #expect(try guess("t,id\n1,x\n2,y\n", "t,id\n3,x\n4,y\n") == "id")
    #expect(try guess("t\n1\n2\n3\n", "t\n3\n4\n5\n") == nil)
    #expect(try guess("a,b\n1,1\n1,1\n", "a,b\n1,1\n") == nil)
    #expect(try guess("a,b\n,1\n2,2\n", "a,b\n,1\n2,2\n") == "b")
    // Of a file that is new or gone, values that are different are enough.
    #expect(try guess(nil, "a,b\n1,1\n1,2\n") == "b")
    #expect(try guess("a,b\n1,1\n1,2\n", nil) == "b")
  }

  @Test func keys() throws {
    #expect(
      try guess("[{\"n\":1,\"k\":\"a\"},{\"n\":1,\"k\":\"b\"}]", "[{\"k\":\"b\"}]", .json) == "k")
    #expect(try guess("{\"a\":[1],\"b\":null}\n", "{\"a\":[1],\"b\":null}\n", .jsonl) == nil)
  }

  /// Behind the rows by which columns are chosen, values repeat or are in one file only.
  @Test func longFiles() throws {
    func table(_ ids: some Sequence<Int>) -> String {
      "n,id\n" + ids.map { "\($0 % 11_000),\($0)\n" }.joined()
    }
    #expect(try guess(table(0..<12_000), table(0..<12_000)) == "id")
    #expect(try guess(table(0..<12_000), table((3_000..<12_000).reversed())) == "id")
    #expect(try guess(table(0..<12_000), table(11_000..<30_000)) == nil)
  }
}
