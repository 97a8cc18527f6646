// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Every case of sections that once failed, from `Fixtures/Regressions/sections`.
@Suite struct SectionedReplayTests {
  @Test(arguments: try PackageFiles.names(in: "Fixtures/Regressions/sections", suffix: ".txt"))
  func stillPasses(name: String) throws {
    let text = try PackageFiles.text(at: "Fixtures/Regressions/sections/\(name)")
    let lists = try #require(Self.lists(in: text), "\(name) does not follow the grammar")
    for lists in [lists, SectionCase(lists.new, lists.old)] {
      for problem in [sectionedProblem(lists), lists.problemOfEntries()] {
        #expect(problem == nil, "\(name)")
      }
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          let problem =
            lists.repeatsRows
            ? sharedPlanProblem(lists, target, preference) : planProblem(lists, target, preference)
          #expect(problem == nil, "\(name)")
        }
      }
    }
  }

  static func lists(in text: String) -> SectionCase? {
    guard let texts = RegressionTests.texts(in: text),
      let old = [TitledSection](parsing: texts.old), let new = [TitledSection](parsing: texts.new)
    else { return nil }
    return SectionCase(old, new)
  }

  @Test func filesOutsideTheGrammarAreRefused() throws {
    let read = try #require(Self.lists(in: "old: A: 1 2 | B'':\nnew:\n# none\n"))
    #expect(read.old == [TitledSection](reading: "A: 1 2 | B'':"))
    #expect(read.old.map(\.title) == [0, 2] && read.old.map(\.rows.count) == [2, 0])
    #expect(read.new.isEmpty)
    for text in [
      "old: A: 1", "old: A: 1\nold: A: 2\nnew:", "old: 1\nnew: A: 1", "old: A 1\nnew:",
      "old: A: x\nnew:", "old: A: 1 |\nnew:", "old: A: B: 1\nnew:", "old: AB: 1\nnew:",
      "old: 'A: 1\nnew:", "",
    ] {
      #expect(Self.lists(in: text) == nil, "\(text)")
    }
  }
}
