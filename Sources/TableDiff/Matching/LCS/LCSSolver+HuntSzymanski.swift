// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Few rows match: thresholds found match by match.
///
/// Hunt and Szymanski, "A fast algorithm for computing longest common subsequences", Communications
/// of the ACM 20, 1977. Each match of a new row moves the next threshold down to its place. A
/// bitmap in levels finds that threshold; which matches led there is not stored, since *r* matches
/// may be far more than there are rows.
///
/// O((*r* + *n*) log *n*) for *r* matches, the logarithm to the base 64.
extension LCSSolver {
  /// What the lists of places cost for each old row, in units of the meter.
  private static var linkUnits: Int { 8 }

  /// So many matches of one row go without a question.
  private static var matchesPerQuestion: Int { 16_384 }

  /// Finds the thresholds that the new rows of a box leave on its old places.
  ///
  /// - Parameters:
  ///   - isBackward: Whether to read both sides from their ends; old places count from there then.
  ///   - result: Filled with one bit for each old place.
  mutating func findThresholdsByMatches(
    in box: LCSBox, isBackward: Bool, _ result: UnsafeMutablePointer<UInt>
  ) {
    let columns = LCSColumns(of: box, old, isBackward: isBackward)
    let places = places
    let links = UnsafeMutablePointer<Int32>.allocate(capacity: columns.count)
    // The bitmap of thresholds takes a bit for each place, and less than another in all.
    scratch.take(columns.count * MemoryLayout<(Int32, Int32)>.stride)
    defer {
      links.deallocate()
      scratch.giveBack(columns.count * MemoryLayout<(Int32, Int32)>.stride)
    }
    // Each list begins with the last place, as matches have to come.
    let spread = WorkMeter.spread(columns.count)
    let matchUnits = Self.matchStepCost * spread
    _ = meter.spend(Self.linkUnits * spread * columns.count)
    for block in Blocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for column in block {
        let token = Int(columns[column])
        links[column] = places[token].old
        places[token].old = Int32(truncatingIfNeeded: column + 1)
      }
    }
    var thresholds = RankBitmap(bound: columns.count + 1)
    for row in 0..<box.newCount {
      let token = new.tokens[isBackward ? box.newEnd - 1 - row : box.newStart + row]
      var steps = 1
      var match = places[Int(token)].old
      while match > 0 {
        // One token may be all there is on the other side.
        if steps == Self.matchesPerQuestion {
          if !meter.spend(steps &* matchUnits) { break }
          steps = 0
        }
        let column = Int(match)
        let next = thresholds.member(after: column - 1)
        if next != column {
          if next > 0 { thresholds.remove(next) }
          thresholds.insert(column)
        }
        match = links[column - 1]
        steps &+= 1
      }
      if !meter.spend(steps &* matchUnits) { break }
    }
    for block in Blocks(of: 0..<columns.count) {
      if !meter.pass(block.count) { break }
      for column in block { places[Int(columns[column])].old = 0 }
    }
    if meter.isOver { return }
    result.initialize(repeating: 0, count: columns.count / 64 + 1)
    var column = thresholds.member(after: 0)
    while column > 0 {
      result[(column - 1) / 64] |= 1 << UInt((column - 1) % 64)
      if !meter.pass(1) { return }
      column = thresholds.member(after: column)
    }
  }
}

/// The old tokens of a box, read from its start or from its end.
struct LCSColumns {
  let count: Int
  private let first: UnsafeMutablePointer<Int32>
  private let step: Int

  init(of box: LCSBox, _ side: LCSSide, isBackward: Bool) {
    count = box.oldCount
    first = side.tokens + (isBackward ? box.oldEnd - 1 : box.oldStart)
    step = isBackward ? -1 : 1
  }

  subscript(column: Int) -> Int32 { first[column &* step] }
}
