// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import TestSupport
import Testing

/// Each way in which a patch can be invalid is named, with the offset of the byte.
@Suite struct InvalidPatchTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var bytes: [UInt8]
    var error: String
    var reason = InvalidPatch.Reason.malformed

    init(_ bytes: PatchBytes, _ error: String) { self.init(bytes.bytes, error) }

    init(_ bytes: [UInt8], _ error: String, _ reason: InvalidPatch.Reason = .malformed) {
      (self.bytes, self.error, self.reason) = (bytes, error, reason)
    }

    var testDescription: String { error }
  }

  private static let largest = Int(Int32.max)

  @Test(arguments: [
    Case([], "byte 0: the bytes end"),
    Case([0x54, 0x44, 0x53, 1, 0], "byte 2: a patch of this kind starts with TDL"),
    Case(
      [0x54, 0x44, 0x4C, 9], "byte 3: version 9 is not known; the newest known one is 1",
      .unknownVersion),
    Case(
      [0x54, 0x44, 0x4C, 0], "byte 3: version 0 is not known; the newest known one is 1",
      .unknownVersion),
    Case([0x54, 0x44, 0x4C, 1, 4], "byte 4: the flags 4 are not known"),
    Case(
      [0x54, 0x44, 0x4C, 1, 1, 0, 0], "byte 5: 8 bytes expected, 2 left"),
    Case([0x54, 0x44, 0x4C, 1, 0, 0x80], "byte 6: the bytes end"),
    Case([0x54, 0x44, 0x4C, 1, 0, 0x80, 0], "byte 5: the integer ends with a needless byte"),
    Case(
      [0x54, 0x44, 0x4C, 1, 0] + Array(repeating: 0xFF, count: 9) + [2],
      "byte 5: the integer is wider than 64 bits"),
    Case(
      [0x54, 0x44, 0x4C, 1, 0] + Array(repeating: 0x80, count: 12) + [1],
      "byte 5: the integer is wider than 64 bits"),
    Case(PatchBytes(list: 1 << 31, 0), "byte 5: 2147483648 is more than 2147483647"),
    Case(PatchBytes(list: 2, 1, deletes: [2, 1]), "byte 9: 1 row at 2, but the list has 2 rows"),
    Case(
      PatchBytes(list: 2, 1, deletes: [3, 1]),
      "byte 8: a gap of 3 after 0, but the list has 2 rows"),
    Case(PatchBytes(list: 2, 1, deletes: [0, 0]), "byte 9: 0 rows at 0, but the list has 2 rows"),
    Case(PatchBytes(list: 2, 0, deletes: [0, 1, 0, 1]), "byte 10: two ranges touch at 1"),
    Case(
      PatchBytes(list: 2, 1, deletes: [0, largest]),
      "byte 9: 2147483647 rows at 0, but the list has 2 rows"),
    Case(PatchBytes(list: 2, 1), "byte 10: 2 of 2 rows stay, which are 1 of 1 row"),
    Case(PatchBytes(list: 0, 1, inserts: [0, 2]), "byte 10: 2 rows at 0, but the list has 1 row"),
    Case(
      PatchBytes(list: 2, 2, moves: [0, 1, 2]),
      "byte 12: a move of 1 row to 0 from 2, but the old list has 2 rows"),
    Case(
      PatchBytes(list: 2, 2, moves: [1, 1, .max]),
      "byte 12: a move of 1 row to 1 from 9223372036854775807 beyond 1, but the old list has 2 rows"
    ),
    Case(
      PatchBytes(list: 2, 2, moves: [0, 1, .min]),
      "byte 12: a move of 1 row to 0 from -9223372036854775808, but the old list has 2 rows"),
    Case(
      PatchBytes(list: 3, 3, moves: [0, 1, 1, 0, 1, 0]), "byte 15: two runs are one at 1"),
    Case(
      PatchBytes(list: 3, 3, moves: [0, 1, 1, 0, 1, -1]),
      "byte 16: old row 1 is deleted or moved twice"),
    Case(
      PatchBytes(list: 3, 2, deletes: [1, 1], moves: [0, 1, 1]),
      "byte 15: old row 1 is deleted or moved twice"),
    Case(
      PatchBytes(list: 3, 3, deletes: [0, 1], inserts: [0, 1], moves: [0, 1, 1]),
      "byte 17: new row 0 is inserted or moved to twice"),
    Case(
      PatchBytes(list: 0, 1, inserts: [0, 1], updates: [0, 1]),
      "byte 14: update of new row 0: it is inserted"),
    Case(
      PatchBytes(list: 0, largest, inserts: [0, largest]),
      "byte 21: 2147483647 rows expected, 0 bytes left"),
    Case(
      PatchBytes(list: 1, 1, updates: [0, 1], rows: [[]]), "byte 14: the bytes end"),
    Case(
      PatchBytes(list: 1, 1, updates: [0, 1], rows: [[0, 0, 0]]),
      "byte 16: 1 byte left in row 0"),
    Case(
      PatchBytes(list: 1, 1, updates: [0, 1]).bytes + [2, 0],
      "byte 14: 2 bytes of row 0 expected, 1 left"),
    Case(
      PatchBytes(list: 1, 1, updates: [0, 1], rows: [[0, 0x80, 2]]),
      "byte 15: the integer is wider than 8 bits"),
    Case(PatchBytes(list: 0, 0, rows: [[]]), "byte 11: 1 byte left after the patch"),
  ])
  func list(_ value: Case) {
    let error = #expect(throws: InvalidPatch.self) { try ListPatch(bytes: value.bytes) }
    #expect(error?.description == value.error)
    #expect(error?.reason == value.reason)
    #expect(error?.byteOffset != nil)
  }

  private static func sectioned(
    _ counts: [Int], _ changes: [[Int]] = [[], [], [], []], rowCounts: [Int],
    _ rows: [[Int]] = [[], [], [], []], items: [[UInt8]] = []
  ) -> PatchBytes {
    var bytes = PatchBytes("TDS")
    bytes.numbers(counts)
    bytes.changes(changes[0], changes[1], changes[2], changes[3])
    bytes.numbers(rowCounts)
    bytes.changes(rows[0], rows[1], rows[2], rows[3])
    bytes.items(items)
    return bytes
  }

  @Test(arguments: [
    Case(sectioned([largest, largest], rowCounts: []), "byte 23: the bytes end"),
    Case(
      sectioned([2, 2], rowCounts: [largest, 1, largest, 1]),
      "byte 22: a diff takes up to 2147483647 rows; the old list has 2147483648"),
    Case(
      sectioned([2, 2], rowCounts: [1, 1, 1, 2]),
      "byte 18: 1 of 1 row stay in old section 1, which are 2 of 2 rows in new section 1"),
    Case(
      sectioned([1, 0], [[0, 1], [], [], []], rowCounts: [2], [[1, 1], [], [], []]),
      "byte 19: delete row (0, 1): section 0 is deleted, and its rows with it"),
    Case(
      sectioned([0, 1], [[], [0, 1], [], []], rowCounts: [2], [[], [1, 1], [], []]),
      "byte 19: insert row (0, 1): section 0 is inserted, and its rows with it"),
    Case(
      sectioned([1, 1], [[], [], [], [0, 1]], rowCounts: [0, 0], items: []),
      "byte 19: 1 section expected, 0 bytes left"),
  ])
  func sections(_ value: Case) {
    let error = #expect(throws: InvalidPatch.self) { try SectionedPatch(bytes: value.bytes) }
    #expect(error?.description == value.error)
    #expect(error?.reason == .malformed)
  }

  @Test func sectionWithRows() {
    let bytes = Self.sectioned([0, 1], [[], [0, 1], [], []], rowCounts: [0], items: [[0]]).bytes
    let error = #expect(throws: InvalidPatch.self) {
      try SectionedPatch<TitledSection>(decoding: bytes) { reader throws(InvalidPatch) in
        TitledSection(id: try reader.read(), rows: [TestRow(id: 1)])
      } row: { reader throws(InvalidPatch) in
        TestRow(id: try reader.read())
      }
    }
    #expect(error?.description == "byte 20: the section has rows")
  }

  @Test(arguments: [
    (
      #"{"version":2,"oldCount":0,"newCount":0}"#,
      "version 2 is not known; the newest known one is 1"
    ),
    (
      #"{"version":0,"oldCount":0,"newCount":0}"#,
      "version 0 is not known; the newest known one is 1"
    ),
    (#"{"version":1,"oldCount":-1,"newCount":0}"#, "the old list has -1 rows"),
    (
      #"{"version":1,"oldCount":0,"newCount":0,"baseDigest":"12"}"#,
      "baseDigest: not 16 hexadecimal digits"
    ),
    (
      #"{"version":1,"oldCount":2,"newCount":1,"deletes":[1]}"#,
      "deletes[0]: 1 number, which is no multiple of 2"
    ),
    (
      #"{"version":1,"oldCount":2,"newCount":1,"deletes":[-1,1]}"#,
      "deletes[0]: -1 is not in 0...2147483647"
    ),
    (
      #"{"version":1,"oldCount":2,"newCount":1,"deletes":[1,2]}"#,
      "deletes[1]: 2 rows at 1, but the list has 2 rows"
    ),
    (
      #"{"version":1,"oldCount":2,"newCount":2,"moves":[0,1,7]}"#,
      "moves[2]: a move of 1 row to 0 from 7, but the old list has 2 rows"
    ),
    (#"{"version":1,"oldCount":2,"newCount":1}"#, "2 of 2 rows stay, which are 1 of 1 row"),
    (
      #"{"version":1,"oldCount":0,"newCount":1,"inserts":[0,1]}"#,
      "rows: the changes need 1, but there are 0"
    ),
  ])
  func text(_ json: String, _ description: String) {
    let error = #expect(throws: InvalidPatch.self) { try ListPatch<TestRow>(json: json) }
    #expect(error?.description == description)
    #expect(error?.byteOffset == nil)
  }

  @Test func values() {
    func error(_ item: [UInt8], _ read: (inout PatchReader) throws(InvalidPatch) -> Int) -> String?
    {
      let bytes = PatchBytes(list: 0, 1, inserts: [0, 1], rows: [item]).bytes
      do throws(InvalidPatch) {
        _ = try ListPatch(decoding: bytes, row: read)
        return nil
      } catch {
        return error.description
      }
    }
    let offset = PatchBytes(list: 0, 1, inserts: [0, 1]).bytes.count + 1
    #expect(
      error([2]) { reader throws(InvalidPatch) in try reader.read(Bool.self) ? 1 : 0 }
        == "byte \(offset): 2 is neither 0 nor 1")
    #expect(
      error([2, 0x61, 0xFF]) { reader throws(InvalidPatch) in try reader.read(String.self).count }
        == "byte \(offset + 1): the string is not valid UTF-8")
    #expect(
      error([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0x61]) {
        reader throws(InvalidPatch) in try reader.read(String.self).count
      } == "byte \(offset + 10): 18446744073709551615 bytes expected, 1 left")
    #expect(
      error([1, 2]) { reader throws(InvalidPatch) in Int(try reader.read(Double.self)) }
        == "byte \(offset): 8 bytes expected, 2 left")
    #expect(
      error([1]) { reader throws(InvalidPatch) in throw reader.invalid("no row I know") }
        == "byte \(offset): no row I know")
  }

  @Test func sectionsBesideTheDiff() throws {
    let old = [TitledSection](reading: "A: 1"), new = [TitledSection](reading: "A': 1 | B: 2")
    let patch = old.sectionedPatch(to: new)
    let again = try SectionedPatch(patch.diff, sections: patch.sections, rows: patch.rows)
    #expect(again == patch)
    let fewer = #expect(throws: InvalidPatch.self) {
      try SectionedPatch(patch.diff, sections: patch.sections, rows: [])
    }
    #expect(fewer?.description == "the diff needs 2 sections and 1 row, but there are 2 and 0")
    let full = #expect(throws: InvalidPatch.self) {
      try SectionedPatch(patch.diff, sections: new, rows: patch.rows)
    }
    #expect(full?.description == "section 0 has 1 row")
  }

  @Test func rowsBesideTheDiff() throws {
    let diff = try ListDiff(oldCount: 1, newCount: 2, inserts: [1])
    let error = #expect(throws: InvalidPatch.self) { try ListPatch(diff, rows: [1, 2]) }
    #expect(error?.description == "the diff inserts and updates 1 row, but there are 2")
    #expect(try [7].applying(ListPatch(diff, rows: [8])) == [7, 8])
  }
}
