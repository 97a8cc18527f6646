// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when a patch cannot be read, or does not apply to a list.
///
///     // ListPatch(decoding: [0x54, 0x44, 0x4C, 9], row: readFruit) throws:
///     // "byte 3: version 9 is not known; the newest known one is 1"
///
/// It describes the first problem found; there may be others.
public struct InvalidPatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of problem, which determines what to do about it.
  public enum Reason: Sendable, Hashable {
    /// The patch violates its format, or its parts are inconsistent.
    case malformed

    /// The version of the patch is unknown, because a newer library wrote it.
    case unknownVersion

    /// The patch was made for another list: fetch the whole list, or a patch for this one.
    case wrongBase
  }

  /// The kind of problem.
  public let reason: Reason

  /// The offset of the invalid byte in a patch in binary form; otherwise `nil`.
  public let byteOffset: Int?

  /// The problem, its place, and the values involved.
  public let description: String

  @usableFromInline
  package init(_ reason: Reason, byteOffset: Int? = nil, _ text: String) {
    self.reason = reason
    self.byteOffset = byteOffset
    description = byteOffset.map { "byte \($0): \(text)" } ?? text
  }
}
