// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The new labels of staying rows when a source is renumbered.
@usableFromInline
struct LabelTranslation {
  private let old: SourceLabels
  private let new: SourceLabels

  /// The new offset of each old row that stays.
  private let newOffsets: ContiguousArray<Int32>

  @usableFromInline
  init(
    from old: SourceLabels, to new: SourceLabels, _ diff: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) {
    (self.old, self.new) = (old, new)
    var newOffsets = ContiguousArray<Int32>(repeating: -1, count: old.count)
    for run in diff.runs {
      guard run.kind == .stays, let olds = run.old, let news = run.new else { continue }
      // A row takes little more than a nanosecond.
      try stop?.check(after: 1 + olds.count / 8)
      for (old, new) in zip(olds, news) { newOffsets[old] = Int32(truncatingIfNeeded: new) }
    }
    self.newOffsets = newOffsets
  }

  /// Returns the new label of a row; `nil` if the row does not stay.
  @usableFromInline
  func newLabel(of label: UInt64) -> UInt64? {
    guard let offset = old.offset(of: label), newOffsets[offset] >= 0 else { return nil }
    return new.label(at: Int(newOffsets[offset]))
  }

  /// Returns an order of staying rows with their new labels.
  @usableFromInline
  func order(of order: LabelOrder, _ stop: _StopPoll?) throws(_Stopped) -> LabelOrder {
    var builder = TreeBuilder<UInt64>()
    try order.withChunks { chunk throws(_Stopped) in
      for label in chunk {
        if let newLabel = newLabel(of: label) { builder.append(newLabel) }
      }
      try stop?.check(after: chunk.count * 2)
    }
    return LabelOrder(builder)
  }
}
