// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing
import ToolSupport

/// The arguments that git gives to a diff driver.
@Suite struct GitCallTests {
  /// Files have their names in the repository; one that is not there has none.
  @Test func sides() throws {
    let call = try GitCall(["x.csv", "/tmp/1", "h", "100644", "x.csv", "i", "100644"])
    #expect(call.sides?.old.name == "a/x.csv")
    #expect(call.sides?.old.file == "/tmp/1")
    #expect(call.sides?.new.name == "b/x.csv")
    #expect(!call.isRenamed)
    let added = try GitCall(["x.csv", "/dev/null", ".", ".", "/tmp/2", "i", "100644"])
    #expect(added.sides?.old.name == "/dev/null")
    #expect(added.sides?.old.file == nil)
    let renamed = try GitCall(
      ["x.csv", "/tmp/1", "h", "100644", "/tmp/2", "i", "100644", "y.csv", "rename"])
    #expect(renamed.isRenamed)
    #expect(renamed.sides?.new.name == "b/y.csv")
    #expect(try GitCall(["x.csv"]).sides == nil)
    #expect(throws: UsageError.self) { try GitCall(["x.csv", "y.csv"]) }
  }

  /// The names tell the format; without one a file is lines, whatever --id says.
  @Test func formats() throws {
    let options = InputOptions(id: try FieldNames("id", for: "--id"))
    func format(_ options: InputOptions, _ names: String...) throws -> InputFormat? {
      try options.forOneOfMany(names).completed(for: names).format
    }
    #expect(try format(options, "a/x.csv") == .csv)
    #expect(try format(options, "a/x.md", "b/x.md") == .text)
    #expect(options.forOneOfMany(["a/x.md"]).id == nil)
    var split = options
    split.delimiter = UInt8(ascii: ";")
    #expect(try format(split, "a/x.md") == .csv)
  }
}
