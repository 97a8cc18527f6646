// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// The state after a batch, told in sections and rows of the old and of the new list; it holds no
  /// rows.
  ///
  ///     for batch in old.sectionedDiff(to: new).batchUpdates(for: .collectionView) {
  ///       collectionView.performBatchUpdates {
  ///         sections = batch.result?.sections(old: old, new: new) ?? new
  ///         // ... the operations of the batch
  ///       }
  ///     }
  ///
  /// The old and the new list are those of the whole change, whichever stage of it the batch is.
  /// The last stage leads to the new list itself. After an earlier one the rows and headers of
  /// sections that live on are still those of the old list, also where their content changes: they
  /// are refreshed when the last stage is done. A section that comes in does so with its new
  /// header.
  public struct Outcome: Sendable, Hashable {
    @usableFromInline package let form: Form

    @usableFromInline
    package enum Form: Sendable, Hashable {
      /// The new list, which is flat and shown by one section.
      case list(section: Int, count: Int)
      /// The new list itself.
      case new(sectionCount: Int)
      /// A mixture of both lists.
      case middle(Middle)
    }

    /// Where the new list's sections start; `nil` where `form` tells all there is to tell.
    let starts: SectionStarts?

    /// The state after a batch that shows a new flat list in a section.
    init(section: Int, newCount: Int) {
      form = .list(section: section, count: newCount)
      starts = nil
    }

    /// The new list itself.
    init(_ newStarts: SectionStarts) {
      form = .new(sectionCount: newStarts.sectionCount)
      starts = newStarts
    }

    package init(_ middle: Middle) {
      form = .middle(middle)
      starts = nil
    }
  }
}

extension BatchUpdate.Outcome {
  /// The sections that the batch says something about, in ascending order.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*s* + *r*), where *s* is the number of sections and *r* that of runs of rows.
  public var sections: [SectionRows] {
    switch form {
    case .list(let section, let count):
      return [SectionRows(section: section, origin: .new, source: section, rowCount: count)]
    case .new(let sectionCount):
      return (0..<sectionCount).map { section in
        SectionRows(
          section: section, origin: .new, source: section,
          rowCount: starts?.rows(of: section).count ?? 0)
      }
    case .middle(let middle):
      return middle.sections
    }
  }

  /// Builds the rows after a batch of a flat list, or of a list that is one section.
  ///
  ///     let old = ["a", "b"], new = ["b", "c"]
  ///     let batch = ListDiff(from: old, to: new, id: \.self).batchUpdate(inSection: 0)
  ///     batch.result?.rows(old: old, new: new)  // ["b", "c"]
  ///
  /// - Parameters:
  ///   - old: The section's rows in the old list.
  ///   - new: The section's rows in the new list.
  /// - Precondition: The batch leads to one section, and `new` has as many rows as it leads to.
  /// - Complexity: O(1)
  @inlinable
  public func rows<Row>(old: [Row], new: [Row]) -> [Row] {
    let count = rowCountOfOnlySection
    require(
      count == new.count,
      "The batch leads to \(ListDiff.counted(count, "row")), the new list has \(new.count).")
    return new
  }

  @usableFromInline
  var rowCountOfOnlySection: Int {
    if case .list(_, let count) = form { return count }
    let count = starts?.sectionCount ?? sections.count
    guard let starts, count == 1 else {
      fatalError("The batch leads to \(count) sections, not to one: ask for its sections.")
    }
    return starts.rowCount
  }

  /// Builds the sections after the batch.
  ///
  ///     let old = [RowSection(id: "fruit", rows: [apple])]
  ///     let new = [RowSection(id: "nuts", rows: [apple])]
  ///     let stages = old.sectionedDiff(to: new)
  ///       .batchUpdates(for: .collectionView, preferring: .lossless)
  ///     stages.map { $0.result?.sections(old: old, new: new) }
  ///     // fruit [apple], nuts []; fruit [], nuts [apple]; nuts [apple]
  ///
  /// - Parameters:
  ///   - old: The sections before the whole change.
  ///   - new: The sections after the whole change.
  /// - Precondition: They have as many sections as the lists that the batch was planned for, and
  ///   those of which only some rows are taken as many rows.
  /// - Complexity: O(1) after the last stage. Otherwise O(*s* + *n*), where *s* is the number of
  ///   sections and *n* that of rows in sections of which not all rows are taken: all others share
  ///   their storage with the lists.
  @inlinable
  public func sections<Section: ListSection>(old: [Section], new: [Section]) -> [Section] {
    switch form {
    case .new(let count):
      require(
        count == new.count,
        "The batch leads to \(ListDiff.counted(count, "section")), the new list has \(new.count).")
      return new
    case .middle(let middle):
      return middle.sections(old: old, new: new)
    case .list(let section, _):
      fatalError("The batch leads to the rows of section \(section): ask for its rows.")
    }
  }
}
