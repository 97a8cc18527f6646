// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// The labels of a source, beside an array of its rows, each with the label that it has.
@Suite(.timeLimit(.minutes(120))) struct SourceLabelsTests {
  private struct Row {
    let id: Int
    var label: UInt64
    var isIncluded = false
  }

  /// Labels, and the rows that they should be of.
  private struct Model {
    private(set) var labels: SourceLabels
    private(set) var rows: [Row]
    private var nextID: Int

    init(count: Int) {
      labels = SourceLabels(count: count)
      rows = (0..<count).map { [labels] in Row(id: $0, label: labels.label(at: $0)) }
      nextID = count
    }

    mutating func toggle(_ offset: Int) {
      rows[offset].isIncluded.toggle()
      labels.include(rows[offset].isIncluded, at: offset)
    }

    mutating func includeAll() {
      for offset in rows.indices { rows[offset].isIncluded = true }
      labels.includeAll()
    }

    mutating func renumber() {
      let ids = rows.map(\.id).rows
      _ = finished { () throws(_Stopped) in
        try labels.renumber(by: ids.tableDiff(to: ids), nil)
      }
      for offset in rows.indices { rows[offset].label = labels.label(at: offset) }
    }

    /// Carries out edits of ids, in which negative ones stand for new rows, and compares what is said to
    /// have changed; returns what is wrong.
    mutating func apply(_ edit: (inout [Int]) -> Void) -> String? {
      let old = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, ($0, $1)) })
      var ids = rows.map(\.id)
      edit(&ids)
      for offset in ids.indices where ids[offset] < 0 {
        ids[offset] = nextID
        nextID += 1
      }
      let diff = rows.map(\.id).rows.tableDiff(to: ids.rows)
      let changes = finished { () throws(_Stopped) in try labels.apply(diff, nil) }
      var isNamed = Set<Int>()
      for change in changes {
        if let from = change.old {
          if change.oldLabel != rows[from].label { return "the old label of \(from)" }
          if change.wasIncluded != rows[from].isIncluded { return "inclusion of \(from)" }
        }
        guard let to = change.new else { continue }
        if !isNamed.insert(to).inserted { return "\(to) is named twice" }
        if change.newLabel != labels.label(at: to) { return "the new label of \(to)" }
        if change.old != old[ids[to]]?.0 { return "the origin of \(to)" }
      }
      let gone = Set(changes.filter { $0.new == nil }.compactMap(\.old))
      if gone != Set(diff.deletes) { return "deleted rows" }
      var new: [Row] = []
      for (offset, id) in ids.enumerated() {
        let isIncluded = old[id]?.1.isIncluded ?? false
        let row = Row(id: id, label: labels.label(at: offset), isIncluded: isIncluded)
        if !isNamed.contains(offset), row.label != old[id]?.1.label {
          return "\(offset) has another label, and is not named"
        }
        new.append(row)
      }
      rows = new
      return nil
    }

    /// What is wrong with the labels; `nil` if nothing is.
    func problem(_ random: inout SeededRandom) -> String? {
      if labels.count != rows.count { return "count \(labels.count), not \(rows.count)" }
      for (offset, row) in rows.enumerated() {
        let label = labels.label(at: offset)
        if label != row.label { return "label at \(offset)" }
        if offset > 0, label <= rows[offset - 1].label { return "labels descend at \(offset)" }
        if labels.offset(of: label) != offset { return "offset of \(label)" }
        if labels.isIncluded(at: offset) != row.isIncluded { return "inclusion of \(offset)" }
        let isTaken = offset + 1 < rows.count && rows[offset + 1].label == label + 1
        if !isTaken, labels.offset(of: label + 1) != nil { return "a label of no row" }
      }
      for label in [0, .max, random.next()] where labels.offset(of: label) != nil {
        if !rows.contains(where: { $0.label == label }) { return "a label of no row" }
      }
      return nil
    }
  }

  /// An edit of ids.
  private func edit(_ random: inout SeededRandom, _ ids: inout [Int], hot: Int?, block: Int) {
    let at = min(ids.count, hot ?? random.below(ids.count + 1))
    switch random.below(ids.isEmpty ? 2 : 6) {
    case 0: ids.insert(-1, at: at)
    case 1: ids.insert(contentsOf: (0..<1 + random.below(block)).map { -1 - $0 }, at: at)
    case 2: ids.remove(at: random.below(ids.count))
    case 3:
      let start = random.below(ids.count)
      ids.removeSubrange(start..<min(ids.count, start + 1 + random.below(block)))
    case 4: ids.insert(ids.remove(at: random.below(ids.count)), at: random.below(ids.count))
    default:
      let start = random.below(ids.count)
      let range = start..<min(ids.count, start + 1 + random.below(block))
      let rows = ids[range]
      ids.removeSubrange(range)
      ids.insert(contentsOf: rows, at: random.below(ids.count + 1))
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 300, usual: 12, debug: 2)))
  func randomEdits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = Model(count: [0, 1, 64, 65, 300, 700][random.below(6)])
    let hot = random.chance(50) ? [0, 1, 30][random.below(3)] : nil
    let block = [1, 3, 100][random.below(3)]
    var kept: Model?
    for step in 0..<Sizes.pick(exhaustive: 400, usual: 60) {
      let count = 1 + random.below(4)
      let problem = model.apply { ids in
        for _ in 0..<count { edit(&random, &ids, hot: hot, block: block) }
      }
      for _ in 0..<4 where !model.rows.isEmpty { model.toggle(random.below(model.rows.count)) }
      if random.chance(2) { model.includeAll() }
      if model.labels.isFragmented || random.chance(2) { model.renumber() }
      if step == 20 { kept = model }
      if let problem = problem ?? model.problem(&random) {
        Issue.record("\(problem), seed \(seed), step \(step)")
        return
      }
    }
    // Copies share chunks, and none changes with another one.
    #expect(kept?.problem(&random) == nil)
  }

  /// So many insertions at one place that labels run out, and are spread anew over ever more rows.
  @Test(arguments: [0, 1, 2, 50]) func labelsRunOut(spot: Int) {
    var random = SeededRandom(seed: 1)
    var model = Model(count: 60)
    model.includeAll()
    for step in 0..<Sizes.pick(exhaustive: 4_000, usual: 300) {
      // Before and behind the last one in turn, which halves the room each time.
      let offset = spot == 2 ? 10 + step / 2 : spot
      let problem = model.apply { $0.insert(-1, at: offset) } ?? model.problem(&random)
      if let problem {
        Issue.record("\(problem), step \(step)")
        return
      }
    }
  }

  /// Blocks that are longer than a chunk, and gaps that are too narrow for them.
  @Test func longBlocks() {
    var random = SeededRandom(seed: 2)
    var model = Model(count: 1_000)
    for toggled in stride(from: 0, to: 1_000, by: 3) { model.toggle(toggled) }
    let block = (0..<Sizes.pick(exhaustive: 10_000, usual: 5_000)).map { -1 - $0 }
    for offset in [500, 501, 0] {
      let problem = model.apply { $0.insert(contentsOf: block, at: offset) }
      #expect(problem ?? model.problem(&random) == nil)
    }
    // Single rows within one gap leave no room for a block there.
    for step in 0..<Sizes.pick(exhaustive: 400, usual: 36) {
      _ = model.apply { $0.insert(-1, at: 12_000 + step / 2) }
    }
    let problem = model.apply { $0.insert(contentsOf: block, at: 12_018) }
    #expect(problem ?? model.problem(&random) == nil)
    #expect(model.apply { $0 = $0.filter { $0 % 2 == 0 } } ?? model.problem(&random) == nil)
    #expect(model.labels.isFragmented)
    model.renumber()
    #expect(!model.labels.isFragmented && model.problem(&random) == nil)
    #expect(model.labels.runCount <= model.rows.count / 64 + 2)
    #expect(model.apply { $0.removeAll() } ?? model.problem(&random) == nil)
    #expect(model.labels.count == 0 && model.labels.runCount == 0)
    #expect(model.apply { $0 = [-1, -2, -3] } ?? model.problem(&random) == nil)
  }

  @Test func emptyLabels() {
    let labels = SourceLabels(count: 0)
    #expect(labels.count == 0 && labels.offset(of: 1 << 62) == nil && labels.runCount == 0)
  }
}
