// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListPatch {
  /// Returns the patch in binary form.
  ///
  ///     let bytes = patch.encoded { fruit, writer in
  ///       writer.write(fruit.id)
  ///       writer.write(fruit.name)
  ///     }
  ///
  /// The guide "Patches" describes the format. Later versions of the library can read it.
  ///
  /// - Parameter row: Writes a row.
  /// - Returns: The bytes.
  /// - Throws: Any error thrown by `row`.
  /// - Complexity: O(*r* + *b*), where *r* is the number of runs of changed rows and *b* of the
  ///   rows' bytes.
  @export(implementation)
  public func encoded<Failure: Error>(
    _ row: (_ row: Row, _ writer: inout PatchWriter) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var writer = PatchWriter()
    writer.writeHeader(.list, base)
    writer.write(diff)
    writer.writeContents(base.contents)
    try writer.writeItems(rows, row)
    return writer.bytes
  }

  /// Creates a patch from its binary form.
  ///
  ///     let patch = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
  ///       Fruit(id: try reader.read(), name: try reader.read())
  ///     }
  ///
  /// The bytes may be untrusted: they are validated first, and allocations are bounded by their
  /// number. `row` must read all bytes of its row, and cannot read more.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a single patch.
  ///   - row: Reads a row; throws ``PatchReader/invalid(_:)`` to reject a value.
  /// - Throws: ``InvalidPatch``, with the offset of the byte, if the bytes are not a valid patch;
  ///   or an error thrown by `row`.
  /// - Complexity: O(*b* + *r* log *r*), where *b* is the number of bytes and *r* of runs of
  ///   changed rows.
  @export(implementation)
  public init(
    decoding bytes: some Collection<UInt8>,
    row: (_ reader: inout PatchReader) throws(InvalidPatch) -> Row
  ) throws(InvalidPatch) {
    var reader = PatchReader(Array(counting: bytes))
    let (digest, hasContents) = try reader.readHeader(.list)
    let (diff, rowCount) = try reader.readListDiff()
    let contents = hasContents ? try reader.readContents(diff.offsetsFromOld.count) : nil
    let rows = try reader.readItems(rowCount, "row", row)
    try reader.requireEnd()
    self.init(diff, reportedRowCounts: rows, digest: digest, contents: contents)
  }
}
