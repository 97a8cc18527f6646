// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a collection reads otherwise than a slice of an array, in any way; `nil` if nothing.
func problemOfReading<Rows: RandomAccessCollection>(
  _ rows: Rows, _ expected: ArraySlice<Rows.Element>
) -> String?
where Rows.Index == Int, Rows.Indices == Range<Int>, Rows.Element: Equatable {
  if rows.indices != expected.indices { return "indices \(rows.indices)" }
  if rows.count != expected.count || rows.isEmpty != expected.isEmpty { return "count" }
  if rows.first != expected.first || rows.last != expected.last { return "first or last" }
  if let index = rows.indices.first(where: { rows[$0] != expected[$0] }) { return "row \(index)" }
  if Array(rows) != Array(expected) { return "rows" }
  if rows.map({ $0 }) != Array(expected) { return "map" }
  if Array(rows.reversed()) != expected.reversed() { return "reversed" }
  let storage = rows.withContiguousStorageIfAvailable { Array($0) }
  if let storage, storage != Array(expected) { return "contiguous storage" }
  var iterator = rows.makeIterator()
  for row in expected.prefix(70) where iterator.next() != row { return "iterator" }
  // A copy goes its own way.
  var copy = iterator
  for row in expected.dropFirst(70) where iterator.next() != row { return "iterator behind 70" }
  for row in expected.dropFirst(70) where copy.next() != row { return "copied iterator" }
  for _ in 0..<2 where iterator.next() != nil || copy.next() != nil { return "iterator at its end" }
  return problemOfCopying(rows, expected)
}

/// The same of copies to memory for fewer rows than there are, for as many, and for more.
private func problemOfCopying<Rows: Collection>(
  _ rows: Rows, _ expected: ArraySlice<Rows.Element>
) -> String? where Rows.Element: Equatable {
  let count = expected.count
  for capacity in Set([0, 1, 63, 64, 65, count / 2, count, count + 5]) {
    let memory = UnsafeMutableBufferPointer<Rows.Element>.allocate(capacity: capacity)
    var (rest, copied) = rows._copyContents(initializing: memory)
    let isSame = memory[..<copied].elementsEqual(expected.prefix(copied))
    UnsafeMutableBufferPointer(rebasing: memory[..<copied]).deinitialize()
    memory.deallocate()
    var left: [Rows.Element] = []
    while let row = rest.next() { left.append(row) }
    if copied != min(capacity, count) || !isSame || left != Array(expected.dropFirst(copied)) {
      return "copy to room for \(capacity)"
    }
  }
  return nil
}
