// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Reading and making tree arrays and arrays, each call as an app makes it.
extension Row {
  @inline(never)
  static func diff(_ old: TreeArray<Row>, _ new: TreeArray<Row>) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diff(_ old: TreeArray<Row>, _ new: [Row]) -> ListDiff { old.tableDiff(to: new) }

  @inline(never)
  static func update(_ tree: inout TreeArray<Row>, to rows: [Row]) -> ListDiff {
    tree.update(to: rows)
  }

  @inline(never)
  static func chunkSum(_ tree: TreeArray<Row>) -> Int {
    var sum = 0
    tree.withChunks { chunk in for row in chunk { sum &+= row.id } }
    return sum
  }

  @inline(never)
  static func bufferSum(_ array: [Row]) -> Int {
    array.withUnsafeBufferPointer { rows in
      var sum = 0
      for row in rows { sum &+= row.id }
      return sum
    }
  }

  @inline(never)
  static func sum(_ tree: TreeArray<Row>) -> Int {
    var sum = 0
    for row in tree { sum &+= row.id }
    return sum
  }

  @inline(never)
  static func sum(_ array: [Row]) -> Int {
    var sum = 0
    for row in array { sum &+= row.id }
    return sum
  }

  @inline(never)
  static func sum(_ tree: TreeArray<Row>, at offsets: [Int]) -> Int {
    var sum = 0
    for offset in offsets { sum &+= tree[offset].id }
    return sum
  }

  @inline(never)
  static func sum(_ array: [Row], at offsets: [Int]) -> Int {
    var sum = 0
    for offset in offsets { sum &+= array[offset].id }
    return sum
  }

  @inline(never)
  static func tree(of rows: [Row]) -> TreeArray<Row> { TreeArray(rows) }
}
