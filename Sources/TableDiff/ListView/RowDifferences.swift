// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where kept cells, left as they are, would show something else than the new rows.
@usableFromInline
struct RowDifferences {
  /// New offsets where the row shown has another identity than the new one; ascending.
  @usableFromInline var misplaced: [Int] = []

  /// New offsets where the identity is the same and the content is not; ascending.
  @usableFromInline var changed: [Int] = []

  /// Compares the rows that cells show with the rows at the places they are carried to.
  ///
  /// - Complexity: one comparison of ids and one of contents for each kept row; none where both
  ///   lists are one storage and the rows do not move in it.
  @inlinable
  init<Row: Identifiable & Equatable>(_ shown: [Row], _ rows: [Row], along map: RowMap) {
    // Buffers, since a bounds check and a uniqueness check a row would take longer than the
    // comparison.
    unsafe shown.withUnsafeBufferPointer { shown in
      unsafe rows.withUnsafeBufferPointer { rows in
        let isOneStorage = unsafe shown.baseAddress == rows.baseAddress
        for run in map.byNew where run.old >= 0 {
          if isOneStorage, run.old == run.new { continue }
          let old = Int(run.old), new = Int(run.new)
          for step in 0..<Int(run.count) {
            if unsafe shown[old + step].id != rows[new + step].id {
              misplaced.append(new + step)
            } else if unsafe shown[old + step] != rows[new + step] {
              changed.append(new + step)
            }
          }
        }
      }
    }
  }
}
