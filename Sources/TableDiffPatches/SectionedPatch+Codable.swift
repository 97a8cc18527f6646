// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

#if !hasFeature(Embedded)
  extension SectionedPatch: Encodable where Section: Encodable, Section.Row: Encodable {
    /// Encodes the patch, with the ranges of changed rows as lists of numbers.
    ///
    /// The guide "Patches" describes the format.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PatchKey.self)
      try container.encodeHeader(digest: base.digest)
      var changes = container.nestedContainer(keyedBy: PatchKey.self, forKey: .sectionChanges)
      try changes.encode(diff.sections)
      try container.encode(diff.oldStarts.counts, forKey: .oldRowCounts)
      try container.encode(diff.newStarts.counts, forKey: .newRowCounts)
      try container.encodeRuns(diff.deleted, diff.inserted, diff.moved, updated: diff.updated)
      try container.encodeContents(base.contents)
      try container.encodeUnlessEmpty(sections, forKey: .sections)
      try container.encodeUnlessEmpty(rows, forKey: .rows)
    }
  }

  extension SectionedPatch: Decodable where Section: Decodable, Section.Row: Decodable {
    /// Decodes and validates a patch.
    ///
    /// - Throws: ``InvalidPatch`` if the parts are inconsistent or the version is unknown; a
    ///   `DecodingError` if a part is missing or has the wrong type.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PatchKey.self)
      let digest = try container.decodeHeader()
      let (diff, rowCount) = try container.decodeSectionedDiff()
      let sections: [Section] = try container.decodeItems(
        diff.sections.offsetsFromNew.count, forKey: .sections)
      if let index = sections.firstIndex(where: { !$0.rows.isEmpty }) {
        throw InvalidPatch(.malformed, "sections[\(index)]: the section has rows")
      }
      self.init(
        diff, countedSections: sections,
        countedRows: try container.decodeItems(rowCount, forKey: .rows), digest: digest,
        contents: try container.decodeContents { diff.offsetsFromOld.count })
    }
  }
#endif
