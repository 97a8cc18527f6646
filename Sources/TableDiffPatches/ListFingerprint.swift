// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The number of rows of a list and, optionally, a digest of their ids in order, to recognize the
/// list that a patch was made for.
///
///     ListFingerprint(of: fruits)  // 3 rows, digest 8799e152e5c0cdfa
///
/// Equal lists have equal fingerprints in every process and on every platform. Lists with different
/// ids have equal digests with a probability of 1 in 2^64. Contents are ignored. To reject a patch
/// that would overwrite a changed row, use ``addingContents(of:changedBy:append:)``.
public struct ListFingerprint: Sendable, Hashable {
  /// The number of rows; for sections, the rows of all sections.
  public let count: Int

  /// The digest of the ids, if there is one.
  public let digest: UInt64?

  /// The digests of the contents of the rows that a diff deletes or updates, in the order of the
  /// old list; `nil` unless ``addingContents(of:changedBy:append:)`` has added them.
  public let contents: [UInt64]?

  /// Creates a fingerprint from its parts, for example from storage.
  ///
  ///     let stored = ListFingerprint(of: fruits)
  ///     ListFingerprint(count: 3, digest: stored.digest) == stored  // true
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - digest: The digest of the ids; `nil` to compare only the number of rows.
  ///   - contents: The digests of the contents of the rows that a diff deletes or updates.
  @export(implementation)
  public init(count: Int, digest: UInt64? = nil, contents: [UInt64]? = nil) {
    self.count = count
    self.digest = digest
    self.contents = contents
  }

  /// Creates the fingerprint of a list of rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public init<Row: Identifiable>(of rows: some Collection<Row>) where Row.ID: StablyHashable {
    self.init(of: rows) { row, digest in row.id.digest(into: &digest) }
  }

  /// Creates the fingerprint of a list of rows whose ids are digested by a closure.
  ///
  ///     ListFingerprint(of: articles) { article, digest in
  ///       digest.append(article.key)
  ///       digest.append(article.version)
  ///     }
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - append: Appends a row's id to a digest.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(always)
  public init<Row>(
    of rows: some Collection<Row>, append: (_ row: Row, _ digest: inout StableHasher) -> Void
  ) {
    var digest = StableHasher()
    let isDone: Void? = rows.withContiguousStorageIfAvailable { rows in
      for index in rows.indices { append(rows[index], &digest) }
    }
    let count = rows.count
    if isDone == nil {
      var counter = ElementCounter(count)
      for row in rows {
        counter.next()
        append(row, &digest)
      }
    }
    self.init(count: count, digest: digest.value)
  }

  /// Creates the fingerprint of a list of sections from their ids, row counts and row ids.
  ///
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* of rows.
  @export(implementation)
  public init<Section: ListSection>(ofSections sections: some Collection<Section>)
  where Section.ID: StablyHashable, Section.Row: Identifiable, Section.Row.ID: StablyHashable {
    self.init(ofSections: sections) { section, digest in
      section.id.digest(into: &digest)
    } row: { row, digest in
      row.id.digest(into: &digest)
    }
  }

  /// Creates the fingerprint of a list of sections whose ids are digested by closures.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - section: Appends a section's id to a digest.
  ///   - row: Appends a row's id to a digest.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* of rows.
  @export(implementation)
  @inline(always)
  public init<Section: ListSection>(
    ofSections sections: some Collection<Section>,
    section: (_ section: Section, _ digest: inout StableHasher) -> Void,
    row: (_ row: Section.Row, _ digest: inout StableHasher) -> Void
  ) {
    var digest = StableHasher()
    var count = 0
    var sectionCounter = ElementCounter(sections.count)
    for each in sections {
      sectionCounter.next()
      let rows = each.rows
      var rowCounter = ElementCounter(rows.count)
      section(each, &digest)
      digest.append(rowCounter.count)
      for each in rows {
        rowCounter.next()
        row(each, &digest)
      }
      count += rowCounter.count
    }
    self.init(count: count, digest: digest.value)
  }
}

extension ListFingerprint: CustomStringConvertible {
  /// The fingerprint, such as `3 rows, digest 8799e152e5c0cdfa`.
  public var description: String {
    let rows = ListDiff.counted(count, "row")
    return digest.map { "\(rows), digest \(Self.hex($0))" } ?? rows
  }

  /// Returns a digest as 16 hexadecimal digits.
  static func hex(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

#if !hasFeature(Embedded)
  extension ListFingerprint: Codable {}
#endif
