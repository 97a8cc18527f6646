// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import TestSupport

/// Both forms of patches of test rows.
extension ListPatch<TestRow> {
  func bytes() -> [UInt8] { encoded { $0.write(to: &$1) } }

  init(bytes: [UInt8]) throws(InvalidPatch) {
    try self.init(decoding: bytes, row: TestRow.init(reading:))
  }
}

extension SectionedPatch<TitledSection> {
  func bytes() -> [UInt8] {
    encoded { section, writer in
      writer.write(section.id)
      writer.write(UInt(section.title))
    } row: {
      $0.write(to: &$1)
    }
  }

  init(bytes: [UInt8]) throws(InvalidPatch) {
    try self.init(
      decoding: bytes, section: TitledSection.init(reading:), row: TestRow.init(reading:))
  }
}

extension TestRow {
  func write(to writer: inout PatchWriter) {
    writer.write(id)
    writer.write(UInt8(content))
  }

  init(reading reader: inout PatchReader) throws(InvalidPatch) {
    let id = try reader.read(Int.self)
    self.init(id: id, content: Int(try reader.read(UInt8.self)))
  }
}

extension TitledSection {
  init(reading reader: inout PatchReader) throws(InvalidPatch) {
    let id = try reader.read(Int.self)
    self.init(id: id, title: Int(try reader.read(UInt16.self)), rows: [])
  }
}

extension Encodable {
  /// The value as JSON, always the same.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Decodable {
  init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
}
