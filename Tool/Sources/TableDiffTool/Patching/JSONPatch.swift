// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import ToolSupport

/// The operations of JSON Patch (RFC 6902) that make one file of another, one after the other.
///
/// Rows are removed from the back to the front, moved, and added, each at the position that it has at
/// that time; then values within rows are changed, and those around them. An array within a row is
/// replaced as a whole. Rows that their keys identify are added and removed by them: the order of the
/// members of an object means nothing.
package struct JSONPatch {
  /// The patch, as text; operations are in lines.
  package private(set) var bytes: [UInt8] = []

  /// The keys that lead to the array or object of rows.
  private let path: [[UInt8]]

  /// Creates the patch of a change between two files of JSON without sections.
  package init(_ change: ListChange) {
    path = change.old.options.rows?.keys.map { Array($0.utf8) } ?? []
    guard case .flat(let diff) = change.diff else { return }
    let isKeyed = change.old.isKeyed
    for step in diff.steps {
      switch step {
      case .delete(let rows):
        for row in rows.reversed() {
          append("remove", isKeyed ? key(change.oldRow(row)) : key(row))
        }
      case .move:
        for move in step.rowMoves where !isKeyed {
          append("move", key(move.to), from: key(move.from))
        }
      case .insert(let rows):
        for offset in rows {
          let row = change.newRow(offset)
          append("add", isKeyed ? key(row) : key(offset), value: row.content)
        }
      case .update: break
      }
    }
    for update in diff.updates {
      let (row, other) = (change.oldRow(update.from), change.newRow(update.to))
      let path = isKeyed ? key(other) : key(update.to)
      append(JSONDifference.differences(row.content, other.content, at: path))
    }
    if let old = change.old.frame, let new = change.new.frame {
      old.withUnsafeBytes { before in
        new.withUnsafeBytes { append(JSONDifference.differences(before, $0)) }
      }
    }
    bytes += Array((bytes.isEmpty ? "[]\n" : "]\n").utf8)
  }

  private mutating func append(_ differences: [JSONDifference]) {
    for difference in differences {
      let operation =
        difference.new == nil ? "remove" : difference.old == nil ? "add" : "replace"
      append(operation, difference.path, value: difference.new)
    }
  }

  private mutating func append(
    _ operation: String, _ path: [[UInt8]], from: [[UInt8]]? = nil,
    value: UnsafeRawBufferPointer? = nil
  ) {
    bytes += Array(((bytes.isEmpty ? "[" : ",\n ") + "{\"op\": \"\(operation)\"").utf8)
    if let from { append("from", pointer: from) }
    append("path", pointer: path)
    if let value { bytes += Array(", \"value\": ".utf8) + JSONScanner.compact(value) }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends a JSON Pointer (RFC 6901).
  private mutating func append(_ member: String, pointer path: [[UInt8]]) {
    var pointer: [UInt8] = []
    for key in path {
      pointer.append(UInt8(ascii: "/"))
      for byte in key {
        switch byte {
        case UInt8(ascii: "~"): pointer += Array("~0".utf8)
        case UInt8(ascii: "/"): pointer += Array("~1".utf8)
        default: pointer.append(byte)
        }
      }
    }
    bytes += Array(", \"\(member)\": ".utf8)
    JSONScanner.append(pointer, to: &bytes)
  }

  /// Returns the keys that lead to a row of an array, and to one that its key identifies.
  private func key(_ position: Int) -> [[UInt8]] { path + [Array("\(position)".utf8)] }

  private func key(_ row: InputRow) -> [[UInt8]] { path + [JSONScanner.decoded(row.id.bytes)] }
}
