// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Traps unless the parts of the diff fit together, section by section, and are stored in
    /// canonical form.
    package func _checkInvariants() {
      do {
        let frame = try DiffFrame(
          sections, oldRowCounts: oldStarts.counts, newRowCounts: newStarts.counts)
        let parts = try DiffParts(
          frame, deletes: deletes, inserts: inserts, moves: moves, updates: updates)
        precondition(
          parts.deleted == deleted && parts.inserted == inserted && parts.moved == moved
            && parts.updated == updated, "\(self) is not stored in order")
      } catch {
        preconditionFailure("\(error)")
      }
      // The aligned diff checks its own invariants.
      _ = aligned(by: SectionAlignment(sections, oldStarts: oldStarts))
    }

  #else
    @inline(__always)
    package func _checkInvariants() {}
  #endif
}

#if TABLEDIFF_INTERNAL_CHECKS
  extension SectionStarts {
    /// The number of rows in each section.
    fileprivate var counts: [Int] { (0..<sectionCount).map { rows(of: $0).count } }
  }
#endif
