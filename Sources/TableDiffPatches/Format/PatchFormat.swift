// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The constants of both forms of patches.
@usableFromInline
enum PatchFormat {
  /// The newest version, which is written.
  static let version: UInt8 = 1

  /// The flag of a patch with a digest of the list that it applies to.
  static let hasDigest: UInt8 = 1

  /// The flag of a patch with digests of the contents of rows that it deletes or updates.
  static let hasContents: UInt8 = 2

  /// The type of list that a patch in binary form applies to.
  @usableFromInline
  enum Kind {
    case list, sections

    /// The first bytes.
    var magic: String {
      switch self {
      case .list: "TDL"
      case .sections: "TDS"
      }
    }
  }
}

extension InvalidPatch {
  init(unknownVersion version: Int, byteOffset: Int? = nil) {
    self.init(
      .unknownVersion, byteOffset: byteOffset,
      "version \(version) is not known; the newest known one is \(PatchFormat.version)")
  }
}
