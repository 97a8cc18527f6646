// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate.Outcome {
  /// Which snapshot something is taken from.
  public struct Origin: Sendable, Hashable {
    @usableFromInline let isNew: Bool

    /// The list before the whole change.
    public static let old = Origin(isNew: false)

    /// The list after the whole change.
    public static let new = Origin(isNew: true)
  }

  /// A section after the batch.
  public struct SectionRows: Sendable, Hashable {
    /// The section's offset after the batch.
    public let section: Int

    /// The list that all but the rows is taken from: the header and the like.
    public let origin: Origin

    /// The section's offset in that list.
    public let originSection: Int

    /// Its rows, in order.
    public let runs: [RowRun]

    init(section: Int, origin: Origin, originSection: Int, runs: [RowRun]) {
      self.section = section
      self.origin = origin
      self.originSection = originSection
      self.runs = runs
    }

    /// A section with all rows of the section that it is taken from.
    init(section: Int, origin: Origin, source: Int, rowCount: Int) {
      let rows = RowRun(origin: origin, section: source, rows: 0..<rowCount)
      self.init(
        section: section, origin: origin, originSection: source, runs: rowCount == 0 ? [] : [rows])
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
