// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The hash of a row's key, and the row's label.
@usableFromInline
struct KeyEntry: Comparable, Sendable {
  @usableFromInline let hash: Int
  @usableFromInline let label: UInt64

  @export(implementation)
  init(_ hash: Int, _ label: UInt64) { (self.hash, self.label) = (hash, label) }

  @export(implementation)
  static func < (left: KeyEntry, right: KeyEntry) -> Bool {
    left.hash != right.hash ? left.hash < right.hash : left.label < right.label
  }
}

/// The rows of a list by the hash of their keys; rows with equal hashes are in the order of the
/// list.
///
///     hash    7  7  7  9  12  12         an entry for each row, 18 bytes with the branches
///     label  10 40 50 20  30  60         of the tree
///
/// If a version of the list is kept, a dictionary would be copied as a whole. Versions of this tree
/// share all entries of unchanged rows.
@usableFromInline
struct KeyIndex: Sendable {
  @usableFromInline private(set) var entries: TreeArray<KeyEntry>

  /// Creates an index of unsorted entries.
  @usableFromInline
  init(_ entries: consuming ContiguousArray<KeyEntry>, _ stop: _StopPoll?) throws(_Stopped) {
    try entries.sort(stop) { $0 < $1 }
    var builder = TreeBuilder<KeyEntry>()
    for entry in entries {
      builder.append(entry)
      try stop?.check(after: 1)
    }
    self.entries = TreeArray(builder)
  }

  /// Calls a closure with the label of each row with a hash, in the order of the list, until it
  /// returns `false`.
  @export(implementation)
  @inline(__always)
  func forEachLabel(
    ofHash hash: Int, _ body: (UInt64) throws(_Stopped) -> Bool
  ) throws(_Stopped) {
    var position = entries.partitioningIndex { $0.hash >= hash }
    while position < entries.count, entries[position].hash == hash {
      if try !body(entries[position].label) { return }
      position += 1
    }
  }

  /// Removes and inserts entries.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of edits and *n* of entries.
  @usableFromInline
  mutating func edit(
    removing: [KeyEntry], inserting: [KeyEntry], _ stop: _StopPoll?
  ) throws(_Stopped) {
    var edits: ContiguousArray<(entry: KeyEntry, isKept: Bool)> = []
    edits.reserveCapacity(removing.count + inserting.count)
    for entry in removing { edits.append((entry, false)) }
    for entry in inserting { edits.append((entry, true)) }
    try edits.sort(stop) { $0.entry != $1.entry ? $0.entry < $1.entry : !$0.isKept && $1.isKept }
    var replacements = TreeReplacements(ContiguousArray(edits.map(\.entry)))
    for (index, edit) in edits.enumerated() {
      // The last edit of an entry wins: a row may get the label of another one.
      if index + 1 < edits.count, edits[index + 1].entry == edit.entry { continue }
      try stop?.check(after: _StopPoll.search)
      let position = entries.partitioningIndex { $0 >= edit.entry }
      let isThere = position < entries.count && entries[position] == edit.entry
      if isThere == edit.isKept { continue }
      replacements.append(
        position..<position + (isThere ? 1 : 0), with: index..<index + (edit.isKept ? 1 : 0))
    }
    try entries.replace(replacements, stop)
  }
}
