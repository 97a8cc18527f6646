// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An id that can be digested: its bytes are the same in every process, unlike those of `Hashable`.
///
///     extension ArticleID: StableID {
///       func digest(into digest: inout IDDigest) { digest.append(number) }
///     }
///
/// Strings and the integers up to 64 bits are stable ids.
public protocol StableID: Hashable {
  /// Appends the id to a digest.
  ///
  /// Equal ids should append the same, and different ones should not. (Equal strings may append
  /// different bytes: see the forms of `append` of ``IDDigest``.)
  func digest(into digest: inout IDDigest)
}

extension StableID where Self: FixedWidthInteger {
  /// Appends the value as one word, with its sign.
  @inlinable
  @inline(always)
  public func digest(into digest: inout IDDigest) { digest.append(self) }
}

extension Int: StableID {}
extension Int8: StableID {}
extension Int16: StableID {}
extension Int32: StableID {}
extension Int64: StableID {}
extension UInt: StableID {}
extension UInt8: StableID {}
extension UInt16: StableID {}
extension UInt32: StableID {}
extension UInt64: StableID {}

extension String: StableID {
  /// Appends the UTF-8 bytes of the string.
  @inlinable
  public func digest(into digest: inout IDDigest) { digest.append(self) }
}
