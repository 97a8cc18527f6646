// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension PatchWriter {
  @usableFromInline
  mutating func writeHeader(_ kind: PatchFormat.Kind, _ base: ListFingerprint) {
    bytes += Array(kind.magic.utf8)
    bytes.append(PatchFormat.version)
    let flags = (base.digest == nil ? 0 : PatchFormat.hasDigest)
    bytes.append(flags | (base.contents == nil ? 0 : PatchFormat.hasContents))
    if let digest = base.digest { writeWord(digest) }
  }

  /// Writes the digests of the contents of old rows, if there are any.
  @usableFromInline
  mutating func writeContents(_ contents: [UInt64]?) {
    for digest in contents ?? [] { writeWord(digest) }
  }

  /// Writes the changes of a flat list.
  @usableFromInline
  mutating func write(_ diff: ListDiff) {
    write(UInt(diff.oldCount))
    write(UInt(diff.newCount))
    write(diff.deleted, diff.inserted, diff.moved, updated: diff.updated)
  }

  @usableFromInline
  mutating func write(_ diff: SectionedDiff) {
    write(diff.sections)
    for starts in [diff.oldStarts, diff.newStarts] {
      for count in starts.counts { write(UInt(count)) }
    }
    write(diff.deleted, diff.inserted, diff.moved, updated: diff.updated)
  }

  private mutating func write(
    _ deleted: OffsetRanges, _ inserted: OffsetRanges, _ moved: OffsetPairs, updated: OffsetPairs
  ) {
    write(deleted)
    write(inserted)
    write(UInt(moved.runs.count))
    for (index, number) in moved.patchNumbers.enumerated() {
      // Every third number may be negative.
      if index % 3 == 2 { write(number) } else { write(UInt64(number)) }
    }
    write(updated.newRanges)
  }

  private mutating func write(_ ranges: OffsetRanges) {
    write(UInt(ranges.runs.count))
    for number in ranges.patchNumbers { write(UInt64(number)) }
  }
}
