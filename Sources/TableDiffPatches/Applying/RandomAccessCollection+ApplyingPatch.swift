// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension RandomAccessCollection {
  /// Returns the new list, built from this old list and a patch.
  ///
  ///     try old.applying(old.patch(to: new)) == new  // true
  ///
  ///     let patch = old.patch(to: new, base: ListFingerprint(of: old))
  ///     try old.applying(patch, base: ListFingerprint(of: old)) == new  // true
  ///     try new.applying(patch, base: ListFingerprint(of: new))  // throws: the list has other ids …
  ///
  /// The patch itself is always valid; this list is checked against its ``ListPatch/base``.
  ///
  /// - Parameters:
  ///   - patch: A patch from this list.
  ///   - base: The fingerprint of this list, evaluated only if the patch has a digest; such a patch
  ///     is rejected without it. To skip the check of ids, pass the patch's own base.
  /// - Returns: The new list's rows.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if the patch was made for
  ///   another list.
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
  /// Throws unless the patch was made for a list with this count and fingerprint.
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

extension DiffApplicable {
  /// Returns the new list, built from this old list and a patch.
  ///
  ///     let old = TreeArray(oldRows), new = TreeArray(newRows)
  ///     try old.applying(old.patch(to: new)) == new  // true
  ///
  /// The result has the type of this list, such as a tree array.
  ///
  /// - Parameters:
  ///   - patch: A patch from this list.
  ///   - base: The fingerprint of this list, evaluated only if the patch has a digest; such a patch
  ///     is rejected without it. To skip the check of ids, pass the patch's own base.
  /// - Returns: The new list's rows, which share storage with this list.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if the patch was made for
  ///   another list.
  /// - Complexity: That of applying the diff, plus that of `base` if the patch has a digest. For a
  ///   tree array O(*k* log *n*), where *k* is the number of inserted and updated rows and of
  ///   ranges of other changed rows, and *n* of rows.
  @export(implementation)
  public func applying(
    _ patch: ListPatch<Element>, base: @autoclosure () -> ListFingerprint? = nil
  ) throws(InvalidPatch) -> Self {
    try patch.requireBase(count: count, base)
    var next = 0
    return applying(patch.diff) { _ in patch.row(at: &next) }
  }
}
