// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListFingerprint {
  /// Returns this fingerprint with a digest of the content of each row that a diff deletes or
  /// updates.
  ///
  /// A patch with this base is rejected if one of these rows was changed meanwhile, instead of
  /// overwriting the change. The creator of the patch and its recipient must append the same content:
  ///
  ///     func fingerprint(of rows: [Fruit], _ diff: ListDiff) -> ListFingerprint {
  ///       ListFingerprint(of: rows).addingContents(of: rows, changedBy: diff) { fruit, digest in
  ///         digest.append(fruit.name)
  ///       }
  ///     }
  ///     let diff = old.tableDiff(to: new)
  ///     let patch = ListPatch(diff, rowsFrom: new, base: fingerprint(of: old, diff))
  ///     try old.applying(patch, base: fingerprint(of: old, patch.diff)) == new  // true
  ///
  /// In the binary form of a patch, each digest takes eight bytes.
  ///
  /// - Parameters:
  ///   - rows: The old list, or the list that a patch is to be applied to.
  ///   - diff: The changes of the patch.
  ///   - append: Appends a row's content to a digest.
  /// - Returns: The fingerprint. It has no contents if the number of rows is not the old count of
  ///   the diff, because the patch is then rejected anyway.
  /// - Complexity: O(*k*), where *k* is the number of deleted and updated rows.
  @export(implementation)
  public func addingContents<Row>(
    of rows: some RandomAccessCollection<Row>, changedBy diff: ListDiff,
    append: (_ row: Row, _ digest: inout StableHasher) -> Void
  ) -> ListFingerprint {
    if rows.count != diff.oldCount { return self }
    var changed: [Row] = []
    rows.appendElements(at: diff.offsetsFromOld, to: &changed)
    return addingContents(of: changed, append: append)
  }

  /// Returns this fingerprint with a digest of the content of each row that a diff of sections
  /// deletes, alone or with its section, or updates.
  ///
  /// - Parameters:
  ///   - sections: The old sections, or the sections that a patch is to be applied to.
  ///   - diff: The changes of the patch.
  ///   - append: Appends a row's content to a digest.
  /// - Returns: The fingerprint. It has no contents if the counts of sections and rows are not the
  ///   old counts of the diff, because the patch is then rejected anyway.
  /// - Complexity: O(*k* + *s*), where *k* is the number of deleted and updated rows and *s* of
  ///   sections.
  @export(implementation)
  public func addingContents<Section: ListSection>(
    ofSections sections: some RandomAccessCollection<Section>, changedBy diff: SectionedDiff,
    append: (_ row: Section.Row, _ digest: inout StableHasher) -> Void
  ) -> ListFingerprint {
    if !sections.map({ $0.rows.count }).elementsEqual(diff.oldStarts.counts) { return self }
    var changed: [Section.Row] = []
    sections.appendRows(at: diff.offsetsFromOld, diff.oldStarts, to: &changed)
    return addingContents(of: changed, append: append)
  }

  @export(implementation)
  func addingContents<Row>(
    of changed: [Row], append: (_ row: Row, _ digest: inout StableHasher) -> Void
  ) -> ListFingerprint {
    let contents = changed.map { row in
      var digest = StableHasher()
      append(row, &digest)
      return digest.value
    }
    return ListFingerprint(count: count, digest: digest, contents: contents)
  }
}

extension ListDiff {
  /// The old offsets of the deleted and updated rows, whose contents a diff replaces.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs of changed rows.
  @usableFromInline
  package var offsetsFromOld: OffsetRanges { inverse.offsetsFromNew }

  /// Returns the place of one of these rows for error messages.
  @usableFromInline
  func placeFromOld(_ index: Int) -> String { "row \(offsetsFromOld.offsets[index])" }
}

extension SectionedDiff {
  /// The old flat offsets of the deleted and updated rows, including those deleted with their
  /// section.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of changed rows and *s* of sections.
  @usableFromInline
  package var offsetsFromOld: OffsetRanges { inverse.offsetsFromNew }

  /// Returns the place of one of these rows for error messages.
  @usableFromInline
  func placeFromOld(_ index: Int) -> String {
    "row \(oldStarts.path(of: offsetsFromOld.offsets[index]))"
  }
}
