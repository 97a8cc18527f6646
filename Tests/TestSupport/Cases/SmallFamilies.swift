// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Calls with every ordering of `0..<count`.
package func forEachPermutation(
  of count: Int, file: String = #fileID, function: String = #function, _ body: ([Int]) -> Void
) {
  forEachArrangement(
    drawnFrom: count, lengths: count...count, file: file, function: function, body)
}

/// Calls with every list of distinct ids below `idCount` of these lengths.
package func forEachArrangement(
  drawnFrom idCount: Int, lengths: ClosedRange<Int>, file: String = #fileID,
  function: String = #function, _ body: ([Int]) -> Void
) {
  var count = 0
  func extend(_ list: [Int]) {
    if lengths.contains(list.count) {
      body(list)
      count += 1
    }
    if list.count == lengths.upperBound { return }
    for id in 0..<idCount where !list.contains(id) { extend(list + [id]) }
  }
  extend([])
  FamilyCounts.add(count, file, function)
}

/// Calls with every list over `idCount` ids, repeats allowed, up to a length.
package func forEachWord(
  over idCount: Int, upTo length: Int, file: String = #fileID, function: String = #function,
  _ body: ([Int]) -> Void
) {
  var count = 0
  func extend(_ list: [Int]) {
    body(list)
    count += 1
    if list.count == length { return }
    for id in 0..<idCount { extend(list + [id]) }
  }
  extend([])
  FamilyCounts.add(count, file, function)
}

/// Calls with the pairs of lists over `idCount` ids, repeats allowed, up to a length and up to
/// renaming of ids: with all, or with every `step`-th, spread over all lengths.
package func forEachPairOfWords(
  over idCount: Int, upTo length: Int, every step: Int = 1, file: String = #fileID,
  function: String = #function,
  _ body: (_ old: [Int], _ new: [Int]) -> Void
) {
  var index = 0
  forEachWord(over: idCount, upTo: length) { old in
    guard isFirstOfItsRenamings(old) else { return }
    forEachWord(over: idCount, upTo: length) { new in
      guard isFirstOfItsRenamings(old + new) else { return }
      if index % step == 0 { body(old, new) }
      index += 1
    }
  }
  FamilyCounts.add((index + step - 1) / step, file, function)
}

/// Whether no renaming of ids makes an earlier list: each id's first occurrence is the next number.
package func isFirstOfItsRenamings(_ ids: [Int]) -> Bool {
  var next = 0
  for id in ids where id >= next {
    if id > next { return false }
    next += 1
  }
  return true
}

/// Calls with the rows of a list under each mask of changed contents, or under a few where a list
/// is longer than `maskedCount`.
package func forEachContentMask(_ ids: [Int], upTo maskedCount: Int, _ body: ([TestRow]) -> Void) {
  let all = (1 << ids.count) - 1
  var masks = Array(0...all)
  if ids.count > maskedCount { masks = [0, all, all & 0x5555, all & 0x3333] }
  for mask in masks {
    body(ids.indices.map { TestRow(id: ids[$0], content: mask >> $0 & 1) })
  }
}

/// The lists with 24 rows around them that do not line up, so that the engine must go its way for
/// many unmatched rows.
package func amidReversedRows(_ lists: ListCase) -> ListCase {
  let rows = Array(1_000..<1_024).rows
  return ListCase(old: rows + lists.old, new: lists.new + rows.reversed())
}
