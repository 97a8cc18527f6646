// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// The members of an encoded patch but for its sections and rows, each with its value as JSON.
///
/// They are what encoding writes, for programs that write JSON without an encoder.
package struct PatchMemberTexts {
  /// The keys with their values, in the order in which a reader wants to see them.
  package private(set) var members: [(key: String, value: String)] = []

  /// Returns the members of a patch of a diff.
  package init(_ diff: ListDiff, base: ListFingerprint) {
    append("version", "\(PatchFormat.version)")
    appendDigest(base)
    append(diff)
    appendContents(base)
  }

  /// Returns the members of a patch of a diff of sections.
  package init(_ diff: SectionedDiff, base: ListFingerprint) {
    append("version", "\(PatchFormat.version)")
    appendDigest(base)
    var sections = PatchMemberTexts()
    sections.append(diff.sections)
    sections.members.sort { $0.key < $1.key }
    append("sectionChanges", sections.json)
    append("oldRowCounts", Self.list(diff.oldStarts.counts))
    append("newRowCounts", Self.list(diff.newStarts.counts))
    append(diff.deleted, diff.inserted, diff.moved, updated: diff.updated)
    appendContents(base)
  }

  private init() {}

  private mutating func append(_ key: String, _ value: String) { members.append((key, value)) }

  private mutating func append(_ diff: ListDiff) {
    append("oldCount", "\(diff.oldCount)")
    append("newCount", "\(diff.newCount)")
    append(diff.deleted, diff.inserted, diff.moved, updated: diff.updated)
  }

  private mutating func append(
    _ deleted: OffsetRanges, _ inserted: OffsetRanges, _ moved: OffsetPairs, updated: OffsetPairs
  ) {
    appendNumbers("deletes", deleted.patchNumbers)
    appendNumbers("inserts", inserted.patchNumbers)
    appendNumbers("moves", moved.patchNumbers)
    appendNumbers("updates", updated.newRanges.patchNumbers)
  }

  private mutating func appendNumbers(_ key: String, _ numbers: [Int64]) {
    if !numbers.isEmpty { append(key, Self.list(numbers)) }
  }

  private mutating func appendDigest(_ base: ListFingerprint) {
    if let digest = base.digest { append("baseDigest", Self.quoted(digest)) }
  }

  private mutating func appendContents(_ base: ListFingerprint) {
    guard let contents = base.contents else { return }
    append("contentDigests", Self.list(contents.lazy.map { Self.quoted($0) }))
  }

  private static func quoted(_ digest: UInt64) -> String { "\"\(ListFingerprint.hex(digest))\"" }

  private static func list(_ elements: some Sequence<some LosslessStringConvertible>) -> String {
    var text = "["
    for element in elements {
      if text.utf8.count > 1 { text += "," }
      text += element.description
    }
    return text + "]"
  }

  private var json: String {
    var text = "{"
    for member in members {
      if text.utf8.count > 1 { text += "," }
      text += "\"" + member.key + "\":" + member.value
    }
    return text + "}"
  }
}
