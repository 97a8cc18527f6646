// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A state between the old and the new list, as runs of whole sections and sections assembled from
/// runs of rows.
///
/// It stores offsets and no rows. Surviving rows and headers come from the old list, since the last
/// stage refreshes them.
@usableFromInline
package struct IntermediateSnapshot: Sendable {
  /// The list that supplies a section or a row.
  @usableFromInline
  package enum Origin: Sendable, Equatable {
    case old, new
  }

  @usableFromInline
  package struct RowRun: Sendable, Equatable {
    @usableFromInline package let origin: Origin

    /// The section's offset in its list.
    @usableFromInline package let section: Int

    /// The offsets of the rows in that section.
    @usableFromInline package let rows: Range<Int>

    package init(origin: Origin, section: Int, rows: Range<Int>) {
      self.origin = origin
      self.section = section
      self.rows = rows
    }
  }

  @usableFromInline
  package struct Part: Sendable {
    @usableFromInline package let origin: Origin

    /// The sections' offsets in their list.
    @usableFromInline package fileprivate(set) var sections: Range<Int>

    /// The indices of the runs of rows; `nil` if the sections have all their rows.
    @usableFromInline package let runs: Range<Int>?
  }

  @usableFromInline package private(set) var parts: ContiguousArray<Part> = []
  @usableFromInline package private(set) var rowRuns: ContiguousArray<RowRun> = []

  private let oldStarts: SectionStarts
  private let newStarts: SectionStarts

  package init(oldStarts: SectionStarts, newStarts: SectionStarts) {
    self.oldStarts = oldStarts
    self.newStarts = newStarts
  }

  /// Appends a section with all its rows.
  package mutating func append(_ origin: Origin, _ section: Int) {
    let last = parts.endIndex - 1
    if last >= 0, parts[last].origin == origin, parts[last].runs == nil,
      parts[last].sections.upperBound == section
    {
      parts[last].sections = parts[last].sections.lowerBound..<section + 1
    } else {
      parts.append(Part(origin: origin, sections: section..<section + 1, runs: nil))
    }
  }

  /// Appends a section assembled from rows.
  package mutating func append(_ origin: Origin, _ section: Int, _ runs: some Collection<RowRun>) {
    let start = rowRuns.count
    rowRuns.append(contentsOf: runs)
    parts.append(Part(origin: origin, sections: section..<section + 1, runs: start..<rowRuns.count))
  }

  /// Traps unless a section has as many rows as during planning.
  @usableFromInline
  func requireCount(_ count: Int, _ origin: Origin, _ section: Int) {
    let planned = (origin == .new ? newStarts : oldStarts).rows(of: section).count
    require(
      count == planned,
      "Section \(section) had \(ListDiff.counted(planned, "row")) when the stages were planned, "
        + "but now has \(count).")
  }

  /// The row counts of the state.
  package var starts: SectionStarts {
    var starts = SectionStarts()
    for part in parts {
      if let runs = part.runs {
        starts.append(count: rowRuns[runs].reduce(0) { $0 + $1.rows.count })
        continue
      }
      let source = part.origin == .new ? newStarts : oldStarts
      for section in part.sections { starts.append(count: source.rows(of: section).count) }
    }
    return starts
  }

  /// Returns the sections of the state.
  ///
  /// - Precondition: Both lists have the counts with which the state was planned.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* the number of rows in
  ///   assembled sections.
  @export(implementation)
  package func sections<Section: ListSection>(old: [Section], new: [Section]) -> [Section] {
    var sections: [Section] = []
    for part in parts {
      let source = part.origin == .old ? old : new
      guard let runs = part.runs else {
        sections.append(contentsOf: source[part.sections])
        continue
      }
      var rows = Section.Rows()
      for run in rowRuns[runs] {
        let all = (run.origin == .old ? old : new)[run.section].rows
        requireCount(all.count, run.origin, run.section)
        rows.append(run.rows, of: all)
      }
      sections.append(source[part.sections.lowerBound].with(rows: rows))
    }
    return sections
  }
}

extension IntermediateSnapshot {
  /// Appends a section with the rows of one list that are not in a set of flat offsets.
  mutating func append(
    _ origin: IntermediateSnapshot.Origin, _ section: Int, _ starts: SectionStarts,
    without missing: OffsetRanges
  ) {
    let rows = starts.rows(of: section)
    let left = OffsetRanges(rows).subtracting(missing)
    if left.count == rows.count {
      append(origin, section)
      return
    }
    append(
      origin, section,
      left.ranges.map {
        RowRun(
          origin: origin, section: section,
          rows: $0.lowerBound - rows.lowerBound..<$0.upperBound - rows.lowerBound)
      })
  }
}
