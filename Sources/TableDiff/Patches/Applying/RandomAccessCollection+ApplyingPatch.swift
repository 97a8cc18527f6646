// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the new list, created from this old list and a patch.
  ///
  ///     try old.applying(old.patch(to: new)) == new  // true
  ///
  ///     let patch = old.patch(to: new, base: ListFingerprint(of: old))
  ///     try old.applying(patch, base: ListFingerprint(of: old)) == new  // true
  ///     try new.applying(patch, base: ListFingerprint(of: new))  // throws: the list has other ids …
  ///
  /// The patch is a valid one, or it could not have been created; this list is checked against its
  /// ``ListPatch/base``. This list stays as it is.
  ///
  /// - Parameters:
  ///   - patch: A patch from this list.
  ///   - base: The fingerprint of this list, made only if the patch has a digest; such a patch is
  ///     rejected without it. To apply it without a check of ids, pass the patch's own base.
  /// - Returns: The new list's rows.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if this list is not the one
  ///   that the patch starts from.
  /// - Complexity: O(*n*), where *n* is the number of rows in both lists; one allocation for the
  ///   rows.
  @export(implementation)
  public func applying(
    _ patch: ListPatch<Element>, base: @autoclosure () -> ListFingerprint? = nil
  ) throws(InvalidPatch) -> [Element] {
    try patch.base.requireCount(count)
    if patch.base.hasDigest { try patch.base.requireDigests(base(), patch.diff.placeFromOld) }
    var next = 0
    return applying(patch.diff) { _ in
      defer { next += 1 }
      return patch.rows[next]
    }
  }
}
