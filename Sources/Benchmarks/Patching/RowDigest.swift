// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension InputList {
  /// The fingerprint of the ids, as the library makes it of rows whose ids are strings or integers.
  var fingerprint: ListFingerprint {
    let isJSON = format == .json || format == .jsonl
    if options.section == nil {
      return ListFingerprint(of: sections[0].rows) { Self.append($0.id, isJSON, &$1) }
    }
    return ListFingerprint(ofSections: sections) {
      Self.append($0.id, isJSON, &$1)
    } row: {
      Self.append($0.id, isJSON, &$1)
    }
  }

  private static func append(_ id: TextSlice, _ isJSON: Bool, _ digest: inout IDDigest) {
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
