// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The labels that rows take which stay when a source is renumbered.
@usableFromInline
struct LabelTranslation {
  private let old: SourceLabels
  private let new: SourceLabels

  /// For each old row that stays its new offset.
  private var newOffsets: ContiguousArray<Int32>

  @usableFromInline
  init(from old: SourceLabels, to new: SourceLabels, _ diff: ListDiff) {
    (self.old, self.new) = (old, new)
    newOffsets = ContiguousArray(repeating: -1, count: old.count)
    diff.forEachStayingRun { old, new, count in
      for index in 0..<count {
        newOffsets[old + index] = Int32(truncatingIfNeeded: new + index)
      }
    }
  }

  /// Returns the new label of a row; `nil` if the row does not stay.
  @usableFromInline
  func newLabel(of label: UInt64) -> UInt64? {
    guard let offset = old.offset(of: label), newOffsets[offset] >= 0 else { return nil }
    return new.label(at: Int(newOffsets[offset]))
  }
}
