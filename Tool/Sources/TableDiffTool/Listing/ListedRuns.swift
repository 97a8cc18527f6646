// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A diff as what a reader meets from top to bottom: at each place first the rows that were there,
/// then those that are there.
struct ListedRuns {
  /// Rows that leave the old list at a place, or come to the new one; `other` is their flat offset
  /// on the other side if they move.
  private struct Change {
    let range: Range<Int>
    let other: Int?

    init(_ range: Range<Int>, other: Int? = nil) { (self.range, self.other) = (range, other) }

    /// Creates the part of a change that lies between two offsets.
    ///
    /// It is empty and at the end if there is none. A change may reach over several sections.
    init(_ changes: [Change], _ index: Int, from start: Int, to end: Int) {
      let change = index < changes.count ? changes[index] : Change(end..<end)
      let part = change.range.clamped(to: start..<end)
      range = part
      other = change.other.map { $0 + part.lowerBound - change.range.lowerBound }
    }
  }

  private let departures: [Change]
  private let arrivals: [Change]
  private let updates: [Range<Int>]

  init(_ changes: ChangedRuns) {
    let moved = changes.moved
    departures = Self.merged(
      changes.deleted, moved.map { Change($0.old, other: $0.new.lowerBound) })
    arrivals = Self.merged(changes.inserted, moved.map { Change($0.new, other: $0.old.lowerBound) })
    updates = changes.updated
  }

  /// Returns the rows without a pair and the moved ones in ascending order.
  private static func merged(_ single: [Range<Int>], _ moved: [Change]) -> [Change] {
    (single.map { Change($0) } + moved).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the runs of a part of both lists, such as a section.
  ///
  /// - Parameters:
  ///   - old: Flat offsets, empty if the section is inserted.
  ///   - new: Flat offsets, empty if the section is deleted.
  func runs(_ old: Range<Int>, _ new: Range<Int>) -> [RowRun] {
    var runs: [RowRun] = []
    var (i, j) = (old.lowerBound, new.lowerBound)
    var departure = departures.partitionIndex { $0.range.upperBound > old.lowerBound }
    var arrival = arrivals.partitionIndex { $0.range.upperBound > new.lowerBound }
    var update = updates.partitionIndex { $0.upperBound > new.lowerBound }
    while i < old.upperBound || j < new.upperBound {
      let leaving = Change(departures, departure, from: i, to: old.upperBound)
      let coming = Change(arrivals, arrival, from: j, to: new.upperBound)
      if !leaving.range.isEmpty, leaving.range.lowerBound == i {
        let kind: RowRun.Kind = leaving.other == nil ? .deleted : .leaves
        let count = leaving.range.count
        runs.append(RowRun(kind: kind, old: i, new: leaving.other ?? -1, count: count))
        i = leaving.range.upperBound
        departure += 1
      } else if !coming.range.isEmpty, coming.range.lowerBound == j {
        let kind: RowRun.Kind = coming.other == nil ? .inserted : .arrives
        let run = RowRun(kind: kind, old: coming.other ?? -1, new: j, count: coming.range.count)
        appendNew(run, &update, to: &runs)
        j = coming.range.upperBound
        arrival += 1
      } else {
        let (oldLeft, newLeft) = (leaving.range.lowerBound - i, coming.range.lowerBound - j)
        if new.isEmpty {
          runs.append(RowRun(kind: .deleted, old: i, new: -1, count: oldLeft))
          i += oldLeft
        } else if old.isEmpty {
          runs.append(RowRun(kind: .inserted, old: -1, new: j, count: newLeft))
          j += newLeft
        } else {
          let count = min(oldLeft, newLeft)
          appendNew(RowRun(kind: .stays, old: i, new: j, count: count), &update, to: &runs)
          (i, j) = (i + count, j + count)
        }
      }
    }
    return runs
  }

  /// Appends a run, split where updated rows begin and end.
  private func appendNew(_ run: RowRun, _ update: inout Int, to runs: inout [RowRun]) {
    let end = run.new + run.count
    var start = run.new
    let shift = run.old - run.new
    while start < end {
      while update < updates.count, updates[update].upperBound <= start { update += 1 }
      let next = update < updates.count ? updates[update] : end..<end
      let isUpdated = next.lowerBound <= start
      let stop = min(end, isUpdated ? next.upperBound : next.lowerBound)
      let kind: RowRun.Kind =
        switch run.kind {
        case .stays where isUpdated: .updated
        case .arrives where isUpdated: .arrivesUpdated
        default: run.kind
        }
      runs.append(
        RowRun(
          kind: kind, old: run.kind == .inserted ? -1 : start + shift, new: start,
          count: stop - start))
      start = stop
    }
  }
}

extension Array {
  /// Returns the index of the first element for which a condition holds that holds for all after it.
  fileprivate func partitionIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
