// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffPatches
import TestSupport
import Testing

/// A patch is applied to the list that it was made for, and to no other.
@Suite struct ApplyingPatchTests {
  private let old = [3, 1, 4, 5].rows
  private let new = [1, 4, 2, 3].rows

  @Test func countTellsLists() {
    let patch = old.patch(to: new)
    let error = #expect(throws: InvalidPatch.self) { try [1].rows.applying(patch) }
    #expect(error?.reason == .wrongBase)
    #expect(error?.byteOffset == nil)
    #expect(error?.description == "the patch starts from 4 rows, but the list has 1")
  }

  @Test func digestTellsLists() throws {
    let patch = old.patch(to: new, base: ListFingerprint(of: old))
    #expect(try old.applying(patch, base: ListFingerprint(of: old)) == new)
    let other = [3, 1, 5, 4].rows
    let error = #expect(throws: InvalidPatch.self) {
      try other.applying(patch, base: ListFingerprint(of: other))
    }
    #expect(error?.reason == .wrongBase)
    #expect(
      error?.description
        == "the list has other ids than the one that the patch was made for, or the same in another "
        + "order: their digest is \(hex(other)) instead of \(hex(old))")
    #expect(other == [3, 1, 5, 4].rows)
    let short = [3, 1].rows
    #expect(throws: InvalidPatch.self) {
      try short.applying(patch, base: ListFingerprint(of: short))
    }
  }

  /// Ids are read only if the patch has a digest and the number of rows is right.
  @Test func fingerprintIsMadeOnlyIfNeeded() throws {
    var made = 0
    func fingerprint(of rows: [TestRow]) -> ListFingerprint {
      made += 1
      return ListFingerprint(of: rows)
    }
    let patch = old.patch(to: new), checked = old.patch(to: new, base: ListFingerprint(of: old))
    #expect(try old.applying(patch, base: fingerprint(of: old)) == new)
    #expect(throws: InvalidPatch.self) {
      try [1].rows.applying(checked, base: fingerprint(of: [1].rows))
    }
    #expect(made == 0)
    #expect(try old.applying(checked, base: fingerprint(of: old)) == new)
    let tree = try TreeArray(old).applying(checked, base: fingerprint(of: old))
    #expect(Array(tree) == new)
    #expect(made == 2)
  }

  /// The digest, as it stands behind `4 rows, digest `.
  private func hex(_ rows: [TestRow]) -> String {
    String("\(ListFingerprint(of: rows))".dropFirst("4 rows, digest ".count))
  }

  @Test func digestByClosure() throws {
    func fingerprint(_ rows: [[Int]]) -> ListFingerprint {
      ListFingerprint(of: rows) { row, digest in digest.append(row[0]) }
    }
    let old = [[3, 0], [1, 0]], new = [[3, 1], [1, 0]]
    let diff = genericDiff(from: old, to: new) { $0[0] }
    let patch = ListPatch(diff, rowsFrom: new, base: fingerprint(old))
    #expect(try old.applying(patch, base: fingerprint(old)) == new)
    #expect(try old.applying(patch, base: patch.base) == new)
    let error = #expect(throws: InvalidPatch.self) { try old.applying(patch) }
    #expect(error?.description.hasSuffix("pass its fingerprint as base") == true)
    #expect(throws: InvalidPatch.self) { try old.applying(patch, base: fingerprint([[1], [3]])) }
    #expect(throws: InvalidPatch.self) { try old.applying(patch, base: ListFingerprint(count: 3)) }
  }

  @Test func bothFormsCarryTheDigest() throws {
    let patch = old.patch(to: new, base: ListFingerprint(of: old))
    #expect(try ListPatch(bytes: patch.bytes()).base == patch.base)
    #expect(try ListPatch<TestRow>(json: patch.json()).base == patch.base)
    let small = ListFingerprint(count: 4, digest: 7)
    let padded = old.patch(to: new, base: small)
    #expect(try ListPatch<TestRow>(json: padded.json()).base == small)
  }

  @Test func countsTellSections() {
    let old = [TitledSection](reading: "A: 1 2 | B: 3")
    let patch = old.sectionedPatch(to: [TitledSection](reading: "A: 1 | B: 3 2"))
    let longer = #expect(throws: InvalidPatch.self) {
      try [TitledSection](reading: "A: 1 2 | B: 3 | C:").applying(patch)
    }
    #expect(longer?.description == "the patch starts from 2 sections, but the list has 3")
    let other = #expect(throws: InvalidPatch.self) {
      try [TitledSection](reading: "A: 1 | B: 2 3").applying(patch)
    }
    #expect(
      other?.description == "the patch starts from 2 rows in section 0, but the list has 1")
  }

  @Test func digestTellsSections() throws {
    let old = [TitledSection](reading: "A: 1 2 | B: 3")
    let new = [TitledSection](reading: "A: 1 | B': 3 2")
    let patch = old.sectionedPatch(to: new, base: ListFingerprint(ofSections: old))
    let base = ListFingerprint(ofSections: old)
    #expect(try old.applying(patch, base: base) == new)
    #expect(try old.applying(SectionedPatch(bytes: patch.bytes()), base: base) == new)
    let other = [TitledSection](reading: "A: 1 2 | C: 3")
    let error = #expect(throws: InvalidPatch.self) {
      try other.applying(patch, base: ListFingerprint(ofSections: other))
    }
    #expect(error?.reason == .wrongBase)
    // Without a digest, the id of the section with a new header tells.
    let header = #expect(throws: InvalidPatch.self) {
      try other.applying(old.sectionedPatch(to: new))
    }
    #expect(
      header?.description == "the patch has a header for section 1, but the list's id differs")
  }

  /// Rows and sections that are not arrays.
  @Test func otherCollections() throws {
    let chunks = ([9].rows + old)[1...]
    #expect(try chunks.applying(chunks.patch(to: new)) == new)
    #expect(try old.applying(old.patch(to: new.reversed())) == new.reversed())
  }

  /// An id that does not equal itself says nothing about whether a section is another one.
  @Test func sectionsWhoseIDsAreNotNumbers() throws {
    let old = [
      RowSection(id: Double.nan, header: 0, rows: [1, 2, 3].rows),
      RowSection(id: 1, header: 0, rows: [4].rows),
    ]
    let new = [
      RowSection(id: 1, header: 0, rows: [4, 5].rows),
      RowSection(id: Double.nan, header: 1, rows: [3, 1, 4].rows),
    ]
    for (old, new) in [(old, new), (new, old)] {
      let diff = genericSectionedDiff(from: old, to: new)
      let patched = try old.applying(SectionedPatch(diff, sectionsFrom: new))
      #expect(patched.map(\.rows) == new.map(\.rows))
    }
  }
}
