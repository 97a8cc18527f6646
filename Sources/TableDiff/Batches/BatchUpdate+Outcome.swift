// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// The state after a batch, told as runs of rows of the old and of the new list; it holds no
  /// rows.
  ///
  ///     let old = ["a", "b"], new = ["b", "c"]
  ///     let batch = ListDiff(from: old, to: new, id: \.self).batchUpdate(inSection: 0)
  ///     batch.result?.rows(old: old, new: new)  // ["b", "c"]
  ///
  /// The old and the new list are those of the whole change, whichever stage of it the batch is:
  /// after the last stage all rows are rows of the new list, after an earlier one some may be rows
  /// of the old list still.
  public struct Outcome: Sendable, Hashable {
    /// The sections that the batch says something about, in ascending order.
    public let sections: [SectionRows]

    package init(sections: [SectionRows]) {
      self.sections = sections
    }

    /// Builds the rows after the batch, where it leads to one section.
    ///
    /// - Parameters:
    ///   - old: The section's rows in the old list.
    ///   - new: The section's rows in the new list.
    /// - Precondition: `sections` holds one section, and `new` as many rows as the batch leads to.
    /// - Complexity: O(*n*), where *n* is the number of rows; O(1) where they are all of `new`.
    @inlinable
    public func rows<Row>(old: [Row], new: [Row]) -> [Row] {
      require(
        sections.count == 1, "The batch leads to \(sections.count) sections, not to one.")
      let runs = sections[0].runs
      if runs.count == 1, runs[0].origin == .new, runs[0].rows.lowerBound == 0 {
        require(
          runs[0].rows.count == new.count,
          "The batch leads to \(runs[0].rows.count) rows, the new list has \(new.count).")
        return new
      }
      return runs.flatMap { $0.origin == .old ? old[$0.rows] : new[$0.rows] }
    }
  }
}

extension BatchUpdate.Outcome {
  /// Which snapshot something is taken from.
  public struct Origin: Sendable, Hashable {
    private let isNew: Bool

    /// The list before the whole change.
    public static let old = Origin(isNew: false)

    /// The list after the whole change.
    public static let new = Origin(isNew: true)
  }

  /// A section after the batch.
  public struct SectionRows: Sendable, Hashable {
    /// The section's offset after the batch.
    public let section: Int

    /// Its rows, in order.
    public let runs: [RowRun]

    package init(section: Int, runs: [RowRun]) {
      self.section = section
      self.runs = runs
    }
  }

  /// Neighbouring rows of one section of the old or the new list.
  public struct RowRun: Sendable, Hashable {
    /// The list that the rows are taken from.
    public let origin: Origin

    /// The section's offset in that list.
    public let section: Int

    /// The offsets of the rows in that section.
    public let rows: Range<Int>

    package init(origin: Origin, section: Int, rows: Range<Int>) {
      self.origin = origin
      self.section = section
      self.rows = rows
    }
  }
}
