// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An id with a stable digest, which is the same in every process, unlike its hash value.
///
///     extension ArticleID: StablyHashable {
///       func digest(into digest: inout StableHasher) { digest.append(number) }
///     }
///
/// Strings and integers of up to 64 bits conform.
public protocol StablyHashable: Hashable {
  /// Appends the id to a digest.
  ///
  /// Equal ids should append equal values, and different ids different ones. Equal strings may
  /// append different bytes: see ``StableHasher``.
  func digest(into digest: inout StableHasher)
}

extension StablyHashable where Self: FixedWidthInteger {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  @inline(always)
  public func digest(into digest: inout StableHasher) { digest.append(self) }
}

extension Int: StablyHashable {}
extension Int8: StablyHashable {}
extension Int16: StablyHashable {}
extension Int32: StablyHashable {}
extension Int64: StablyHashable {}
extension UInt: StablyHashable {}
extension UInt8: StablyHashable {}
extension UInt16: StablyHashable {}
extension UInt32: StablyHashable {}
extension UInt64: StablyHashable {}

extension String: StablyHashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public func digest(into digest: inout StableHasher) { digest.append(self) }
}
