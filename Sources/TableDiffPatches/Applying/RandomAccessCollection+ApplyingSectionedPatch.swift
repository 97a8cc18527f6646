// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension RandomAccessCollection where Element: ListSection {
  /// Returns the new sections, built from these old sections and a patch.
  ///
  ///     try old.applying(old.sectionedPatch(to: new)) == new  // true
  ///
  /// A surviving section without changes is reused, including its storage.
  /// `ListSection.init(_:rows:)` creates the others: from the patch's section if it is new or has a
  /// new header, or from the old section if only its rows changed.
  ///
  /// - Parameters:
  ///   - patch: A patch from these sections.
  ///   - base: The fingerprint of these sections, evaluated only if the patch has a digest; such a
  ///     patch is rejected without it. To skip the check of ids, pass the patch's own base.
  /// - Returns: The new sections.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if the patch was made for
  ///   other sections.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections in both lists and *n* of rows
  ///   in changed new sections; one allocation for each of those sections.
  @export(implementation)
  public func applying(
    _ patch: SectionedPatch<Element>, base: @autoclosure () -> ListFingerprint? = nil
  ) throws(InvalidPatch) -> [Element] {
    let starts = patch.diff.oldStarts
    guard count == starts.sectionCount else { throw starts.wrongBase(sectionCount: count) }
    for offset in 0..<starts.sectionCount {
      let count = element(at: offset).rows.count
      guard count == starts.rows(of: offset).count else {
        throw starts.wrongBase(rowCount: count, in: offset)
      }
    }
    if patch.base.hasDigest { try patch.base.requireDigests(base(), patch.diff.placeFromOld) }
    return try applyingCounted(patch)
  }

  /// Returns the new sections; the total number of rows has been checked.
  @export(implementation)
  func applyingCounted(_ patch: SectionedPatch<Element>) throws(InvalidPatch) -> [Element] {
    let newStarts = patch.diff.newStarts
    var result: [Element] = []
    result.reserveCapacity(newStarts.sectionCount)
    var sources = SectionSources(patch.diff)
    var (nextSection, nextRow) = (0, 0)
    for offset in 0..<newStarts.sectionCount {
      let count = newStarts.rows(of: offset).count
      let first = sources.next(upTo: count)
      let oldOffset = sources.oldSection(of: offset)
      let oldSection = oldOffset.map { self[index(startIndex, offsetBy: $0)] }
      var section = oldSection
      if oldSection == nil || sources.hasNewHeader(offset) {
        section = patch.sections[nextSection]
        nextSection += 1
        if let oldSection, !oldSection.hasSameID(as: patch.sections[nextSection - 1]) {
          throw InvalidPatch(
            .wrongBase, "the patch has a header for section \(offset), but the list's id differs")
        }
      }
      guard let section else { continue }
      let oldRows = oldSection?.rows
      if let oldRows, oldRows.count == count,
        count == 0 || first?.oldSection == oldOffset && first?.count == count
      {
        result.append(section.with(rows: oldRows))
        continue
      }
      result.append(
        section.with(rows: rows(first, &sources, patch, &nextRow, count: count)))
    }
    return result
  }

  /// Returns the rows of a section, concatenated from pieces.
  @export(implementation)
  func rows(
    _ first: SectionSources.Piece?, _ sources: inout SectionSources,
    _ patch: SectionedPatch<Element>, _ nextRow: inout Int, count: Int
  ) -> Element.Rows {
    var rows = Element.Rows()
    rows.reserveCapacity(count)
    var (next, left) = (first, count)
    while let piece = next {
      if let section = piece.oldSection {
        let oldRows = self[index(startIndex, offsetBy: section)].rows
        SectionStarts.requireSameCount(
          oldRows.count, patch.diff.oldStarts.rows(of: section).count)
        rows.append(piece.oldRow..<piece.oldRow + piece.count, of: oldRows)
      } else {
        rows.append(contentsOf: patch.rows[nextRow..<nextRow + piece.count])
        nextRow += piece.count
      }
      left -= piece.count
      next = sources.next(upTo: left)
    }
    return rows
  }
}

extension SectionStarts {
  @usableFromInline
  func wrongBase(sectionCount count: Int) -> InvalidPatch {
    InvalidPatch(
      .wrongBase,
      "the patch starts from \(ListDiff.counted(sectionCount, "section")), but the list has \(count)"
    )
  }

  @usableFromInline
  func wrongBase(rowCount count: Int, in section: Int) -> InvalidPatch {
    InvalidPatch(
      .wrongBase,
      "the patch starts from \(ListDiff.counted(rows(of: section).count, "row")) in section "
        + "\(section), but the list has \(count)")
  }
}
