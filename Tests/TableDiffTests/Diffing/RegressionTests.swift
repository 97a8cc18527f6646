// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Every case that once failed, from `Fixtures/Regressions`.
@Suite struct RegressionTests {
  @Test(arguments: try PackageFiles.names(in: "Fixtures/Regressions", suffix: ".txt"))
  func stillPasses(name: String) throws {
    let text = try PackageFiles.text(at: "Fixtures/Regressions/\(name)")
    let lists = try #require(Self.lists(in: text), "\(name) does not follow the grammar")
    expectContract(lists)
    for problem in [lists.problemOfEntries(), lists.problemOfSeeds()] {
      #expect(problem == nil, "\(name)")
    }
    for style in ListDiff.MoveStyle.everyStyle {
      #expect(listViewProblem(lists, style) == nil, "\(name) in \(style)")
    }
    expectContract(ListCase(old: lists.new, new: lists.old))
  }

  /// The two lists of a file: lines `old:` and `new:`, each once, and comments from `#` on.
  static func texts(in text: String) -> (old: Substring, new: Substring)? {
    var lists: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, ["old", "new"].contains(parts[0]) else { return nil }
      if lists.updateValue(parts[1], forKey: parts[0]) != nil { return nil }
    }
    guard let old = lists["old"], let new = lists["new"] else { return nil }
    return (old, new)
  }

  static func lists(in text: String) -> ListCase? {
    guard let texts = texts(in: text), let old = ListCase.rows(in: texts.old),
      let new = ListCase.rows(in: texts.new)
    else { return nil }
    return ListCase(old: old, new: new)
  }

  @Test func filesOutsideTheGrammarAreRefused() {
    #expect(Self.lists(in: "old: 1 2\nnew:\n# none\n") == ListCase(old: "1 2", new: ""))
    for text in ["old: 1", "old: 1\nold: 2\nnew: 3", "old: 1\nnew: x", "1 2 3", ""] {
      #expect(Self.lists(in: text) == nil, "\(text)")
    }
  }
}
