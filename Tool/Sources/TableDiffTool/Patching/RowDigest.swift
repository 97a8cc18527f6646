// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffPatches
import ToolSupport

extension InputList {
  /// The fingerprint of the ids, as the library makes it of rows whose ids are strings or integers.
  var fingerprint: ListFingerprint {
    let isJSON = format == .json || format == .jsonl
    if options.section == nil {
      return ListFingerprint(of: sections[0].rows) { Self.append($0.id, isJSON, &$1) }
    }
    #if hasFeature(Embedded)
      fatalError("A page has no sections")
    #else
      return ListFingerprint(ofSections: sections) {
        Self.append($0.id, isJSON, &$1)
      } row: {
        Self.append($0.id, isJSON, &$1)
      }
    #endif
  }

  private static func append(_ id: TextSlice, _ isJSON: Bool, _ digest: inout StableHasher) {
    let bytes = id.bytes
    if !isJSON {
      digest.append(contentsOf: bytes)
    } else if bytes.first == UInt8(ascii: "\"") {
      digest.append(contentsOf: JSONScanner.decoded(bytes))
    } else if let number = Int64(String(decoding: bytes, as: UTF8.self)) {
      digest.append(number)
    } else {
      digest.append(contentsOf: bytes)
    }
  }
}

extension InputList {
  /// Returns the fingerprint with the contents of the rows that a diff deletes or updates.
  func fingerprint(changedBy diff: ListDiff) -> ListFingerprint {
    guard let contents = ContentDigest(self) else { return fingerprint }
    return fingerprint.addingContents(
      of: sections[0].rows, changedBy: diff, append: contents.append)
  }

  #if !hasFeature(Embedded)
    /// Returns the fingerprint with the contents of the rows that a diff deletes or updates.
    func fingerprint(changedBy diff: SectionedDiff) -> ListFingerprint {
      guard let contents = ContentDigest(self) else { return fingerprint }
      return fingerprint.addingContents(
        ofSections: sections, changedBy: diff, append: contents.append)
    }
  #endif
}

/// Digests what rows have besides their ids, however it is spelt.
private struct ContentDigest {
  private let layout: RowLayout

  /// The columns in the order of their names: files may have them in another one.
  private let columns: [(name: String, place: Int)]

  /// Creates the digest of the rows of a file; `nil` if they are lines, whose ids are all they have.
  init?(_ list: InputList) {
    if list.format == .text { return nil }
    layout = list.layout
    columns = layout.columns.enumerated().map { (name: $1, place: $0) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Appends the names and values of fields, or an object in canonical form.
  func append(_ row: InputRow, _ digest: inout StableHasher) {
    if !layout.format.isDelimited {
      digest.append(contentsOf: JSONScanner.canonical(row.content))
      return
    }
    let fields = layout.fields(of: row.content)
    for column in columns {
      digest.append(column.name)
      digest.append(contentsOf: fields[column.place])
    }
  }
}
