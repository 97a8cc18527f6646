// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

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
