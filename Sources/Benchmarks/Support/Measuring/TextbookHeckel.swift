// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changes found by the textbook algorithm.
@usableFromInline
package struct HeckelChanges {
  @usableFromInline var deletes: [Int] = []
  @usableFromInline var inserts: [Int] = []
  @usableFromInline var moves: [(from: Int, to: Int)] = []
  @usableFromInline var updates: [(old: Int, new: Int)] = []

  @usableFromInline init() {}
}

/// An entry of the symbol table: the number of occurrences of a line on each side, and its old place.
@usableFromInline
final class Entry {
  @usableFromInline final var oldCounter = 0
  @usableFromInline final var newCounter = 0
  @usableFromInline final var oldLineNumber = 0

  @usableFromInline init() {}
}

/// An element of the arrays OA and NA: an entry until the line's number on the other side is known.
@usableFromInline
enum Line {
  case entry(Entry)
  case number(Int)
}

/// Finds changes by the six passes of Heckel's algorithm, with the names of the paper.
///
/// P. Heckel, "A technique for isolating differences between files", Communications of the ACM
/// 21(4), 1978. Lines are the ids of rows. The paper leaves the last pass to the reader. Here, as
/// in most list libraries, a row moves unless its new offset is its old one minus the deletes and
/// plus the inserts before it.
@export(implementation) @inline(never)
package func textbookHeckel<R: Identifiable & Equatable>(_ old: [R], _ new: [R]) -> HeckelChanges {
  var symbolTable: [R.ID: Entry] = [:]
  var oldArray: [Line] = []
  var newArray: [Line] = []

  func entry(of row: R) -> Entry {
    if let entry = symbolTable[row.id] { return entry }
    let entry = Entry()
    symbolTable[row.id] = entry
    return entry
  }

  // Pass 1
  for row in new {
    let entry = entry(of: row)
    entry.newCounter += 1
    newArray.append(.entry(entry))
  }

  // Pass 2
  for (offset, row) in old.enumerated() {
    let entry = entry(of: row)
    entry.oldCounter += 1
    entry.oldLineNumber = offset
    oldArray.append(.entry(entry))
  }

  // Pass 3
  for i in newArray.indices {
    if case .entry(let entry) = newArray[i], entry.newCounter == 1, entry.oldCounter == 1 {
      newArray[i] = .number(entry.oldLineNumber)
      oldArray[entry.oldLineNumber] = .number(i)
    }
  }

  // Pass 4
  for i in newArray.indices.dropLast() {
    if case .number(let j) = newArray[i], j + 1 < oldArray.count,
      case .entry(let newNext) = newArray[i + 1], case .entry(let oldNext) = oldArray[j + 1],
      newNext === oldNext
    {
      newArray[i + 1] = .number(j + 1)
      oldArray[j + 1] = .number(i + 1)
    }
  }

  // Pass 5
  for i in newArray.indices.dropFirst().reversed() {
    if case .number(let j) = newArray[i], j > 0,
      case .entry(let newLast) = newArray[i - 1], case .entry(let oldLast) = oldArray[j - 1],
      newLast === oldLast
    {
      newArray[i - 1] = .number(j - 1)
      oldArray[j - 1] = .number(i - 1)
    }
  }

  // Pass 6
  var changes = HeckelChanges()
  var deletesBefore: [Int] = []
  for (offset, line) in oldArray.enumerated() {
    deletesBefore.append(changes.deletes.count)
    if case .entry = line { changes.deletes.append(offset) }
  }
  for (offset, line) in newArray.enumerated() {
    guard case .number(let source) = line else {
      changes.inserts.append(offset)
      continue
    }
    if source - deletesBefore[source] + changes.inserts.count != offset {
      changes.moves.append((source, offset))
    }
    if old[source] != new[offset] { changes.updates.append((source, offset)) }
  }
  return changes
}
