// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Makes a failing case smaller, as long as it fails.
///
/// Greedy: blocks of rows are left out of one list, then rows of one id out of both, then contents
/// and ids are made plain; over again until nothing helps.
///
/// - Parameter attempts: How many cases may be tried at most.
func shrunk(_ failing: ListCase, attempts: Int = 3_000, while fails: (ListCase) -> Bool) -> ListCase
{
  var smallest = failing
  var attemptsLeft = attempts
  var hasShrunk = true
  while hasShrunk && attemptsLeft > 0 {
    hasShrunk = false
    for step in ShrinkingStep.all {
      var length = max(1, max(smallest.old.count, smallest.new.count) / 2)
      while length >= 1 && attemptsLeft > 0 {
        var start = 0
        while start < max(smallest.old.count, smallest.new.count) && attemptsLeft > 0 {
          let candidate = step.apply(to: smallest, at: start, length: length)
          attemptsLeft -= 1
          if candidate != smallest && fails(candidate) {
            smallest = candidate
            hasShrunk = true
          } else {
            start += length
          }
        }
        length /= 2
      }
    }
  }
  return smallest
}

/// One way to make a case smaller.
private enum ShrinkingStep {
  case leaveOutIDs, leaveOutOld, leaveOutNew, plainContents, smallIDs

  static let all: [ShrinkingStep] = [
    .leaveOutIDs, .leaveOutOld, .leaveOutNew, .plainContents, .smallIDs,
  ]

  func apply(to lists: ListCase, at start: Int, length: Int) -> ListCase {
    var result = lists
    switch self {
    case .leaveOutIDs:
      let ids = Set(block(of: lists.old, start, length).map(\.id))
      result.old.removeAll { ids.contains($0.id) }
      result.new.removeAll { ids.contains($0.id) }
    case .leaveOutOld: result.old = without(lists.old, start, length)
    case .leaveOutNew: result.new = without(lists.new, start, length)
    case .plainContents:
      let ids = Set(block(of: lists.old, start, length).map(\.id))
      for offset in lists.old.indices where ids.contains(lists.old[offset].id) {
        result.old[offset].content = 0
      }
      for offset in lists.new.indices where ids.contains(lists.new[offset].id) {
        result.new[offset].content = 0
      }
    case .smallIDs: result = renumbered(lists)
    }
    return result
  }

  private func block(of rows: [TestRow], _ start: Int, _ length: Int) -> ArraySlice<TestRow> {
    rows.dropFirst(start).prefix(length)
  }

  private func without(_ rows: [TestRow], _ start: Int, _ length: Int) -> [TestRow] {
    Array(rows.prefix(start) + rows.dropFirst(start + length))
  }

  /// The same case with ids numbered by first occurrence.
  private func renumbered(_ lists: ListCase) -> ListCase {
    var names: [Int: Int] = [:]
    func rename(_ row: TestRow) -> TestRow {
      let name = names[row.id] ?? names.count
      names[row.id] = name
      return TestRow(id: name, content: row.content)
    }
    return ListCase(old: lists.old.map(rename), new: lists.new.map(rename))
  }
}
