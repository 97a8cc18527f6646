// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the new list, created from this old list and a patch.
  ///
  ///     try old.applying(old.patch(to: new)) == new  // true
  ///
  /// The patch is a valid one, or it could not have been created; this list is checked against its
  /// ``ListPatch/base``. This list stays as it is.
  ///
  /// - Parameters:
  ///   - patch: A patch from this list.
  ///   - base: The fingerprint of this list, which a patch with a digest needs. To apply it without
  ///     a check of ids, pass the patch's own base.
  /// - Returns: The new list's rows.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if this list is not the one
  ///   that the patch starts from.
  /// - Complexity: O(*n*), where *n* is the number of rows in both lists; one allocation for the
  ///   rows.
  @inlinable
  public func applying(
    _ patch: ListPatch<Element>, base: ListFingerprint? = nil
  ) throws(InvalidPatch) -> [Element] {
    try patch.base.requireBase(count: count, base, place: patch.diff.placeFromOld)
    var next = 0
    return applying(patch.diff) { _ in
      defer { next += 1 }
      return patch.rows[next]
    }
  }

  /// Returns the new list, created from this old list of stable ids and a patch.
  ///
  ///     let patch = old.patch(to: new, base: ListFingerprint(of: old))
  ///     try old.applying(patch) == new  // true
  ///     try new.applying(patch)  // throws: the list has other ids …
  ///
  /// If the patch has a digest, the ids of this list are digested and compared.
  ///
  /// - Parameter patch: A patch from this list.
  /// - Returns: The new list's rows.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if this list is not the one
  ///   that the patch starts from.
  /// - Complexity: O(*n*), where *n* is the number of rows in both lists; one allocation for the
  ///   rows.
  @inlinable
  public func applying(
    _ patch: ListPatch<Element>
  ) throws(InvalidPatch) -> [Element] where Element: Identifiable, Element.ID: StablyHashable {
    if patch.base.digest == nil { return try applying(patch, base: nil) }
    // Counting comes first: ids of a list of another length need not be read.
    try patch.base.requireCount(count)
    return try applying(patch, base: ListFingerprint(of: self))
  }
}
