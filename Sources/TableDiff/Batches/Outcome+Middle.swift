// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate.Outcome {
  /// A state between the old and the new list, as runs of sections that are taken as they are, and
  /// single ones that are put together of rows.
  @usableFromInline
  package struct Middle: Sendable, Hashable {
    @usableFromInline
    package struct Part: Sendable, Hashable {
      @usableFromInline let origin: Origin

      /// The sections' offsets in that list.
      @usableFromInline var sections: Range<Int>

      /// The indices of the runs of rows; `nil` where the sections have all their rows.
      @usableFromInline let runs: Range<Int>?
    }

    @usableFromInline package private(set) var parts: ContiguousArray<Part> = []
    @usableFromInline package private(set) var rowRuns: ContiguousArray<RowRun> = []

    let oldStarts: SectionStarts
    let newStarts: SectionStarts

    init(oldStarts: SectionStarts, newStarts: SectionStarts) {
      self.oldStarts = oldStarts
      self.newStarts = newStarts
    }

    /// Adds a section with all its rows.
    mutating func append(_ origin: Origin, _ section: Int) {
      let last = parts.endIndex - 1
      if last >= 0, parts[last].origin == origin, parts[last].runs == nil,
        parts[last].sections.upperBound == section
      {
        parts[last].sections = parts[last].sections.lowerBound..<section + 1
      } else {
        parts.append(Part(origin: origin, sections: section..<section + 1, runs: nil))
      }
    }

    /// Adds a section put together of rows.
    mutating func append(_ origin: Origin, _ section: Int, _ runs: some Collection<RowRun>) {
      let start = rowRuns.count
      rowRuns.append(contentsOf: runs)
      parts.append(
        Part(origin: origin, sections: section..<section + 1, runs: start..<rowRuns.count))
    }

    @usableFromInline var oldSectionCount: Int { oldStarts.sectionCount }

    @usableFromInline var newSectionCount: Int { newStarts.sectionCount }

    /// The number of rows that a section should have in one of the lists.
    @usableFromInline
    func rowCount(_ origin: Origin, _ section: Int) -> Int {
      (origin.isNew ? newStarts : oldStarts).rows(of: section).count
    }

    var sections: [SectionRows] {
      var sections: [SectionRows] = []
      for part in parts {
        for source in part.sections {
          guard let runs = part.runs else {
            sections.append(
              SectionRows(
                section: sections.count, origin: part.origin, source: source,
                rowCount: rowCount(part.origin, source)))
            continue
          }
          sections.append(
            SectionRows(
              section: sections.count, origin: part.origin, originSection: source,
              runs: Array(rowRuns[runs])))
        }
      }
      return sections
    }

    @inlinable
    func sections<Section: ListSection>(old: [Section], new: [Section]) -> [Section] {
      require(
        old.count == oldSectionCount,
        "The batch leads away from \(ListDiff.counted(oldSectionCount, "section")), the old list has \(old.count)."
      )
      require(
        new.count == newSectionCount,
        "The batch leads towards \(ListDiff.counted(newSectionCount, "section")), the new list has \(new.count)."
      )
      var sections: [Section] = []
      for part in parts {
        let source = part.origin == .old ? old : new
        guard let runs = part.runs else {
          sections.append(contentsOf: source[part.sections])
          continue
        }
        var rows: [Section.Row] = []
        for run in rowRuns[runs] {
          let all = (run.origin == .old ? old : new)[run.section].rows
          let count = rowCount(run.origin, run.section)
          require(
            all.count == count,
            "Section \(run.section) had \(ListDiff.counted(count, "row")) when the batch was planned, and has "
              + "\(all.count).")
          rows.append(contentsOf: all[run.rows])
        }
        sections.append(source[part.sections.lowerBound].with(rows: rows))
      }
      return sections
    }
  }
}
