// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The kept sections whose headers differ from the new ones.
@usableFromInline
struct SectionDifferences {
  /// The new offsets of sections shown with another identity than the new section, ascending.
  @usableFromInline var misplaced: [Int] = []

  /// The new offsets of sections shown with the same identity and another header, ascending.
  @usableFromInline var changed: [Int] = []

  /// Creates the differences between the sections shown and the sections at their new offsets.
  ///
  /// - Complexity: One comparison of ids and one of headers for each kept section; none if both
  ///   lists share storage and the section does not move.
  @export(implementation)
  init<Section: ListSection>(_ shown: [Section], _ sections: [Section], along map: RowMap) {
    // Buffers, since reading a section from an array retains its rows.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe sections.withUnsafeBufferPointer { sections in
        let isOneStorage = unsafe shown.baseAddress == sections.baseAddress
        for run in map.byNew where run.old >= 0 {
          if isOneStorage, run.old == run.new { continue }
          let old = Int(run.old), new = Int(run.new)
          for step in 0..<Int(run.count) {
            if unsafe !shown[old + step].hasSameID(as: sections[new + step]) {
              misplaced.append(new + step)
            } else if unsafe !sections[new + step].hasSameHeader(as: shown[old + step]) {
              changed.append(new + step)
            }
          }
        }
      }
    }
  }
}
