// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row type for workloads, with the measures of its lists: the least work of any diff.
///
/// Code that reads rows is inlined into other modules, as if the type were declared there, like the
/// types of an app.
@usableFromInline
package protocol WorkloadRow: Identifiable, Equatable, Sendable {
  /// Creates the row for a number; different numbers give different ids.
  init(number: Int)

  /// Changes the content, but not the id.
  mutating func edit()

  /// An equal row whose strings have their own buffers.
  var rebuilt: Self { get }
}

extension WorkloadRow {
  /// Compares two lists of equal rows, offset by offset.
  @export(implementation) @inline(never)
  package static func scan(_ old: [Self], _ twin: [Self]) -> Int { scanned(old, twin) }

  /// Builds a dictionary of the old ids, and looks up every new one.
  @export(implementation) @inline(never)
  package static func join(_ old: [Self], _ new: [Self]) -> Int {
    var offsets: [ID: Int] = [:]
    offsets.reserveCapacity(old.count)
    for offset in old.indices { offsets[old[offset].id] = offset }
    var found = 0
    for row in new {
      if let offset = offsets[row.id] { found &+= offset }
    }
    return found
  }

  /// Compares every new row with the old row with the same id, at any offset.
  @export(implementation) @inline(never)
  package static func gather(_ old: [Self], _ new: [Self], _ sources: [Int32]) -> Int {
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

  /// Creates a new list.
  @export(implementation) @inline(never)
  package static func copyByMap(_ old: [Self]) -> [Self] { old.map { $0 } }
}

/// Compares two lists of equal rows, offset by offset.
@export(implementation) @inline(__always)
package func scanned<R: Equatable>(_ old: [R], _ twin: [R]) -> Int {
  old.withUnsafeBufferPointer { a in
    twin.withUnsafeBufferPointer { b in
      var d = 0
      for i in a.indices where a[i] != b[i] { d += 1 }
      return d
    }
  }
}
