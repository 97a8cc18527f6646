// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing
import ToolSupport

/// Files as lists of rows.
@Suite struct InputListTests {
  private let files = try? TemporaryFolder()

  private func list(
    _ text: String, _ format: InputFormat, id: String? = nil, section: String? = nil,
    hasHeader: Bool = true
  ) throws -> InputList {
    let path = try #require(files).file("list", text)
    return try InputList(
      path,
      InputOptions(
        id: id.map { try FieldNames($0, for: "--id") }, section: section, format: format,
        hasHeader: hasHeader)
    )
  }

  /// Returns the sections as their ids and the ids of their rows.
  private func ids(_ list: InputList) -> [[String]] {
    list.sections.map { section in
      ([section.id] + section.rows.map(\.id)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }

  /// Returns what is said about a file, without its path.
  private func message(
    _ text: String, _ format: InputFormat, id: String? = nil, section: String? = nil
  ) throws -> String? {
    do {
      _ = try list(text, format, id: id, section: section)
      return nil
    } catch let error as UsageError {
      return String(error.message.dropFirst((files?.path("list") ?? "").count + 2))
    }
  }

  /// Lines are rows, and their own ids.
  @Test func lines() throws {
    let list = try list("one\r\n\ntwo", .text)
    #expect(ids(list) == [["", "one\r\n", "\n", "two"]])
    #expect(list.rowCount == 3)
    #expect(list.columns.isEmpty)
    #expect(ids(try self.list("", .text)) == [[""]])
    #expect(ids(try self.list("a\rb\r\rc", .text)) == [["", "a\r", "b\r", "\r", "c"]])
    #expect(ids(try self.list("a\rb\nc\r", .text)) == [["", "a\rb\n", "c\r"]])
  }

  /// Records are rows, with the id in a column, and sections in the order of their values.
  @Test func records() throws {
    let text = "\u{FEFF}n,id,place\n1,\"a \"\"b\"\"\",Rome\n2,c,Oslo\n3,d,Rome\n"
    let flat = try list(text, .csv, id: "id")
    #expect(flat.columns == ["n", "id", "place"])
    #expect(ids(flat) == [["", "a \"b\"", "c", "d"]])
    #expect(String(decoding: flat.sections[0].rows[1].content, as: UTF8.self) == "2,c,Oslo")
    let sections = try list(text, .csv, id: "id", section: "place")
    #expect(ids(sections) == [["Rome", "a \"b\"", "d"], ["Oslo", "c"]])
    let numbered = try list("x\ty\n", .tsv, id: "2", hasHeader: false)
    #expect(ids(numbered) == [["", "y"]])
    #expect(ids(try list("id\n", .csv, id: "id")) == [[""]])
  }

  /// Objects are rows, and an id is the same however it is spelt.
  @Test func objects() throws {
    let text = #" [{"s": 1, "id": "é"}, {"id": "\u00e9 ", "s": "x"}, {"\u0069d": 7, "s": 1}] "#
    #expect(ids(try list(text, .json, id: "id")) == [["", "\"é\"", "\"é \"", "7"]])
    #expect(
      ids(try list(text, .json, id: "id", section: "s")) == [
        ["1", "\"é\"", "7"], ["\"x\"", "\"é \""],
      ])
    #expect(ids(try list("{\"id\":1}\n{\"id\":2}", .jsonl, id: "id")) == [["", "1", "2"]])
    // Keys may repeat in different objects.
    let nested =
      #"[{"id": 1, "a": {"id": 1, "a": [{"a": 1}, {"a": 1}]}, "b": {"a": 1}}, {"id": 2}]"#
    #expect(ids(try list(nested, .json, id: "id")) == [["", "1", "2"]])
    #expect(ids(try list("[]", .json, id: "id")) == [[""]])
    #expect(ids(try list("", .jsonl, id: "id")) == [[""]])
  }

  /// What is wrong with records is said with its line, column and byte.
  @Test(
    arguments: [
      ("", "line 1, column 1, byte 0: the file is empty, and has no columns"),
      ("id,n\n1,2\n3,4,5\n", "line 3, column 1, byte 9: 3 fields, but there are 2 columns"),
      (
        "ids,n\n",
        "line 1, column 1, byte 0: there is no column 'id', but 'ids', 'n'; did you mean 'ids'?"
      ),
      ("id,n\n1,é\"\n2,\"x\n", "line 3, column 3, byte 13: a quote is not closed"),
      ("id,n\r1,é\"\r2,\"x\r", "line 3, column 3, byte 13: a quote is not closed"),
      ("id\né\n\"é\"x\n", "line 3, column 4, byte 10: text follows a closing quote"),
    ])
  func wrongRecords(text: String, error: String) throws {
    #expect(try message(text, .csv, id: "id") == error)
  }

  /// What is wrong with objects is said with its line, column and byte.
  @Test(
    arguments: [
      (
        "{\"id\":1}",
        "line 1, column 1, byte 0: expected an array of objects, or an object of objects (--rows names "
          + "the keys of one within an object)"
      ),
      (
        "[{\"id\":1}\n,\n3]",
        "line 3, column 1, byte 12: expected an object, which row 2 is, not '3'"
      ),
      (
        "[{\"ID\":1}]",
        "line 1, column 2, byte 1: row 1 has no key 'id', but 'ID'; did you mean 'ID'?"
      ),
      ("[{}]", "line 1, column 2, byte 1: row 1 has no key 'id', but no key"),
      (
        "[{\"id\":[1]}]", "line 1, column 8, byte 7: 'id' of row 1 is neither a string nor a number"
      ),
      ("[{\"id\":1}] x", "line 1, column 12, byte 11: expected the end, not 'x'"),
      ("[\n{\"id\":1,\"id\":2}]", "line 2, column 9, byte 10: the key 'id' is there twice"),
      (
        "[{\"id\": 1,\n \"é\": 1, \"id\": 2}]",
        "line 2, column 10, byte 21: the key 'id' is there twice"
      ),
      (
        "[{\"id\": 1, \"a\": [{\"b\": 1, \"c\": {\"d\": 1, \"d\": 1}}]}]",
        "line 1, column 41, byte 40: the key 'd' is there twice"
      ),
      ("[{\"id\": 1}", "line 1, column 11, byte 10: expected ',' or ']', not the end"),
      ("[{\"id\": 01}]", "line 1, column 10, byte 9: expected ',' or '}', not '1'"),
      ("[{\"id\": \"\\ud800\"}]", "line 1, column 10, byte 9: half of a surrogate pair"),
      ("[{\"id\": \"\\ud83d\\u00e9\"}]", "line 1, column 10, byte 9: half of a surrogate pair"),
      ("[{\"id\": \"\\udbff\\uffff\"}]", "line 1, column 10, byte 9: half of a surrogate pair"),
    ])
  func wrongObjects(text: String, error: String) throws {
    #expect(try message(text, .json, id: "id") == error)
  }

  /// Several columns or keys identify a row together, and never look like others.
  @Test func composedIDs() throws {
    let text = "a,n,b\n1,x,2\n\"1,2\",x,3\n1,x,\"2,3\"\n,,\n"
    #expect(
      ids(try list(text, .csv, id: "a,b"))
        == [["", "1,2", "\"1,2\",3", "1,\"2,3\"", ","]])
    #expect(ids(try list(text, .csv, id: "b,a"))[0][1] == "2,1")
    #expect(ids(try list("a\tb\n1,2\t3\n", .tsv, id: "a,b")) == [["", "\"1,2\",3"]])
    #expect(ids(try list("x,y\n", .csv, id: "2,1", hasHeader: false)) == [["", "y,x"]])
    // A name with a comma stands in quotes.
    #expect(ids(try list("\"a,b\",c\n1,2\n", .csv, id: "\"a,b\"")) == [["", "1"]])
    #expect(
      ids(try list(#"[{"b": "x", "a": 1}, {"a": "1", "b": "\u0078"}]"#, .json, id: "a,b"))
        == [["", #"[1,"x"]"#, #"["1","x"]"#]])
  }

  /// What is wrong with the names of several columns or keys is said.
  @Test func wrongComposedIDs() throws {
    #expect(
      try message("city,n\n", .csv, id: "city,country")
        == "line 1, column 1, byte 0: there is no column 'country', but 'city', 'n'")
    #expect(
      try message("a,b,c\n1,2,3,4\n", .csv, id: "a,c")
        == "line 2, column 1, byte 6: 4 fields, but there are 3 columns")
    #expect(
      try message("[{\"a\":1,\"b\":2},\n{\"a\":1,\"c\":2}]", .json, id: "a,b")
        == "line 2, column 1, byte 16: row 2 has no key 'b', but 'a', 'c'; did you mean 'a'?")
    #expect(
      try message("[{\"a\":1,\"b\":null}]", .json, id: "a,b")
        == "line 1, column 13, byte 12: 'b' of row 1 is neither a string nor a number")
    #expect { try FieldNames("a,b,a", for: "--id") } throws: {
      "\($0)" == "--id names 'a' twice"
    }
    #expect { try FieldNames("a,\"b", for: "--id") } throws: {
      "\($0)" == "--id: a quote is not closed: 'a,\"b'"
    }
    #expect(try FieldNames("", for: "--id").names == [""])
  }

  /// What is wrong with what is not the id, and with objects one after the other.
  @Test func otherMistakes() throws {
    #expect(
      try message("id,name\n", .csv, id: "id", section: "x")
        == "line 1, column 1, byte 0: there is no column 'x', but 'id', 'name'")
    #expect(
      try message(#"{"id": 2, "\u0069d": 2}"#, .jsonl, id: "id")
        == "line 1, column 11, byte 10: the key 'id' is there twice")
    let keys = (0..<5_000).map { "\"\($0)\": 1, " }.joined()
    #expect(
      try message("[{\(keys)\"id\": 1, \"77\": 2}]", .json, id: "id")?
        .hasSuffix("the key '77' is there twice") == true)
    let deep = String(repeating: "[", count: 5_000)
    #expect(
      try message("[{\"id\": 1, \"a\": \(deep)", .json, id: "id")?
        .hasSuffix("nested deeper than 200") == true)
  }

  /// The name of a file tells its format.
  @Test func formats() throws {
    func format(_ old: String, _ new: String, id: String? = "x") throws -> InputFormat? {
      try InputOptions(id: id.map { try FieldNames($0, for: "--id") }).completed(for: [old, new])
        .format
    }
    #expect(try format("a.CSV", "b.csv") == .csv)
    #expect(try format("-", "b.tab") == .tsv)
    #expect(try format("a.ndjson", "-") == .jsonl)
    #expect(try format("a.csv", "b.csv", id: nil) == .csv)
    #expect(try format("a.txt", "b", id: nil) == .text)
    let id = try FieldNames("x", for: "--id")
    let mixed = try InputOptions(id: id).completed(for: ["a.tsv", "b.csv"])
    #expect(mixed.forOld.delimiter == UInt8(ascii: "\t"))
    #expect(mixed.forNew.delimiter == UInt8(ascii: ","))
    var told = InputOptions(id: id)
    told.delimiter = UInt8(ascii: ";")
    #expect(try told.completed(for: ["a.txt", "-"]).format == .csv)
    func message(_ options: InputOptions, _ paths: String...) -> String? {
      do throws(UsageError) {
        _ = try options.completed(for: paths)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(
      message(InputOptions(id: id), "a.csv", "b.json")
        == "csv and json cannot be compared; --format names one format for both")
    // One name that tells a format is enough.
    #expect(try format("a.csv.bak", "a.csv") == .csv)
    #expect(try format("a.json", "/dev/fd/63") == .json)
    let piped = try InputOptions(id: id).completed(for: ["/dev/fd/63", "a.tsv"])
    #expect(piped.forOld.delimiter == piped.forNew.delimiter)
    #expect(
      message(InputOptions(id: id), "a", "b")
        == "lines of text have no columns or keys; name the format, as in --format csv")
    #expect(
      message(told, "a.json", "b.json")
        == "--delimiter is an option for CSV and TSV, not for json")
  }
}
