// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiff
import TableDiffPatches
import TestSupport

/// A patch of a list of test rows, flat or in sections, in both forms.
protocol TestedPatch: Codable, Equatable {
  associatedtype List: Equatable

  func bytes() -> [UInt8]

  init(bytes: [UInt8]) throws(InvalidPatch)

  /// The list that the patch leads to.
  func applied(to old: List) throws(InvalidPatch) -> List

  /// How many rows the diff is from and to, together.
  var rowCount: Int { get }

  /// What is wrong with the diff by itself; `nil` if nothing is.
  var problemOfDiff: String? { get }

  /// What is wrong with the list that the patch led to; `nil` if nothing is.
  func problem(from old: List, to new: List) -> String?

  /// How many rows there is room for in memory.
  var capacity: Int { get }

  /// A random list, and a patch from it to another, which may check contents.
  static func random(seed: UInt64, maxCount: Int, checksContents: Bool) -> (old: List, patch: Self)
}

extension ListPatch<TestRow>: TestedPatch {
  func bytes() -> [UInt8] { encoded { $0.write(to: &$1) } }

  init(bytes: [UInt8]) throws(InvalidPatch) {
    try self.init(decoding: bytes, row: TestRow.init(reading:))
  }

  func applied(to old: [TestRow]) throws(InvalidPatch) -> [TestRow] {
    try old.applying(self, base: base)
  }

  var capacity: Int { rows.capacity }

  var rowCount: Int { diff.oldCount + diff.newCount }

  var problemOfDiff: String? { diff.problemOfParts }

  func problem(from old: [TestRow], to new: [TestRow]) -> String? {
    var rest = rows[...]
    let replaced = Set(diff.inserts + diff.updates.map(\.to))
    let expected = (AppliedByHand.make(diff).result?.origins ?? []).enumerated().map {
      replaced.contains($0) ? rest.popFirst() : $1.map { old[$0] }
    }
    return expected == new && rest.isEmpty ? nil : "a wrong result"
  }

  static func random(
    seed: UInt64, maxCount: Int, checksContents: Bool
  ) -> (old: [TestRow], patch: ListPatch) {
    let lists = RandomCase.make(seed: seed, maxCount: maxCount)
    let diff = lists.old.tableDiff(to: lists.new)
    let base = checksContents ? lists.old.fingerprint(diff) : nil
    return (lists.old, ListPatch(diff, rowsFrom: lists.new, base: base))
  }
}

extension SectionedPatch<TitledSection>: TestedPatch {
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

  func applied(to old: [TitledSection]) throws(InvalidPatch) -> [TitledSection] {
    try old.applying(self, base: base)
  }

  var capacity: Int { rows.capacity }

  var rowCount: Int { (diff.rowCounts.old + diff.rowCounts.new).reduce(0, +) }

  var problemOfDiff: String? { diff.problemOfParts }

  /// The new sections must be those of the diff, with the patch's rows and headers where they are
  /// new.
  func problem(from old: [TitledSection], to new: [TitledSection]) -> String? {
    if diff.rowCounts.new != new.map(\.rows.count) { return "wrong counts" }
    // As much as is needed for applying from the result itself to give the same.
    if old.applying(diff, sectionsFrom: new) != new { return "a wrong result" }
    var rest = rows[...]
    let changed = Set(diff.inserts + diff.updates.map(\.to))
    let movedTo = Set(diff.moves.map(\.to))
    for section in new.indices {
      let isInserted = diff.sections.inserts.contains(section)
      for (row, value) in new[section].rows.enumerated() {
        let path = RowPath(section: section, row: row)
        let isNew = changed.contains(path) || isInserted && !movedTo.contains(path)
        if isNew, rest.popFirst() != value { return "a wrong row at \(path)" }
      }
    }
    return rest.isEmpty ? nil : "\(rest.count) rows left"
  }

  static func random(
    seed: UInt64, maxCount: Int, checksContents: Bool
  ) -> (old: [TitledSection], patch: SectionedPatch) {
    let lists = SectionCase.random(seed: seed, sectionsUpTo: 5, rowsUpTo: maxCount)
    let diff = lists.old.sectionedDiff(to: lists.new)
    let base = checksContents ? lists.old.fingerprint(diff) : nil
    return (lists.old, SectionedPatch(diff, sectionsFrom: lists.new, base: base))
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
