// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How far two sequences of tokens go on alike, counted in blocks.
enum EqualRows {
  /// How many rows are equal from two pointers on.
  @inline(__always)
  static func ahead(
    of old: UnsafePointer<Int32>, _ new: UnsafePointer<Int32>, atMost limit: Int,
    _ meter: inout WorkMeter
  ) -> Int {
    var count = 0
    while count < limit {
      let start = count
      let end = min(limit, start &+ Blocks.rowCount)
      while count < end, old[count] == new[count] { count &+= 1 }
      if !meter.pass(count &- start) || count < end { break }
    }
    return count
  }

  /// How many rows are equal before two pointers.
  @inline(__always)
  static func before(
    _ old: UnsafePointer<Int32>, _ new: UnsafePointer<Int32>, atMost limit: Int,
    _ meter: inout WorkMeter
  ) -> Int {
    var count = 0
    while count < limit {
      let start = count
      let end = min(limit, start &+ Blocks.rowCount)
      while count < end, old[-1 &- count] == new[-1 &- count] { count &+= 1 }
      if !meter.pass(count &- start) || count < end { break }
    }
    return count
  }
}
