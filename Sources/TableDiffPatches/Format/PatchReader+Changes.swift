// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension PatchReader: PatchNumbers {
  mutating func readRunCount(
    of part: PatchPart, numbersPerRun: Int
  ) throws(InvalidPatch) -> Int {
    try readCount()
  }

  mutating func readCount() throws(InvalidPatch) -> Int {
    numberStart = offset
    let number = try read(UInt64.self)
    if number <= UInt64(Int32.max) { return Int(number) }
    throw wrong("\(number) is more than \(Int32.max)")
  }

  mutating func readDifference() throws(InvalidPatch) -> Int64 {
    numberStart = offset
    return try read(Int64.self)
  }

  func wrong(_ text: String) -> InvalidPatch { invalid(text, at: numberStart) }

  func misfit(_ text: String) -> InvalidPatch { invalid(text, at: numberStart) }
}

extension PatchReader {
  /// Reads the header, and returns the digest of the list that the patch applies to, and whether
  /// digests of contents follow the changes.
  @usableFromInline
  mutating func readHeader(
    _ kind: PatchFormat.Kind
  ) throws(InvalidPatch) -> (digest: UInt64?, hasContents: Bool) {
    for byte in kind.magic.utf8 {
      guard try readByte() == byte else {
        throw invalid("a patch of this kind starts with \(kind.magic)", at: offset - 1)
      }
    }
    let version = try readByte()
    guard version == PatchFormat.version else {
      throw InvalidPatch(unknownVersion: Int(version), byteOffset: offset - 1)
    }
    let flags = try readByte()
    guard flags & ~(PatchFormat.hasDigest | PatchFormat.hasContents) == 0 else {
      throw invalid("the flags \(flags) are not known", at: offset - 1)
    }
    let digest = flags & PatchFormat.hasDigest == 0 ? nil : try readWord()
    return (digest, flags & PatchFormat.hasContents != 0)
  }

  /// Reads the digests of the contents of `count` rows.
  @usableFromInline
  mutating func readContents(_ count: Int) throws(InvalidPatch) -> [UInt64] {
    guard count <= (end - offset) / 8 else {
      throw invalid(
        "\(ListDiff.counted(count, "digest")) of contents expected, "
          + "\(ListDiff.counted(end - offset, "byte")) left", at: offset)
    }
    var contents: [UInt64] = []
    contents.reserveCapacity(count)
    for _ in 0..<count { contents.append(try readWord()) }
    return contents
  }

  /// Reads the changes of a flat list, and returns the number of rows that they need.
  @usableFromInline
  mutating func readListDiff() throws(InvalidPatch) -> (diff: ListDiff, newRowCount: Int) {
    let oldCount = try readCount()
    let newCount = try readCount()
    let runs = try readRuns { () throws(InvalidDiff) in
      try DiffContext(oldCount: oldCount, newCount: newCount)
    }
    return (ListDiff(runs), runs.newRowCount)
  }

  /// Reads the changes of a list of sections, and returns the number of rows that they need.
  @usableFromInline
  mutating func readSectionedDiff() throws(InvalidPatch) -> (
    diff: SectionedDiff, newRowCount: Int
  ) {
    let sections = try readListDiff().diff
    let oldCounts = try readRowCounts(sections.oldCount)
    let newCounts = try readRowCounts(sections.newCount)
    let runs = try readRuns { () throws(InvalidDiff) in
      try DiffContext(sections, oldRowCounts: oldCounts, newRowCounts: newCounts)
    }
    return (SectionedDiff(runs, sections: sections), runs.newRowCount)
  }

  /// Reads the number of rows in each section.
  private mutating func readRowCounts(_ sectionCount: Int) throws(InvalidPatch) -> [Int] {
    var counts: [Int] = []
    for _ in 0..<sectionCount { counts.append(try readCount()) }
    return counts
  }
}
