// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A diff of sections with the rows and headers that changed, to send to a recipient that has the
/// old sections.
///
///     let patch = old.sectionedPatch(to: new)
///     try old.applying(patch) == new  // true
///
/// It corresponds to the ``ListPatch`` of a list without sections.
public struct SectionedPatch<Section: ListSection> {
  /// The changes.
  public let diff: SectionedDiff

  /// The inserted sections and those with a new header, without rows, in the order of the new list.
  public let sections: [Section]

  /// The inserted and updated rows, including those of inserted sections, in the order of the new
  /// list.
  public let rows: [Section.Row]

  /// The fingerprint of the list that the patch applies to.
  ///
  /// Without a digest, the patch applies to any list with the same numbers of sections and rows.
  public let base: ListFingerprint

  /// Creates a patch from a diff and sections and rows whose numbers have been checked.
  @usableFromInline
  init(
    _ diff: SectionedDiff, countedSections sections: [Section], countedRows rows: [Section.Row],
    digest: UInt64?, contents: [UInt64]? = nil
  ) {
    self.diff = diff
    self.sections = sections
    self.rows = rows
    base = ListFingerprint(
      count: diff.oldStarts.rowCount, digest: digest, contents: contents)
  }

  /// Creates the patch from old sections to new ones.
  ///
  /// - Parameters:
  ///   - diff: A diff from the old sections to `new`.
  ///   - new: The new sections.
  ///   - base: The fingerprint of the old sections, to reject lists with other ids.
  /// - Precondition: The counts of sections and rows in `new` are the new counts of the diff, and
  ///   the count of `base` is its old number of rows.
  /// - Complexity: O(*k* + *s*), where *k* is the number of inserted and updated rows and *s* of
  ///   sections.
  @export(implementation)
  public init(
    _ diff: SectionedDiff, sectionsFrom new: some RandomAccessCollection<Section>,
    base: ListFingerprint? = nil
  ) {
    diff.newStarts.requireCounts(new.count, "leads to") { section in
      new.element(at: section).rows.count
    }
    if let base {
      require(
        base.count == diff.oldStarts.rowCount,
        "The diff starts from \(ListDiff.counted(diff.oldStarts.rowCount, "row")), but the fingerprint is of \(base.count)."
      )
      if base.contents != nil { base.requireContents(ofRows: diff.offsetsFromOld.count) }
    }
    var sections: [Section] = []
    for run in diff.sections.offsetsFromNew.runs {
      for offset in run.range {
        sections.append(new.element(at: offset).with(rows: Section.Rows()))
      }
    }
    var rows: [Section.Row] = []
    new.appendRows(at: diff.offsetsFromNew, diff.newStarts, to: &rows)
    self.init(
      diff, countedSections: sections, countedRows: rows, digest: base?.digest,
      contents: base?.contents)
  }

  /// Creates a patch from parts that were received in another format.
  ///
  /// - Parameters:
  ///   - diff: The changes.
  ///   - sections: The inserted sections and those with a new header, without rows, in the order of
  ///     the new list.
  ///   - rows: The inserted and updated rows, in the order of the new list.
  ///   - baseDigest: The digest of the old list's ids, if known.
  /// - Throws: ``InvalidPatch`` if the numbers of sections and rows are not those that the diff
  ///   needs, or a section has rows.
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of changed rows and *s* of sections.
  public init(
    _ diff: SectionedDiff, sections: [Section], rows: [Section.Row], baseDigest: UInt64? = nil
  ) throws(InvalidPatch) {
    let counts = (diff.sections.offsetsFromNew.count, diff.offsetsFromNew.count)
    if (sections.count, rows.count) != counts {
      throw InvalidPatch(
        .malformed,
        "the diff needs \(ListDiff.counted(counts.0, "section")) and "
          + "\(ListDiff.counted(counts.1, "row")), but there are \(sections.count) and \(rows.count)"
      )
    }
    for (index, section) in sections.enumerated() where !section.rows.isEmpty {
      throw InvalidPatch(
        .malformed, "section \(index) has \(ListDiff.counted(section.rows.count, "row"))")
    }
    self.init(diff, countedSections: sections, countedRows: rows, digest: baseDigest)
  }
}

extension SectionedPatch: Equatable where Section: Equatable, Section.Row: Equatable {}
extension SectionedPatch: Sendable where Section: Sendable, Section.Row: Sendable {}

extension SectionedPatch: CustomStringConvertible {
  /// The description of the diff.
  public var description: String { "\(diff)" }
}
