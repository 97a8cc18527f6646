// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A value that differs in two values of JSON, or is in one of them only.
struct JSONDifference {
  /// The keys that lead to the value from outside.
  let path: [[UInt8]]

  /// The values as they are written; `nil` if there is none.
  let old: UnsafeRawBufferPointer?
  let new: UnsafeRawBufferPointer?

  /// Returns what differs, as deep within objects as both sides have objects.
  ///
  /// Arrays are compared as a whole. The keys of the old side come first.
  ///
  /// - Parameter path: The keys that lead to both values.
  /// - Precondition: Both values are valid.
  static func differences(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, at path: [[UInt8]] = []
  ) -> [JSONDifference] {
    guard old.first == UInt8(ascii: "{"), new.first == UInt8(ascii: "{") else {
      if old.elementsEqual(new) || JSONScanner.canonical(old) == JSONScanner.canonical(new) {
        return []
      }
      return [JSONDifference(path: path, old: old, new: new)]
    }
    let (before, after) = (JSONScanner.members(old), JSONScanner.members(new))
    var values: [[UInt8]: UnsafeRawBufferPointer] = [:]
    for member in after { values[member.key] = member.value }
    let keys = Set(before.map { $0.key })
    let known = before.flatMap { key, value in
      values[key].map { differences(value, $0, at: path + [key]) }
        ?? [JSONDifference(path: path + [key], old: value, new: nil)]
    }
    return known
      + after.filter { !keys.contains($0.key) }
      .map { JSONDifference(path: path + [$0.key], old: nil, new: $0.value) }
  }
}
