// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A diff with the inserted and updated rows, to send to a recipient that has the old list.
///
///     let patch = old.patch(to: new)
///     // Elsewhere, or later, with no more than the old list and the patch:
///     try old.applying(patch) == new  // true
///
/// A patch is encodable if its rows are, and has a compact binary form: ``encoded(_:)``. Both forms
/// store ranges of rows, so their size depends on what changed.
///
/// A patch may be untrusted: it is validated when it is decoded, and checked against the list when
/// it is applied. See ``InvalidPatch``.
public struct ListPatch<Row> {
  /// The changes.
  public let diff: ListDiff

  /// The inserted and updated rows, in the order of the new list.
  public let rows: [Row]

  /// The fingerprint of the list that the patch applies to.
  ///
  /// Without a digest, the patch applies to any list with that number of rows.
  public let base: ListFingerprint

  /// Creates a patch from a diff and rows whose number has been checked.
  @usableFromInline
  init(_ diff: ListDiff, reportedRowCounts rows: [Row], digest: UInt64?, contents: [UInt64]? = nil)
  {
    self.diff = diff
    self.rows = rows
    base = ListFingerprint(count: diff.oldCount, digest: digest, contents: contents)
  }

  /// Creates the patch from an old list to a new one.
  ///
  ///     let diff = old.tableDiff(to: new, id: \.key)
  ///     let patch = ListPatch(diff, rowsFrom: new)
  ///
  /// - Parameters:
  ///   - diff: A diff from the old list to `new`.
  ///   - new: The new list.
  ///   - base: The fingerprint of the old list, to reject lists with other ids.
  /// - Precondition: The counts of `base` and `new` are the old and the new count of the diff.
  /// - Complexity: O(*k*), where *k* is the number of inserted and updated rows.
  @export(implementation)
  public init(
    _ diff: ListDiff, rowsFrom new: some RandomAccessCollection<Row>, base: ListFingerprint? = nil
  ) {
    require(
      new.count == diff.newCount,
      "The diff leads to \(ListDiff.counted(diff.newCount, "row")), but the new list has \(new.count)."
    )
    if let base {
      require(
        base.count == diff.oldCount,
        "The diff starts from \(ListDiff.counted(diff.oldCount, "row")), but the fingerprint is of \(base.count)."
      )
      if base.contents != nil { base.requireContents(ofRows: diff.offsetsFromOld.count) }
    }
    var rows: [Row] = []
    new.appendElements(at: diff.offsetsFromNew, to: &rows)
    self.init(diff, reportedRowCounts: rows, digest: base?.digest, contents: base?.contents)
  }

  /// Creates a patch from parts that were received in another format.
  ///
  /// - Parameters:
  ///   - diff: The changes.
  ///   - rows: The inserted and updated rows, in the order of the new list.
  ///   - baseDigest: The digest of the old list's ids, if known.
  /// - Throws: ``InvalidPatch`` if the number of rows is not the one that the diff needs.
  /// - Complexity: O(1)
  public init(
    _ diff: ListDiff, rows: [Row], baseDigest: UInt64? = nil
  ) throws(InvalidPatch) {
    let count = diff.inserted.count + diff.updated.count
    if rows.count != count {
      throw InvalidPatch(
        .malformed,
        "the diff inserts and updates \(ListDiff.counted(count, "row")), but there are \(rows.count)"
      )
    }
    self.init(diff, reportedRowCounts: rows, digest: baseDigest)
  }
}

extension ListPatch: Equatable where Row: Equatable {}
extension ListPatch: Sendable where Row: Sendable {}

extension ListPatch: CustomStringConvertible {
  /// The description of the diff.
  public var description: String { "\(diff)" }
}

#if !hasFeature(Embedded)
  extension ListPatch: Encodable where Row: Encodable {
    /// Encodes the patch, with the ranges of changed rows as lists of numbers.
    ///
    ///     // {"version":1,"oldCount":3,"newCount":3,"deletes":[1,1],"inserts":[2,1],
    ///     //  "moves":[0,1,2],"rows":[{"id":4,"name":"Plum"}]}
    ///
    /// The guide "Patches" describes the format.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PatchKey.self)
      try container.encodeHeader(digest: base.digest)
      try container.encode(diff)
      try container.encodeContents(base.contents)
      try container.encodeUnlessEmpty(rows, forKey: .rows)
    }
  }

  extension ListPatch: Decodable where Row: Decodable {
    /// Decodes and validates a patch.
    ///
    /// - Throws: ``InvalidPatch`` if the parts are inconsistent or the version is unknown; a
    ///   `DecodingError` if a part is missing or has the wrong type.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PatchKey.self)
      let digest = try container.decodeHeader()
      let (diff, rowCount) = try container.decodeListDiff()
      self.init(
        diff, reportedRowCounts: try container.decodeItems(rowCount, forKey: .rows), digest: digest,
        contents: try container.decodeContents { diff.offsetsFromOld.count })
    }
  }
#endif
