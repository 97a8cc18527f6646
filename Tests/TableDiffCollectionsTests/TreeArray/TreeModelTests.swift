// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Random programs of all operations, on a tree array and on an array; old versions are kept, and are
/// checked again when many edits have followed.
@Suite(.timeLimit(.minutes(120))) struct TreeModelTests {
  /// The bounds of the number of elements: below a leaf, some leaves, two levels of branches or three.
  private static let limits = [2, 40, 400, 2_500]

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 60, usual: 2, debug: 1))

  @Test(arguments: seeds, limits) func programs(seed: UInt64, limit: Int) {
    runProgram(of: Int.self, seed: seed, limit: limit)
    runProgram(of: UInt8.self, seed: 1_000 + seed, limit: limit)
    runProgram(of: TextElement.self, seed: 2_000 + seed, limit: limit)
    runProgram(of: WideRow.self, seed: 4_000 + seed, limit: limit)
    runProgram(of: EmptyElement.self, seed: 5_000 + seed, limit: limit)
    runProgram(of: AlignedElement.self, seed: 6_000 + seed, limit: limit)
  }

  private func runProgram<Element: TreeElement>(of _: Element.Type, seed: UInt64, limit: Int) {
    trace("\(Element.self) \(seed) \(limit)")
    var model = TreeModel<Element>(seed: seed, limit: limit)
    var random = SeededRandom(seed: ~seed)
    var kept: [TreeModel<Element>.Version] = []
    for step in 0..<Sizes.pick(exhaustive: 1_000, usual: 160, debug: 40) {
      let edit = model.chooseEdit(of: TreeEdit.allCases)
      if let problem = model.perform(edit) ?? model.problem() ?? problemOfReading(model, &random) {
        Issue.record("\(problem) after \(edit), step \(step)")
        return
      }
      if random.chance(15) { kept.append(model.version) }
      if kept.count > 6 {
        let version = kept.remove(at: random.below(kept.count))
        if let problem = version.problem() {
          Issue.record("\(problem) in an old version after \(edit), step \(step)")
          return
        }
        if random.chance(30) { model.restore(version) }
      }
    }
    #expect(kept.compactMap { $0.problem() }.isEmpty)
  }

  /// What is wrong with single reads, and with the comparison with another version.
  private func problemOfReading<Element>(
    _ model: TreeModel<Element>, _ random: inout SeededRandom
  ) -> String? {
    let (tree, array) = (model.version.tree, model.version.array)
    if array.isEmpty { return tree.isEmpty ? nil : "not empty" }
    for offset in [0, array.count - 1, random.below(array.count), random.below(array.count)]
    where tree[offset] != array[offset] {
      return "another element read at \(offset)"
    }
    let start = random.below(array.count)
    let range = start..<min(array.count, start + random.below(200))
    var read: [Element] = []
    tree.withChunks(in: range) { read += $0 }
    return read == Array(array[range]) ? nil : "other elements read in \(range)"
  }
}
