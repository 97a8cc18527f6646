// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

extension ListDiff {
  /// Why the parts do not fit together, in which case the diff cannot be carried out, or are not in
  /// canonical form; `nil` if nothing is wrong.
  package var problemOfParts: String? {
    do throws(InvalidDiff) {
      let rebuilt = try ListDiff(
        oldCount: oldCount, newCount: newCount, deletes: deletes, inserts: inserts, moves: moves,
        updates: updates)
      return rebuilt == self ? nil : "not in canonical form"
    } catch {
      return "\(error)"
    }
  }
}

extension SectionedDiff {
  /// The numbers of rows of the old sections, and of the new ones.
  package var rowCounts: (old: [Int], new: [Int]) {
    (
      (0..<oldStarts.sectionCount).map { oldStarts.rows(of: $0).count },
      (0..<newStarts.sectionCount).map { newStarts.rows(of: $0).count }
    )
  }

  /// The same of sections and their rows.
  package var problemOfParts: String? {
    if let problem = sections.problemOfParts { return problem }
    do throws(InvalidDiff) {
      let rebuilt = try SectionedDiff(
        sections: sections, oldRowCounts: rowCounts.old, newRowCounts: rowCounts.new,
        deletes: deletes, inserts: inserts, moves: moves, updates: updates)
      return rebuilt == self ? nil : "not in canonical form"
    } catch {
      return "\(error)"
    }
  }
}
