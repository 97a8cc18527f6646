// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import TestSupport
import Testing

/// What version 1 wrote stays readable, and is written again.
@Suite struct GoldenPatchTests {
  private let old = [10, 11, 12, 13, 14, 15, 16].rows
  /// 11 is deleted, 20 inserted, 15 and 16 move to the front, 13 is updated.
  private let new = [
    TestRow(id: 15), TestRow(id: 16), TestRow(id: 10), TestRow(id: 20, content: 5),
    TestRow(id: 12), TestRow(id: 13, content: 200), TestRow(id: 14),
  ]

  private let bytes: [UInt8] = [
    0x54, 0x44, 0x4C, 1, 0,  // TDL, version 1, no digest
    7, 7,  // 7 rows to 7 rows
    1, 1, 1,  // 1 range of deletes: 1 row at 1
    1, 3, 1,  // 1 range of inserts: 1 row at 3
    1, 0, 2, 10,  // 1 run of moves: 2 rows to 0, 5 from there
    1, 5, 1,  // 1 range of updates: 1 row at 5
    2, 40, 5,  // 2 bytes: the row of id 20
    3, 26, 200, 1,  // 3 bytes: the row of id 13
  ]

  private let json =
    #"{"deletes":[1,1],"inserts":[3,1],"moves":[0,2,5],"newCount":7,"oldCount":7,"#
    + #""rows":[{"content":5,"id":20},{"content":200,"id":13}],"updates":[5,1],"version":1}"#

  @Test func list() throws {
    let patch = old.patch(to: new)
    #expect(patch.bytes() == bytes)
    #expect(try patch.json() == json)
    #expect(try old.applying(ListPatch(bytes: bytes)) == new)
    #expect(try old.applying(ListPatch<TestRow>(json: json)) == new)
  }

  @Test func listWithADigest() throws {
    let patch = old.patch(to: new, base: ListFingerprint(of: old))
    let digest: [UInt8] = [0xCA, 0xDE, 0x23, 0x58, 0xDB, 0x3F, 0x5B, 0x65]
    let bytes = self.bytes[..<4] + [1] + digest + self.bytes[5...]
    #expect(patch.bytes() == Array(bytes))
    let json = #"{"baseDigest":"655b3fdb5823deca","# + self.json.dropFirst()
    #expect(try patch.json() == json)
    #expect(try ListPatch(bytes: Array(bytes)) == patch)
    #expect(try ListPatch<TestRow>(json: json) == patch)
  }

  @Test func sections() throws {
    let old = [TitledSection](reading: "A: 1 2 | B: 3 | C: 4")
    let new = [TitledSection](reading: "D': 5 2 | A: 1 | C'': 4.1")
    let bytes: [UInt8] = [
      0x54, 0x44, 0x53, 1, 0,  // TDS, version 1, no digest
      3, 3,  // 3 sections to 3 sections
      1, 1, 1,  // delete section 1
      1, 0, 1,  // insert section 0
      0,  // no moves
      1, 2, 1,  // new section 2 has a new header
      2, 1, 1, 2, 1, 1,  // the row counts, old and new
      0, 0,  // no deletes and inserts but those with their sections
      1, 1, 1, 0,  // 1 run of moves: 1 row to 1, 0 from there
      1, 3, 1,  // 1 range of updates: 1 row at 3
      2, 6, 1, 2, 4, 2,  // sections D and C
      2, 10, 0, 2, 8, 1,  // rows 5 and 4
    ]
    let json =
      #"{"moves":[1,1,0],"newRowCounts":[2,1,1],"oldRowCounts":[2,1,1],"#
      + #""rows":[{"content":0,"id":5},{"content":1,"id":4}],"#
      + #""sectionChanges":{"deletes":[1,1],"inserts":[0,1],"newCount":3,"oldCount":3,"#
      + #""updates":[2,1]},"sections":[{"id":3,"rows":[],"title":1},"#
      + #"{"id":2,"rows":[],"title":2}],"updates":[3,1],"version":1}"#
    let patch = old.sectionedPatch(to: new)
    #expect(patch.bytes() == bytes)
    #expect(try patch.json() == json)
    #expect(try old.applying(SectionedPatch(bytes: bytes)) == new)
    #expect(try old.applying(SectionedPatch<TitledSection>(json: json)) == new)
  }

  @Test func emptyPatch() throws {
    let patch = old.patch(to: old)
    #expect(patch.bytes() == [0x54, 0x44, 0x4C, 1, 0, 7, 7, 0, 0, 0, 0])
    #expect(try patch.json() == #"{"newCount":7,"oldCount":7,"version":1}"#)
    #expect(try old.applying(ListPatch(bytes: patch.bytes())) == old)
  }

  /// Values of rows: bytes as documented, read as they were written.
  @Test func values() throws {
    let diff = try ListDiff(oldCount: 0, newCount: 1, inserts: [0])
    let bytes = try ListPatch(diff, rows: [0]).encoded { _, writer in
      writer.write(-1)
      writer.write(300 as UInt16)
      writer.write(Int64.min)
      writer.write(true)
      writer.write(1.5)
      writer.write("\u{E9}")
      writer.write(bytes: [7, 8])
    }
    #expect(
      bytes.dropFirst(14) == [
        1, 0xAC, 2, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1,
        0, 0, 0, 0, 0, 0, 0xF8, 0x3F, 2, 0xC3, 0xA9, 2, 7, 8,
      ])
    let patch = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
      let integers = (
        try reader.read(Int8.self), try reader.read(UInt16.self), try reader.read(Int.self)
      )
      let others = (
        try reader.read(Bool.self), try reader.read(Double.self), try reader.read(String.self)
      )
      let bytes = try reader.readBytes()
      guard integers == (-1, 300, .min), others == (true, 1.5, "\u{E9}"), bytes == [7, 8],
        reader.remainingCount == 0
      else { throw reader.invalid("other values") }
      return 0
    }
    #expect(patch.rows == [0])
  }

  /// Rows of more than 127 bytes take a longer count.
  @Test(arguments: [0, 126, 127, 128, 16_383, 16_384, 100_000]) func longRows(_ length: Int) throws
  {
    let old: [String] = []
    let new = [String(repeating: "a", count: length), "b"]
    let patch = ListPatch(genericDiff(from: old, to: new, id: \.self), rowsFrom: new)
    let bytes = patch.encoded { row, writer in writer.write(row) }
    let back = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
      try reader.read(String.self)
    }
    #expect(back == patch)
  }
}
