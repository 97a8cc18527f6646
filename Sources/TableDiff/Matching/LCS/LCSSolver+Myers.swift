// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Few rows differ: Myers's search from both ends for the middle of a path.
///
/// Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1, 1986, in its linear
/// space form. On diagonal `d` (old position minus new position) the search from the start holds the
/// furthest old position that so many edits reach; the search from the end the nearest to the start.
/// Where the two meet, a shortest path goes through, and each side of it is a problem of its own:
///
///     start ·--\   /--\            the two searches widen by a diagonal at either
///               \ x    \           end with each edit and meet at x after D / 2 edits each
///           \--/   \--· end
///
/// Expected O(*n* + *D*²) where edits are scattered, worst O(*n* *D*), for *n* rows of which *D*
/// differ.
extension LCSSolver {
  /// So many steps of one round go without a question.
  private static var stepsPerPoll: Int { StopCheck.interval / 2 }

  /// Solves a box, whatever it costs short of the limit of effort.
  mutating func solveByMyers(_ box: LCSBox) {
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if !solveByMyers(box, stepLimit: .max) { giveUp(on: box) }
  }

  /// Solves a trimmed box if that takes few steps.
  ///
  /// - Returns: Whether it did; else the box is as it was.
  mutating func solveByMyers(_ box: LCSBox, stepLimit: Int) -> Bool {
    guard !meter.isOver, let opened = open(box) else { return false }
    guard let point = meeting(in: box, stepLimit: stepLimit) else {
      abandon(opened)
      return false
    }
    var before = box
    before.oldEnd = point.old
    before.newEnd = point.new
    var behind = box
    behind.oldStart = point.old
    behind.newStart = point.new
    solveByMyers(before)
    solveByMyers(behind)
    close(opened)
    return true
  }

  /// A point that a shortest path through a box goes through, with half of its edits before it.
  ///
  /// - Parameter stepLimit: After so many steps it gives up, or when it turns out that it would
  ///   come to that.
  /// - Precondition: The box is trimmed and neither side of it is empty.
  /// - Returns: `nil` when it gave up, or when the meter says so.
  private mutating func meeting(in box: LCSBox, stepLimit: Int) -> MyersPoint? {
    let oldTokens = old.tokens
    let newTokens = new.tokens
    let lowest = box.oldStart - box.newEnd
    let highest = box.oldEnd - box.newStart
    // Diagonals from one below the lowest to one above the highest have room.
    let forward = self.forward + (1 - lowest)
    let backward = self.backward + (1 - lowest)
    let (oldStart, oldEnd, newStart, newEnd) = (box.oldStart, box.oldEnd, box.newStart, box.newEnd)
    let startDiagonal = oldStart - newStart
    let endDiagonal = oldEnd - newEnd
    let isOdd = (startDiagonal - endDiagonal) & 1 != 0
    var (forwardLow, forwardHigh) = (startDiagonal, startDiagonal)
    var (backwardLow, backwardHigh) = (endDiagonal, endDiagonal)
    forward[startDiagonal] = Int32(truncatingIfNeeded: oldStart)
    backward[endDiagonal] = Int32(truncatingIfNeeded: oldEnd)
    var allSteps = 0
    var nextEstimate = 64
    var edits = 0
    while true {
      edits += 1
      // Each diagonal is a step, and each row of what lines up along it.
      var stepsLeft = Self.stepsPerPoll
      if forwardLow > lowest {
        forwardLow -= 1
        forward[forwardLow - 1] = -1
      } else {
        forwardLow += 1
      }
      if forwardHigh < highest {
        forwardHigh += 1
        forward[forwardHigh + 1] = -1
      } else {
        forwardHigh -= 1
      }
      var diagonal = forwardHigh
      while diagonal >= forwardLow {
        let below = Int(forward[diagonal &- 1])
        let above = Int(forward[diagonal &+ 1])
        var oldPosition = below >= above ? below &+ 1 : above
        let start = oldPosition
        let end = min(oldEnd, newEnd &+ diagonal)
        let newSide = newTokens - diagonal
        while oldPosition < end, oldTokens[oldPosition] == newSide[oldPosition] {
          oldPosition &+= 1
        }
        stepsLeft &+= start &- oldPosition &- 1
        if stepsLeft < 0 {
          allSteps &+= Self.stepsPerPoll &- stepsLeft
          if !spend(Self.stepsPerPoll &- stepsLeft) { return nil }
          stepsLeft = Self.stepsPerPoll
        }
        forward[diagonal] = Int32(truncatingIfNeeded: oldPosition)
        if isOdd, diagonal >= backwardLow, diagonal <= backwardHigh,
          Int(backward[diagonal]) <= oldPosition
        {
          _ = spend(Self.stepsPerPoll &- stepsLeft)
          return MyersPoint(old: oldPosition, new: oldPosition &- diagonal)
        }
        diagonal &-= 2
      }
      if backwardLow > lowest {
        backwardLow -= 1
        backward[backwardLow - 1] = .max
      } else {
        backwardLow += 1
      }
      if backwardHigh < highest {
        backwardHigh += 1
        backward[backwardHigh + 1] = .max
      } else {
        backwardHigh -= 1
      }
      diagonal = backwardHigh
      while diagonal >= backwardLow {
        let below = Int(backward[diagonal &- 1])
        let above = Int(backward[diagonal &+ 1])
        var oldPosition = below < above ? below : above &- 1
        let start = oldPosition
        let end = max(oldStart, newStart &+ diagonal)
        let newSide = newTokens - diagonal
        while oldPosition > end, oldTokens[oldPosition &- 1] == newSide[oldPosition &- 1] {
          oldPosition &-= 1
        }
        stepsLeft &+= oldPosition &- start &- 1
        if stepsLeft < 0 {
          allSteps &+= Self.stepsPerPoll &- stepsLeft
          if !spend(Self.stepsPerPoll &- stepsLeft) { return nil }
          stepsLeft = Self.stepsPerPoll
        }
        backward[diagonal] = Int32(truncatingIfNeeded: oldPosition)
        if !isOdd, diagonal >= forwardLow, diagonal <= forwardHigh,
          oldPosition <= Int(forward[diagonal])
        {
          _ = spend(Self.stepsPerPoll &- stepsLeft)
          return MyersPoint(old: oldPosition, new: oldPosition &- diagonal)
        }
        diagonal &-= 2
      }
      allSteps &+= Self.stepsPerPoll &- stepsLeft
      if !spend(Self.stepsPerPoll &- stepsLeft) || allSteps > stepLimit { return nil }
      if edits == nextEstimate, stepLimit < .max {
        nextEstimate *= 2
        if !meter.spend(forwardHigh - forwardLow) { return nil }
        var reached = 0
        for diagonal in stride(from: forwardLow, through: forwardHigh, by: 2) {
          let oldPosition = Int(forward[diagonal])
          reached = max(reached, 2 * oldPosition - diagonal - oldStart - newStart)
        }
        // As many edits as it takes to go all the way at this pace, a step for each pair of them.
        let expected = edits * (box.oldCount + box.newCount) / max(1, reached)
        if expected * expected / 2 > stepLimit { return nil }
      }
    }
  }
}

extension LCSSolver {
  /// Counts steps of a round.
  ///
  /// - Returns: Whether to go on.
  private mutating func spend(_ steps: Int) -> Bool {
    meter.spend(steps &* Self.myersStepCost)
  }
}

/// A point on a path: so many old and so many new rows lie before it.
struct MyersPoint {
  let old: Int
  let new: Int
}
