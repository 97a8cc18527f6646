// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when a patch cannot be read, or does not apply to a list.
///
///     // ListPatch(decoding: [0x54, 0x44, 0x4C, 9], row: readFruit) throws:
///     // "byte 3: version 9 is not known; the newest known one is 1"
///
/// It describes the first problem found; there may be others.
public struct InvalidPatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// What to do about it.
  public enum Reason: Sendable, Hashable {
    /// The patch breaks the rules of its format, or its parts do not fit together.
    case malformed

    /// The patch has a version that this library does not know: a newer library wrote it.
    case unknownVersion

    /// The patch was made for another list: fetch the whole list, or a patch for this one.
    case wrongBase
  }

  /// What to do about it.
  public let reason: Reason

  /// The offset of the byte at which a patch in binary form was found invalid; otherwise `nil`.
  public let byteOffset: Int?

  /// What is wrong, where, and the numbers.
  public let description: String

  @usableFromInline
  package init(_ reason: Reason, byteOffset: Int? = nil, _ text: String) {
    self.reason = reason
    self.byteOffset = byteOffset
    description = byteOffset.map { "byte \($0): \(text)" } ?? text
  }
}
