// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Files with bytes that were changed at random: whatever is in them is read or refused.
@Suite struct MutatedFilesTests {
  /// How many files are read; the variable is for a longer run.
  private static let rounds =
    ProcessInfo.processInfo.environment["MUTATED_FILES"].flatMap { Int($0) } ?? 10_000

  private static let files: [(InputFormat, String)] = [
    (.text, "one\r\ntwo\n\u{202E}three\n"),
    (.csv, "\u{FEFF}id,n,,\n1,\"a \"\"b\"\"\",\r\n2,-1.5e-3,,x\n\n3,\n"),
    (.csv, "id,n,n\r1,a,\"b\r\"\r2,007,1e400\r"),
    (.tsv, "id\tn\n1\t\"a\n2\tb\"\n3\t5\" c\n"),
    (.json, #" [{"id": 1, "n": [1e400, null]}, {"id": "\ud83d\ude00", "n": {"a.b": "\u00e9\\"}}]"#),
    (.json, #"{"a/b": {"id": 1}, "\u00e9~": {"n": {"a": []}}, "": {}}"#),
    (.jsonl, "{\"id\": 1.0, \"n\": true}\r\n{\"id\": 2, \"n\": {\"id\": {}}}\n"),
  ]

  /// Returns bytes of which some were replaced, removed or inserted.
  private func mutated(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    let signs = Array("\"\\,\t\n\r{}[]:ud8deE+-.0019\u{FEFF}".utf8) + [0, 0x80, 0xC3, 0xFF]
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      let start = Int.random(in: 0...bytes.count, using: &dice)
      let end = min(bytes.count, start + Int.random(in: 0...3, using: &dice))
      let count = Int.random(in: 0...3, using: &dice)
      bytes.replaceSubrange(
        start..<end, with: (0..<count).compactMap { _ in signs.randomElement(using: &dice) })
    }
    return bytes
  }

  private func list(_ bytes: [UInt8], _ format: InputFormat) throws(UsageError) -> InputList {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 8, alignment: 16)
    buffer.copyBytes(from: bytes + [UInt8](repeating: 0, count: 8))
    let id = format == .text ? nil : FieldNames(texts: ["id"])
    let file = try FileSource(FileText(taking: buffer, count: bytes.count), name: "file")
    return try InputList(
      file.text ?? FileText(), InputOptions(id: id, format: format), name: file.name)
  }

  @Test func reading() throws {
    var dice = Dice(seed: 62)
    var rules = ContentRules()
    try rules.addTolerance("0.001")
    var readCount = 0
    for round in 0..<Self.rounds {
      let (format, text) = Self.files[round % Self.files.count]
      let isUTF16 = round / Self.files.count % 4 == 3
      let bytes =
        isUTF16
        ? "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } : Array(text.utf8)
      do throws(UsageError) {
        let (old, new) = (try list(bytes, format), try list(mutated(bytes, &dice), format))
        let columns = ColumnChange(old, new, rules)
        let change = ListChange(
          old, new, format == .text ? ContentRules() : rules, columns: columns)
        let output = BufferedOutput()
        Listing(change, ListingOptions(), ListingOutput(output: output, hasColors: true)).write()
        RecordReport(change).write(to: output)
        output.write(MarkdownReport(change).text + (new.repeatedIDs ?? ""))
        output.write(PatchText(ListChange(old, new)).bytes)
        if format == .json, old.isKeyed == new.isKeyed {
          output.write(JSONPatch(ListChange(old, new)).bytes)
        }
        if new.repeatedIDs == nil, format != .text {
          try FileMerge(base: old, mine: new, theirs: new).rows.write(to: output)
        }
        readCount += 1
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(readCount > Self.rounds / 10)
  }

  /// A patch is read or refused, and applied or not.
  @Test func patches() throws {
    var dice = Dice(seed: 62)
    let (old, new) = ("id,n\n1,a\n2,b\n3,c\n", "id,n\n3,c\n1,\"a\nb\"\n4,d\n")
    let changes = try [
      (old, ShownChange(old, new, .csv, id: "id")),
      (old, ShownChange(old, new, .csv, id: "id", section: "n")),
      (#"{"a":{},"b":{}}"#, ShownChange(#"{"a":{},"b":{}}"#, #"{"b":{"v":1},"c":{}}"#, .json)),
    ]
    let patches = try changes.map { Array(try $0.1.patch().utf8) }
    for round in 0..<Self.rounds / 10 {
      let (old, change) = changes[round % changes.count]
      let patch = patches[round % changes.count]
      let text = String(decoding: mutated(patch, &dice), as: UTF8.self)
      #expect(try !change.appliedPatch(text, to: old).isEmpty)
    }
  }
}
