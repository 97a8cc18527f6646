// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The calls that times are multiples of: the least work that a diff of so many rows must do.
@usableFromInline
package enum Measures {
  /// Compares two lists of equal rows, offset by offset.
  @export(implementation)
  package static func scan<R: Equatable>(_ old: [R], _ twin: [R]) -> Int {
    old.withUnsafeBufferPointer { a in
      twin.withUnsafeBufferPointer { b in
        var d = 0
        for i in a.indices where a[i] != b[i] { d += 1 }
        return d
      }
    }
  }

  /// Makes a dictionary of the old ids and looks up every new one.
  @export(implementation)
  package static func join<R: Identifiable>(_ old: [R], _ new: [R]) -> Int {
    var offsets: [R.ID: Int] = [:]
    offsets.reserveCapacity(old.count)
    for offset in old.indices { offsets[old[offset].id] = offset }
    var found = 0
    for row in new {
      if let offset = offsets[row.id] { found &+= offset }
    }
    return found
  }

  /// Compares every new row with the old row of the same id, wherever that is.
  @export(implementation)
  package static func gather<R: Equatable>(_ old: [R], _ new: [R], _ sources: [Int32]) -> Int {
    old.withUnsafeBufferPointer { a in
      new.withUnsafeBufferPointer { b in
        var d = 0
        for k in b.indices {
          let source = sources[k]
          if source != EditScript.inserted, a[Int(source)] != b[k] { d += 1 }
        }
        return d
      }
    }
  }

  /// Allocates one integer for each row: the least memory that a diff with a table needs.
  @export(implementation)
  package static func integers(_ count: Int) -> [Int] { Array(repeating: count, count: count) }
}
