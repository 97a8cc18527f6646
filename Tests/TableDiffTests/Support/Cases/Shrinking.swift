// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting
import TestSupport

/// Makes a failing case smaller, as long as it fails: also its contents and ids.
func shrunk(_ failing: ListCase, while fails: (ListCase) -> Bool) -> ListCase {
  let smallest = shrunk(failing.old, failing.new, steps: [plainContents, smallIDs]) {
    fails(ListCase(old: $0, new: $1))
  }
  return ListCase(old: smallest.old, new: smallest.new)
}

/// Gives the rows of a block, and those of the same ids in the new list, content 0.
private func plainContents(
  _ old: [TestRow], _ new: [TestRow], _ block: Range<Int>
) -> ([TestRow], [TestRow]) {
  let ids = Set(old[block.clamped(to: old.indices)].map(\.id))
  func plain(_ row: TestRow) -> TestRow { ids.contains(row.id) ? TestRow(id: row.id) : row }
  return (old.map(plain), new.map(plain))
}

/// Numbers ids by first occurrence.
private func smallIDs(
  _ old: [TestRow], _ new: [TestRow], _: Range<Int>
) -> ([TestRow], [TestRow]) {
  var names: [Int: Int] = [:]
  func rename(_ row: TestRow) -> TestRow {
    let name = names[row.id] ?? names.count
    names[row.id] = name
    return TestRow(id: name, content: row.content)
  }
  return (old.map(rename), new.map(rename))
}
