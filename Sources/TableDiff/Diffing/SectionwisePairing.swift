// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changes of rows if each surviving section is compared as a flat list, and then the rows left
/// over across sections.
///
/// This is how options other than the defaults are handled: the diff of a section is then, by
/// construction, that of a flat list with these options. All rows have flat offsets.
@usableFromInline
struct SectionwiseChanges {
  private let oldStarts: SectionStarts
  private let newStarts: SectionStarts
  private var unpairedOld: OffsetSet
  private var unpairedNew: OffsetSet
  private var movedRuns: ContiguousArray<OffsetPairs.Run> = []
  private var updatedRuns: ContiguousArray<OffsetPairs.Run> = []

  @usableFromInline
  init(oldStarts: SectionStarts, newStarts: SectionStarts) {
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    unpairedOld = OffsetSet(bound: oldStarts.rowCount)
    unpairedNew = OffsetSet(bound: newStarts.rowCount)
  }

  /// Appends the diff of the rows of a surviving section.
  @usableFromInline
  mutating func add(_ diff: ListDiff, oldSection: Int, newSection: Int) {
    let (old, new) = (oldStarts[oldSection], newStarts[newSection])
    for run in diff.deleted.runs {
      unpairedOld.insert(run.range.lowerBound + old..<run.range.upperBound + old)
    }
    for run in diff.inserted.runs {
      unpairedNew.insert(run.range.lowerBound + new..<run.range.upperBound + new)
    }
    for run in diff.moved.runs { movedRuns.append(run.shifted(old, new)) }
    for run in diff.updated.runs { updatedRuns.append(run.shifted(old, new)) }
  }

  /// Returns the offsets of unpaired rows, including those of deleted and inserted sections.
  @usableFromInline
  func leftOver(_ sections: ListDiff) -> (old: OffsetRanges, new: OffsetRanges) {
    var (old, new) = (unpairedOld, unpairedNew)
    for run in sections.deleted.runs {
      old.insert(oldStarts[run.range.lowerBound]..<oldStarts[run.range.upperBound])
    }
    for run in sections.inserted.runs {
      new.insert(newStarts[run.range.lowerBound]..<newStarts[run.range.upperBound])
    }
    return (old.members(), new.members())
  }

  /// Appends the pairs among the rows left over.
  ///
  /// - Parameters:
  ///   - diff: The diff of the rows left over, as flat lists.
  ///   - leftOver: Their offsets.
  @usableFromInline
  mutating func add(across diff: ListDiff, _ leftOver: (old: OffsetRanges, new: OffsetRanges)) {
    let old = leftOver.old.offsets, new = leftOver.new.offsets
    for run in RowOrigins(diff) {
      guard let start = run.old else { continue }
      for (step, ordinal) in run.new.enumerated() {
        let (from, to) = (old[start + step], new[ordinal])
        unpairedOld.remove(from..<from + 1)
        unpairedNew.remove(to..<to + 1)
        movedRuns.append(OffsetPairs.Run(old: from, new: to, count: 1))
      }
    }
    for run in diff.updated.runs {
      for step in 0..<Int(run.count) {
        let from = old[Int(run.old) + step], to = new[Int(run.new) + step]
        updatedRuns.append(OffsetPairs.Run(old: from, new: to, count: 1))
      }
    }
  }

  /// The unpaired old rows of surviving sections, ascending.
  var deleted: OffsetRanges { unpairedOld.members() }

  /// The unpaired new rows of surviving sections, ascending.
  var inserted: OffsetRanges { unpairedNew.members() }

  /// The pairs that do not stay, ascending by the new offset.
  var moved: OffsetPairs { OffsetPairs(sorting: movedRuns) }

  /// The pairs with changed content, ascending by the new offset.
  var updated: OffsetPairs { OffsetPairs(sorting: updatedRuns) }
}

extension OffsetPairs {
  /// Creates pairs from runs that have no new offset in common.
  fileprivate init(sorting runs: ContiguousArray<Run>) {
    self.init()
    for run in runs.sorted(by: { $0.new < $1.new }) { append(run) }
  }
}

extension OffsetPairs.Run {
  /// Returns the run with offsets added.
  fileprivate func shifted(_ old: Int, _ new: Int) -> Self {
    Self(old: Int(self.old) + old, new: Int(self.new) + new, count: Int(count))
  }
}

extension SectionedPairing {
  /// Pairs the rows of each surviving section as a flat list, then those left over across sections.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  /// - Complexity: That of a flat diff of each section, and of one of the rows left over.
  @inlinable
  mutating func pairSectionwise<Section: ListSection, ID: Hashable>(
    _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    var changes = SectionwiseChanges(oldStarts: oldStarts, newStarts: newStarts)
    // Beside the diffs, which poll only where a section has many rows.
    var stopCheck = StopCheck()
    for section in new.indices {
      if stopCheck.stops(after: 1 + newStarts.rows(of: section).count, shouldStop) { return false }
      guard let oldSection = alignment.oldSection(of: section) else { continue }
      let (oldRows, newRows) = (old[oldSection].rows, new[section].rows)
      SectionStarts.requireSameCount(oldRows.count, oldStarts.rows(of: oldSection).count)
      SectionStarts.requireSameCount(newRows.count, newStarts.rows(of: section).count)
      let diff = ListDiff(
        from: oldRows, to: newRows, id: id, contentsEqual: contentsEqual, moves: options.moves,
        algorithm: options.algorithm, hashSeed: options.hashSeed, shouldStop: shouldStop)
      guard let diff else { return false }
      changes.add(diff, oldSection: oldSection, newSection: section)
    }
    let leftOver = changes.leftOver(sections)
    // Without moves no row changes sections.
    if options.moves.kind != .never, !leftOver.old.isEmpty, !leftOver.new.isEmpty {
      let diff = ListDiff(
        from: Self.rows(of: old, at: leftOver.old, oldStarts),
        to: Self.rows(of: new, at: leftOver.new, newStarts), id: id,
        contentsEqual: contentsEqual, moves: .minimal, hashSeed: options.hashSeed,
        shouldStop: shouldStop)
      guard let diff else { return false }
      changes.add(across: diff, leftOver)
    }
    sectionwise = changes
    return true
  }

  /// Returns copies of the rows at flat offsets.
  @inlinable
  @inline(never)
  static func rows<Section: ListSection>(
    of sections: UnsafeBufferPointer<Section>, at offsets: OffsetRanges, _ starts: SectionStarts
  ) -> ContiguousArray<Section.Row> {
    var copies: ContiguousArray<Section.Row> = []
    copies.reserveCapacity(offsets.count)
    var section = 0
    for range in offsets.ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        while starts[section + 1] <= offset { section += 1 }
        let rows = sections[section].rows
        SectionStarts.requireSameCount(rows.count, starts.rows(of: section).count)
        let end = min(range.upperBound, starts[section + 1])
        copies.append(contentsOf: rows.slice(offset - starts[section]..<end - starts[section]))
        offset = end
      }
    }
    return copies
  }
}
