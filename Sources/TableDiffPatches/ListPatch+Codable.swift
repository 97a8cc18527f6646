// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

#if !hasFeature(Embedded)
  extension ListPatch: Encodable where Row: Encodable {
    /// Encodes the patch, with the ranges of changed rows as lists of numbers.
    ///
    ///     // {"version":1,"oldCount":3,"newCount":3,"deletes":[1,1],"inserts":[2,1],
    ///     //  "moves":[0,1,2],"rows":[{"id":4,"name":"Plum"}]}
    ///
    /// The guide "Patches" describes the form.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PatchKey.self)
      try container.encodeHeader(digest: base.digest)
      try container.encode(diff)
      try container.encodeContents(base.contents)
      try container.encodeUnlessEmpty(rows, forKey: .rows)
    }
  }

  extension ListPatch: Decodable where Row: Decodable {
    /// Decodes a patch and checks it.
    ///
    /// - Throws: ``InvalidPatch`` if the parts do not fit together, or the version is not known; a
    ///   `DecodingError` if a part is missing or of another type.
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
