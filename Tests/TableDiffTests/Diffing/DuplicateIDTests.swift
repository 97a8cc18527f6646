// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// `duplicateIDs`, by both of its forms.
@Suite struct DuplicateIDTests {
  @Test func uniqueIDsHaveNone() {
    #expect([1, 2, 3].rows.duplicateIDs().isEmpty)
    #expect([TestRow]().duplicateIDs().isEmpty)
    #expect(["a", "b"].duplicateIDs(id: \.self).isEmpty)
  }

  @Test func repeatsComeInTheOrderOfTheirFirstOccurrences() {
    let duplicates = [5, 7, 3, 7, 5, 7, 1].rows.duplicateIDs()
    #expect(duplicates.map(\.id) == [5, 7])
    #expect(duplicates.map(\.positions) == [[0, 4], [1, 3, 5]])
  }

  @Test func offsetsCountFromZeroInAnyList() {
    let rows = [9, 9, 4, 8, 4].rows
    #expect(rows[2...].duplicateIDs().map(\.positions) == [[0, 2]])
    #expect(LinkedRows(rows).duplicateIDs().map(\.positions) == [[0, 1], [2, 4]])
  }

  @Test func agreesWithANaiveSearch() {
    forEachWord(over: 3, upTo: 5) { ids in
      let expected = Set(ids).filter { id in ids.filter { $0 == id }.count > 1 }
        .map { id in ids.indices.filter { ids[$0] == id } }.sorted { $0[0] < $1[0] }
      let duplicates = ids.duplicateIDs(id: { $0 })
      #expect(duplicates.map(\.positions) == expected)
      #expect(duplicates.map(\.id) == expected.map { ids[$0[0]] })
    }
  }

  @Test func valuesOfTheSameRepeatsAreEqual() {
    #expect(["a", "a"].duplicateIDs(id: \.self) == ["a", "a"].duplicateIDs(id: { $0 }))
    let texts = ["K", "\u{212A}"]
    #expect(texts.duplicateIDs(id: \.self).map(\.positions) == [[0, 1]])
  }

  /// Ids that make their hash themselves may keep its bits anywhere.
  @Test(arguments: [0, 22, 32, 48]) func hashesThatDifferInFewBits(shift: Int) {
    struct ShiftedID: Hashable {
      final class Comparisons { var count = 0 }

      let value: Int
      let shift: Int
      let comparisons: Comparisons

      static func == (left: ShiftedID, right: ShiftedID) -> Bool {
        left.comparisons.count += 1
        return left.value == right.value
      }

      func hash(into hasher: inout Hasher) { hasher.combine(value) }

      /// Swift asks for `hashValue` here.
      func _rawHashValue(seed: Int) -> Int { value << shift }
    }
    let comparisons = ShiftedID.Comparisons()
    let ids = (0..<4_000).map { ShiftedID(value: $0, shift: shift, comparisons: comparisons) }
    #expect((ids + ids).duplicateIDs(id: { $0 }).count == ids.count)
    // Each id once, and a few whose hashes agree by chance.
    #expect(comparisons.count < 2 * ids.count, "\(comparisons.count) comparisons")
  }
}
