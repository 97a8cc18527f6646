// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension DiffApplicable {
  /// Returns the new list, created from this old list and a patch.
  ///
  ///     let old = TreeArray(oldRows), new = TreeArray(newRows)
  ///     try old.applying(old.patch(to: new)) == new  // true
  ///
  /// A list of this kind, such as a tree array, becomes another one of its own type.
  ///
  /// - Parameters:
  ///   - patch: A patch from this list.
  ///   - base: The fingerprint of this list, made only if the patch has a digest; such a patch is
  ///     rejected without it. To apply it without a check of ids, pass the patch's own base.
  /// - Returns: The new list's rows, with what this list shares with them.
  /// - Throws: ``InvalidPatch`` with ``InvalidPatch/Reason/wrongBase`` if this list is not the one
  ///   that the patch starts from.
  /// - Complexity: As that of applying the diff, plus that of `base` for a digest. A tree array takes
  ///   O(*k* log *n*), where *k* is the number of inserted and updated rows and of ranges of other
  ///   changed rows, and *n* that of rows.
  @export(implementation)
  public func applying(
    _ patch: ListPatch<Element>, base: @autoclosure () -> ListFingerprint? = nil
  ) throws(InvalidPatch) -> Self {
    try patch.requireBase(count: count, base)
    var next = 0
    return applying(patch.diff) { _ in patch.row(at: &next) }
  }
}
