// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Traps unless the parts of the diff fit together.
    ///
    /// Seen as a diff of flat lists they do, no row of a deleted or inserted section is told of by
    /// itself, and rows stay in their sections.
    package func _checkInvariants() {
      precondition(
        sections.oldCount == oldStarts.sectionCount && sections.newCount == newStarts.sectionCount,
        "\(sections) of \(oldStarts.sectionCount) and \(newStarts.sectionCount) sections")
      let alignment = SectionAlignment(sections, oldStarts: oldStarts)
      let deletedSections = Set(sections.deletes)
      for path in deletes {
        precondition(!deletedSections.contains(path.section), "\(path) went with its section")
      }
      for path in inserts {
        precondition(alignment.oldSection(of: path.section) != nil, "\(path) came with its section")
      }
      // It checks its own invariants.
      let rows = aligned(by: alignment)
      let finder = SectionFinder(alignment.starts)
      for run in RowOrigins(rows) where !run.isMoved {
        guard let old = run.old else { continue }
        for (step, new) in run.new.enumerated() {
          let place = finder.section(of: old + step)
          let path = newStarts.path(of: new)
          precondition(
            alignment.oldSection(of: path.section) == alignment.oldSection(at: place),
            "The row at \(path) stays and is in another section")
        }
      }
    }
  #else
    @inline(__always)
    package func _checkInvariants() {}
  #endif
}
