// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension SectionedPatch {
  /// Returns the patch in binary form.
  ///
  ///     let bytes = patch.encoded { shelf, writer in
  ///       writer.write(shelf.id)
  ///       writer.write(shelf.header)
  ///     } row: { fruit, writer in
  ///       writer.write(fruit.id)
  ///       writer.write(fruit.name)
  ///     }
  ///
  /// The guide "Patches" describes the format.
  ///
  /// - Parameters:
  ///   - section: Writes a section, which is passed without rows.
  ///   - row: Writes a row.
  /// - Returns: The bytes.
  /// - Throws: Any error thrown by a closure.
  /// - Complexity: O(*r* + *s* + *b*), where *r* is the number of runs of changed rows, *s* of
  ///   sections, and *b* of the bytes of sections and rows.
  @export(implementation)
  public func encoded<Failure: Error>(
    section: (_ section: Section, _ writer: inout PatchWriter) throws(Failure) -> Void,
    row: (_ row: Section.Row, _ writer: inout PatchWriter) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var writer = PatchWriter()
    writer.writeHeader(.sections, base)
    writer.write(diff)
    writer.writeContents(base.contents)
    try writer.writeItems(sections, section)
    try writer.writeItems(rows, row)
    return writer.bytes
  }

  /// Creates a patch from its binary form.
  ///
  ///     let patch = try SectionedPatch(decoding: bytes) { reader throws(InvalidPatch) in
  ///       RowSection(id: try reader.read(Int.self), header: try reader.read(String.self), rows: [])
  ///     } row: { reader throws(InvalidPatch) in
  ///       Fruit(id: try reader.read(), name: try reader.read())
  ///     }
  ///
  /// The bytes may be untrusted: they are validated first, and allocations are bounded by their
  /// number.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a single patch.
  ///   - section: Reads a section, and creates it without rows.
  ///   - row: Reads a row.
  /// - Throws: ``InvalidPatch``, with the offset of the byte, if the bytes are not a valid patch;
  ///   or an error thrown by a closure.
  /// - Complexity: O(*b* + (*r* + *s*) log *r*), where *b* is the number of bytes, *r* of runs of
  ///   changed rows, and *s* of sections.
  @export(implementation)
  public init(
    decoding bytes: some Collection<UInt8>,
    section: (_ reader: inout PatchReader) throws(InvalidPatch) -> Section,
    row: (_ reader: inout PatchReader) throws(InvalidPatch) -> Section.Row
  ) throws(InvalidPatch) {
    var reader = PatchReader(Array(counting: bytes))
    let (digest, hasContents) = try reader.readHeader(.sections)
    let (diff, rowCount) = try reader.readSectionedDiff()
    let contents = hasContents ? try reader.readContents(diff.offsetsFromOld.count) : nil
    let sectionCount = diff.sections.offsetsFromNew.count
    let sections = try reader.readItems(sectionCount, "section") { reader throws(InvalidPatch) in
      let section = try section(&reader)
      if !section.rows.isEmpty { throw reader.invalid("the section has rows") }
      return section
    }
    let rows = try reader.readItems(rowCount, "row", row)
    try reader.requireEnd()
    self.init(
      diff, countedSections: sections, countedRows: rows, digest: digest, contents: contents)
  }
}
