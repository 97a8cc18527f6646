// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffPatches
import TestSupport
import Testing

/// A patch with digests of contents is refused where a row that it deletes or updates was edited.
@Suite struct PatchContentTests {
  /// 11 is deleted, 20 inserted, 15 moves to the front, 13 is updated, and 14 moves and is updated.
  private let old = [10, 11, 12, 13, 14, 15].rows
  private let new = [
    TestRow(id: 15), TestRow(id: 14, content: 3), TestRow(id: 10), TestRow(id: 20),
    TestRow(id: 12), TestRow(id: 13, content: 9),
  ]

  private var diff: ListDiff { old.tableDiff(to: new) }
  private var patch: ListPatch<TestRow> {
    ListPatch(diff, rowsFrom: new, base: old.fingerprint(diff))
  }

  private func forms() throws -> [ListPatch<TestRow>] {
    [patch, try ListPatch(bytes: patch.bytes()), try ListPatch(json: patch.json())]
  }

  @Test func editedRowsAreRefused() throws {
    for patch in try forms() {
      #expect(patch == self.patch)
      #expect(try old.applying(patch, base: old.fingerprint(patch.diff)) == new)
      #expect(
        Array(try TreeArray(old).applying(patch, base: old.fingerprint(patch.diff))) == new)
      for offset in old.indices {
        var edited = old
        edited[offset].content = 7
        let base = edited.fingerprint(patch.diff)
        if [1, 3, 4].contains(offset) {
          let error = #expect(throws: InvalidPatch.self) { try edited.applying(patch, base: base) }
          #expect(error?.reason == .wrongBase)
          #expect(
            error?.description.hasPrefix(
              "row \(offset) has another content than when the patch was made: its digest is ")
              == true)
          #expect(throws: InvalidPatch.self) { try TreeArray(edited).applying(patch, base: base) }
        } else {
          // The patch leaves this row alone, and so the edit stays.
          #expect(try edited.applying(patch, base: base).contains(edited[offset]))
        }
      }
    }
  }

  @Test func bytesAreAsDocumented() throws {
    var digests: [UInt8] = []
    for offset in [1, 3, 4] {
      var digest = StableHasher()
      digest.append(old[offset].content)
      digests += (0..<8).map { UInt8(truncatingIfNeeded: digest.value >> (8 * $0)) }
    }
    let base = ListFingerprint(count: 6).addingContents(of: old, changedBy: diff, append: content)
    let plain = ListPatch(diff, rowsFrom: new).bytes()
    let bytes = ListPatch(diff, rowsFrom: new, base: base).bytes()
    // Behind the changes, and before the rows: three of one byte for the id and one for the content.
    let rows = plain.suffix(9)
    #expect(bytes == [0x54, 0x44, 0x4C, 1, 2] + plain[5...].dropLast(9) + digests + rows)
    #expect(try old.applying(ListPatch(bytes: bytes), base: base) == new)
  }

  /// Whoever cannot say what the contents are does not apply the patch by accident.
  @Test func contentsMustBeGiven() throws {
    let withoutContents =
      "the patch has digests of the contents of rows, but the list was given without them"
    for base in [nil, ListFingerprint(count: 6), ListFingerprint(of: old)] {
      let digestless = ListPatch(
        diff, rowsFrom: new,
        base: ListFingerprint(count: 6).addingContents(of: old, changedBy: diff, append: content))
      let error = #expect(throws: InvalidPatch.self) { try old.applying(digestless, base: base) }
      #expect(error?.description == withoutContents)
    }
    let error = #expect(throws: InvalidPatch.self) {
      try old.applying(patch, base: ListFingerprint(of: old))
    }
    #expect(error?.description == withoutContents)
    #expect(try old.applying(patch, base: patch.base) == new)
    // A patch without digests of contents does not ask for them.
    #expect(try old.applying(old.patch(to: new), base: patch.base) == new)
  }

  @Test func editedRowsOfSectionsAreRefused() throws {
    let old = [TitledSection](reading: "A: 1 2 3 | B: 4 5 | C: 6 7")
    // B is deleted with 4, and 5 moves to C. 2 is deleted, 7 is updated.
    let new = [TitledSection](reading: "A: 1 3 | C: 5 6 7.1")
    let diff = old.sectionedDiff(to: new)
    let made = SectionedPatch(diff, sectionsFrom: new, base: old.fingerprint(diff))
    for patch in [
      made, try SectionedPatch(bytes: made.bytes()), try SectionedPatch(json: made.json()),
    ] {
      #expect(patch == made)
      #expect(try old.applying(patch, base: old.fingerprint(patch.diff)) == new)
      var refused: [String] = []
      for section in old.indices {
        for row in old[section].rows.indices {
          var edited = old
          edited[section].rows[row].content = 5
          do {
            _ = try edited.applying(patch, base: edited.fingerprint(patch.diff))
          } catch {
            refused.append(String(error.description.prefix { $0 != "h" }))
          }
        }
      }
      #expect(
        refused == [
          "row \(RowPath(section: 0, row: 1)) ", "row \(RowPath(section: 1, row: 0)) ",
          "row \(RowPath(section: 2, row: 1)) ",
        ])
    }
  }

  @Test func fingerprintsAreStored() throws {
    let base = old.fingerprint(diff)
    #expect(try ListFingerprint(json: base.json()) == base)
    #expect(base != ListFingerprint(of: old))
    let stored = #"{"count":6,"digest":7}"#
    #expect(try ListFingerprint(json: stored) == ListFingerprint(count: 6, digest: 7))
  }

  /// As many digests are read as rows are deleted and updated, and nothing is allocated before.
  @Test(
    arguments: [
      (
        [0x54, 0x44, 0x4C, 1, 2, 1, 0, 1, 0, 1, 0, 0, 0, 9, 9],
        "byte 13: 1 digest of contents expected, 2 bytes left"
      ),
      (
        [
          0x54, 0x44, 0x4C, 1, 2, 0xFF, 0xFF, 0xFF, 0xFF, 7, 0, 1, 0, 0xFF, 0xFF, 0xFF, 0xFF, 7, 0,
          0, 0,
        ],
        "byte 21: 2147483647 digests of contents expected, 0 bytes left"
      ),
    ] as [([UInt8], String)])
  func missingDigests(bytes: [UInt8], description: String) {
    let error = #expect(throws: InvalidPatch.self) { try ListPatch(bytes: bytes) }
    #expect(error?.description == description)
  }

  @Test(arguments: [
    (#"["12"]"#, "contentDigests[0]: not 16 hexadecimal digits"),
    ("[]", "contentDigests: the changes need 1, but there are 0"),
  ])
  func wrongDigests(digests: String, description: String) {
    let json =
      #"{"version":1,"oldCount":1,"newCount":0,"deletes":[0,1],"contentDigests":\#(digests)}"#
    let error = #expect(throws: InvalidPatch.self) { try ListPatch<TestRow>(json: json) }
    #expect(error?.description == description)
  }

  /// The digests are of the same rows as the changes, in random lists.
  @Test func randomLists() throws {
    for seed in 0..<UInt64(300) {
      let lists = RandomCase.make(seed: seed, maxCount: 40)
      let diff = lists.old.tableDiff(to: lists.new)
      let patch = ListPatch(diff, rowsFrom: lists.new, base: lists.old.fingerprint(diff))
      let back = try ListPatch(bytes: patch.bytes())
      #expect(back == patch)
      #expect(try ListPatch<TestRow>(json: patch.json()) == patch)
      let touched = Set(diff.deletes + diff.updates.map(\.from))
      for offset in lists.old.indices {
        var edited = lists.old
        edited[offset].content += 100
        let base = edited.fingerprint(back.diff)
        #expect(
          (try? edited.applying(back, base: base)) == nil
            ? touched.contains(offset) : !touched.contains(offset), "seed \(seed)")
      }
    }
  }
}

private func content(_ row: TestRow, _ digest: inout StableHasher) { digest.append(row.content) }

extension [TestRow] {
  /// The fingerprint with the contents of the rows that a diff deletes or updates.
  func fingerprint(_ diff: ListDiff) -> ListFingerprint {
    ListFingerprint(of: self).addingContents(of: self, changedBy: diff, append: content)
  }
}

extension [TitledSection] {
  /// The fingerprint with the contents of the rows that a diff deletes or updates.
  func fingerprint(_ diff: SectionedDiff) -> ListFingerprint {
    ListFingerprint(ofSections: self).addingContents(
      ofSections: self, changedBy: diff, append: content)
  }
}
