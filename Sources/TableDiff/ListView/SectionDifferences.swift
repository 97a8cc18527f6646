// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where kept sections, left as they are, would show something else than the new ones.
@usableFromInline
struct SectionDifferences {
  /// New offsets where the section shown has another identity than the new one; ascending.
  @usableFromInline var misplaced: [Int] = []

  /// New offsets where the identity is the same and the header is not; ascending.
  @usableFromInline var changed: [Int] = []

  /// Compares the sections shown with the sections at the places they are carried to.
  ///
  /// - Complexity: one comparison of ids and one of headers for each kept section; none where
  ///   both lists are one storage and the section does not move.
  @inlinable
  init<Section: ListSection>(_ shown: [Section], _ sections: [Section], along map: RowMap) {
    // Buffers, since reading a section out of an array counts references to its rows.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe sections.withUnsafeBufferPointer { sections in
        let isOneStorage = unsafe shown.baseAddress == sections.baseAddress
        for run in map.byNew where run.old >= 0 {
          if isOneStorage, run.old == run.new { continue }
          let old = Int(run.old), new = Int(run.new)
          for step in 0..<Int(run.count) {
            if unsafe shown[old + step].id != sections[new + step].id {
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
