// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

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
    try patch.requireBase(count: count, base)
    var next = 0
    return applying(patch.diff) { _ in patch.row(at: &next) }
  }
}

extension ListPatch {
  /// Throws an error unless the patch starts from a list of a count and with a fingerprint.
  @export(implementation)
  func requireBase(count: Int, _ fingerprint: () -> ListFingerprint?) throws(InvalidPatch) {
    try base.requireCount(count)
    if base.hasDigest { try base.requireDigests(fingerprint(), diff.placeFromOld) }
  }

  /// Returns a row of the patch, and advances to the next one.
  @export(implementation)
  @inline(__always)
  func row(at next: inout Int) -> Row {
    defer { next += 1 }
    return rows[next]
  }
}
