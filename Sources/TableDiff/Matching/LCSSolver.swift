// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the paths to a longest common subsequence work on: the rows in question, and which of them
/// are kept.
///
/// A common subsequence is known by the rows of either side that are in it: the k-th one kept of
/// old is paired with the k-th one kept of new. So parts may be solved in any order.
///
/// Rows are held by their *places* among those in question, by pointer: the inner loops run up to
/// billions of times, and checks of bounds and uniqueness would double their time.
struct LCSSolver: ~Copyable {
  let old: LCSSide
  let new: LCSSide

  /// Scratch for each symbol, all absent between uses.
  let places: UnsafeMutablePointer<LCSPlaces>

  /// For Myers, the furthest places reached on each diagonal, from either end.
  let forward: UnsafeMutablePointer<Int32>
  let backward: UnsafeMutablePointer<Int32>

  var oldKept: OffsetSet
  var newKept: OffsetSet
  var meter: WorkMeter
  var scratch = ScratchCount()
  var isKnownMinimal = true
  let paths: LCSPaths

  init(
    _ oldSymbols: UnsafeBufferPointer<Int32>, _ newSymbols: UnsafeBufferPointer<Int32>,
    symbolCount: Int, paths: LCSPaths, meter: WorkMeter
  ) {
    self.paths = paths
    self.meter = meter
    oldKept = OffsetSet(bound: oldSymbols.count)
    newKept = OffsetSet(bound: newSymbols.count)
    if paths.contains(.cuts) {
      let inOld = SymbolSet(of: oldSymbols, bound: symbolCount)
      let inNew = SymbolSet(of: newSymbols, bound: symbolCount)
      old = LCSSide(oldSymbols, in: inNew)
      new = LCSSide(newSymbols, in: inOld)
    } else {
      old = LCSSide(oldSymbols)
      new = LCSSide(newSymbols)
    }
    let isAnythingLeft = old.count > 0 && new.count > 0
    let symbolCount = isAnythingLeft ? symbolCount : 0
    let diagonalCount = isAnythingLeft ? old.count + new.count + 3 : 0
    places = .allocate(capacity: symbolCount)
    places.initialize(repeating: LCSPlaces(), count: symbolCount)
    forward = .allocate(capacity: diagonalCount)
    backward = .allocate(capacity: diagonalCount)
    scratch.take(symbolCount * MemoryLayout<LCSPlaces>.stride)
    scratch.take(2 * (old.count + new.count + diagonalCount) * MemoryLayout<Int32>.stride)
    scratch.take(((oldSymbols.count + newSymbols.count) / 8 + 2))
  }

  deinit {
    old.deallocate()
    new.deallocate()
    places.deallocate()
    forward.deallocate()
    backward.deallocate()
  }

  /// Decides which rows are kept.
  mutating func solve() {
    var box = LCSBox(oldStart: 0, oldEnd: old.count, newStart: 0, newEnd: new.count)
    trim(&box)
    if box.isEmpty { return }
    // Symbols first, however few the rows: where none is repeated, clause 7 says which to keep.
    if paths.contains(.cuts) {
      solveByCuts(box, cutsLeft: 8)
    } else {
      solve(box, cutsLeft: 0)
    }
  }

  /// Keeps rows that follow each other on both sides.
  mutating func keep(old oldPlace: Int, new newPlace: Int, count: Int) {
    old.keep(oldPlace, count, in: &oldKept)
    new.keep(newPlace, count, in: &newKept)
  }

  /// Keeps what a box begins and ends with on both sides, and makes it smaller by that.
  mutating func trim(_ box: inout LCSBox) {
    let oldSymbols = old.symbols
    let newSymbols = new.symbols
    var oldPlace = box.oldStart
    var newPlace = box.newStart
    while oldPlace < box.oldEnd, newPlace < box.newEnd,
      oldSymbols[oldPlace] == newSymbols[newPlace]
    {
      oldPlace &+= 1
      newPlace &+= 1
    }
    if oldPlace > box.oldStart {
      keep(old: box.oldStart, new: box.newStart, count: oldPlace - box.oldStart)
      box.oldStart = oldPlace
      box.newStart = newPlace
    }
    oldPlace = box.oldEnd
    newPlace = box.newEnd
    while oldPlace > box.oldStart, newPlace > box.newStart,
      oldSymbols[oldPlace &- 1] == newSymbols[newPlace &- 1]
    {
      oldPlace &-= 1
      newPlace &-= 1
    }
    if oldPlace < box.oldEnd {
      keep(old: oldPlace, new: newPlace, count: box.oldEnd - oldPlace)
      box.oldEnd = oldPlace
      box.newEnd = newPlace
    }
  }

  /// Adds the pairs of kept rows, whose offsets count from `start` on either side.
  func appendPairs(to pairs: inout OffsetPairs, after start: Int) {
    var oldOffset = oldKept.firstMember(from: 0)
    var oldEnd = oldKept.firstGap(from: oldOffset)
    var newOffset = newKept.firstMember(from: 0)
    var newEnd = newKept.firstGap(from: newOffset)
    while oldOffset < oldEnd {
      let count = min(oldEnd - oldOffset, newEnd - newOffset)
      pairs.append(old: start + oldOffset, new: start + newOffset, count: count)
      oldOffset += count
      newOffset += count
      if oldOffset == oldEnd {
        oldOffset = oldKept.firstMember(from: oldEnd)
        oldEnd = oldKept.firstGap(from: oldOffset)
      }
      if newOffset == newEnd {
        newOffset = newKept.firstMember(from: newEnd)
        newEnd = newKept.firstGap(from: newOffset)
      }
    }
  }
}
