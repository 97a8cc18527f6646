// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// Returns the new list, created from this old list and a patch.
  ///
  ///     let old = TreeArray(oldRows), new = TreeArray(newRows)
  ///     try old.applying(old.patch(to: new)) == new  // true
  ///
  /// - Parameters:
  ///   - patch: A patch from this list.
  ///   - base: The fingerprint of this list, made only if the patch has a digest; such a patch is
  ///     rejected without it. To apply it without a check of ids, pass the patch's own base.
  /// - Returns: The new list's rows, which share their storage with this list where they can.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if this list is not the one
  ///   that the patch starts from.
  /// - Complexity: O(*k* log *n*), where *k* is the number of inserted and updated rows and of ranges of
  ///   other changed rows, and *n* that of rows; plus that of `base` for a digest.
  @export(implementation)
  public func applying(
    _ patch: ListPatch<Element>, base: @autoclosure () -> ListFingerprint? = nil
  ) throws(InvalidPatch) -> TreeArray {
    try patch.base.requireCount(count)
    if patch.base.hasDigest { try patch.base.requireDigests(base(), patch.diff.placeFromOld) }
    var next = 0
    return applying(patch.diff) { _ in
      defer { next += 1 }
      return patch.rows[next]
    }
  }
}
