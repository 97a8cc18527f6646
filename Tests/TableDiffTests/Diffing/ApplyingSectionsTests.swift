// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What `applying` promises of sections beyond the round trip that every other test makes.
@Suite struct ApplyingSectionsTests {
  private static let lists = SectionCase(
    "A: 1...3 | B: 4 5 | C: 6", "B: 4 5 | A': 1...3 | C: 6 2.1")

  @Test func untouchedSectionsKeepTheirStorage() {
    let old = [TitledSection](reading: "A: 1...3 | B: 4 5 | C: 6")
    let new = [TitledSection](reading: "B: 4 5 | A': 1...3 | C: 6 7")
    let result = old.applying(old.sectionedDiff(to: new), sectionsFrom: new)
    #expect(result == new)
    #expect(Self.address(result[0]) == Self.address(old[1]))
    // A new header, and the old rows.
    #expect(Self.address(result[1]) == Self.address(old[0]))
  }

  private static func address(_ section: TitledSection) -> UnsafePointer<TestRow>? {
    section.rows.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test func sectionsThatCameInAreTakenAsTheyAre() {
    let old = [TitledSection](reading: "A: 1")
    let new = [TitledSection](reading: "B: 2 3 | C: | D: 4 1")
    let result = old.applying(old.sectionedDiff(to: new), sectionsFrom: new)
    #expect(result == new)
    #expect(Self.address(result[0]) == Self.address(new[0]))
  }

  @Test func otherCollections() {
    let (old, new) = (Self.lists.old, Self.lists.new)
    let diff = old.sectionedDiff(to: new)
    #expect(LinkedRows(old).applying(diff, sectionsFrom: new) == new)
    #expect(old[...].applying(diff, sectionsFrom: LinkedRows(new)) == new)
  }
}
