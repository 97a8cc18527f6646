// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension ListFingerprint {
  /// Throws unless a list has the count of the list that a patch was made for.
  @usableFromInline
  func requireCount(_ count: Int) throws(InvalidPatch) {
    if count == self.count { return }
    throw InvalidPatch(
      .wrongBase,
      "the patch starts from \(ListDiff.counted(self.count, "row")), but the list has \(count)")
  }

  /// Whether ids or contents are checked, not only the number of rows.
  @usableFromInline
  var hasDigest: Bool { digest != nil || contents != nil }

  /// Throws unless a list has the digests of the list that a patch was made for.
  ///
  /// - Parameters:
  ///   - given: The fingerprint of the list, if the caller has it.
  ///   - place: Returns the place, for error messages, of a row with a digest of its content, by
  ///     its number among these rows.
  @usableFromInline
  func requireDigests(
    _ given: ListFingerprint?, _ place: (_ index: Int) -> String
  ) throws(InvalidPatch) {
    try requireCount(given?.count ?? count)
    if let digest, given?.digest != digest {
      guard let other = given?.digest else {
        throw InvalidPatch(
          .wrongBase,
          "the patch has a digest of the list's ids, but the list was given without one: pass "
            + "its fingerprint as base")
      }
      throw InvalidPatch(
        .wrongBase,
        "the list has other ids than the one that the patch was made for, or the same in another "
          + "order: their digest is \(Self.hex(other)) instead of \(Self.hex(digest))")
    }
    try requireContents(given, place)
  }

  /// Throws unless the rows that the patch deletes or updates have unchanged contents.
  private func requireContents(
    _ given: ListFingerprint?, _ place: (_ index: Int) -> String
  ) throws(InvalidPatch) {
    guard let contents else { return }
    guard let others = given?.contents, others.count == contents.count else {
      throw InvalidPatch(
        .wrongBase,
        "the patch has digests of the contents of rows, but the list was given without them")
    }
    guard let index = contents.indices.first(where: { contents[$0] != others[$0] }) else { return }
    let digests = "its digest is \(Self.hex(others[index])) instead of \(Self.hex(contents[index]))"
    throw InvalidPatch(
      .wrongBase,
      "\(place(index)) has another content than when the patch was made: \(digests)")
  }

  /// Traps unless there is a digest of content for each row that a diff deletes or updates.
  @usableFromInline
  func requireContents(ofRows rowCount: Int) {
    require(
      contents?.count ?? rowCount == rowCount,
      "The fingerprint has contents of \(ListDiff.counted(contents?.count ?? 0, "row")), but the diff deletes and updates \(rowCount)."
    )
  }
}
