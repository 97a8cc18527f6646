// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import TestSupport
import Testing

/// Fingerprints are the same everywhere; the values are those of another implementation of XXH64.
@Suite struct ListFingerprintTests {
  @Test(arguments: [
    (0, 0xEF46_DB37_51D8_E999 as UInt64), (1, 0x34C9_6ACD_CADB_1BBB), (2, 0x5522_E3E9_1134_A8FB),
    (3, 0xD469_5755_13B9_8FDA), (4, 0xD5FE_80BD_05F8_7C8E), (5, 0xC784_922B_2095_3C58),
    (6, 0x51C9_16DF_1EB5_2686), (7, 0xBE6C_1E7D_17D1_BE23), (8, 0x3DA3_D844_BB95_FF8E),
    (9, 0xB73F_7062_7F94_2BEE), (1_000, 0xCFCB_DAC7_74BB_B08D),
  ])
  func integers(_ count: Int, _ digest: UInt64) {
    #expect(ListFingerprint(of: Array(0..<count).rows).digest == digest)
    #expect(ListFingerprint(of: Array(0..<count).rows).count == count)
    // Rows that do not follow each other in memory.
    #expect(ListFingerprint(of: AnyCollection(Array(0..<count).rows)).digest == digest)
  }

  @Test func widthsAndSigns() {
    var digest = StableHasher()
    digest.append(-1 as Int8)
    digest.append(Int.min)
    digest.append(Int64.max)
    #expect(digest.value == 0xFD7B_B82F_9D81_B3A1)
    func value(_ id: some StablyHashable) -> UInt64 {
      var digest = StableHasher()
      id.digest(into: &digest)
      return digest.value
    }
    let five = value(5 as Int)
    #expect(
      [value(5 as Int8), value(5 as Int16), value(5 as Int32), value(5 as Int64)] == [
        five, five, five, five,
      ])
    #expect(
      [value(5 as UInt), value(5 as UInt8), value(5 as UInt16), value(5 as UInt32)] == [
        five, five, five, five,
      ])
    #expect(value(5 as UInt64) == five)
  }

  @Test func strings() {
    var digest = StableHasher()
    for string in ["", "pear", "eightbyt", "nine byte", "\u{E9}"] { digest.append(string) }
    #expect(digest.value == 0x2D30_32CE_0D52_B072)
    var decomposed = StableHasher()
    decomposed.append("e\u{301}")
    var composed = StableHasher()
    composed.append("\u{E9}")
    #expect(decomposed.value != composed.value)
  }

  @Test func sections() {
    let sections = [
      RowSection(id: 1, rows: [10, 11].rows), RowSection(id: 2, rows: [12].rows),
    ]
    let fingerprint = ListFingerprint(ofSections: sections)
    #expect(fingerprint == ListFingerprint(count: 3, digest: 0x0252_21D1_D3BB_F437))
    #expect("\(fingerprint)" == "3 rows, digest 025221d1d3bbf437")
    let regrouped = [
      RowSection(id: 1, rows: [10].rows), RowSection(id: 2, rows: [11, 12].rows),
    ]
    #expect(ListFingerprint(ofSections: regrouped) != fingerprint)
  }

  @Test func everyOrderHasItsOwn() {
    var digests: Set<UInt64> = []
    var count = 0
    forEachArrangement(drawnFrom: 7, lengths: 0...7) { ids in
      count += 1
      if let digest = ListFingerprint(of: ids.rows).digest { digests.insert(digest) }
    }
    #expect(digests.count == count)
  }
}
