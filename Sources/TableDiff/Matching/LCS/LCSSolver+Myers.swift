// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Few differences: Myers's search from both ends for the middle snake.
///
/// Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1, 1986,
/// doi:10.1007/BF01840446, in its linear space form. On diagonal `d` (old position minus new
/// position) the forward search holds the old position of the furthest-reaching path with the edits
/// so far; the backward search does the same from the end. Where the two meet, a shortest path
/// passes, and each side of that point is a subproblem:
///
///     start ·--\   /--\            the two searches widen by a diagonal at either
///               \ x    \           end with each edit and meet at x after D / 2 edits each
///           \--/   \--· end
///
/// Expected O(*n* + *D*²) if edits are scattered, worst O(*n* *D*), for *n* rows and *D* edits.
extension LCSSolver {
  /// The number of steps of one round between two polls.
  private static var stepsPerPoll: Int { StopCheck.interval / 2 }

  /// Solves a box at any cost within the limit of effort.
  mutating func solveByMyers(_ box: LCSBox) {
    var box = box
    trim(&box)
    if box.isEmpty { return }
    if !solveByMyers(box, stepLimit: .max) { giveUp(on: box) }
  }

  /// Solves a trimmed box if that takes few steps.
  ///
  /// - Returns: Whether it did; otherwise the box is unchanged.
  mutating func solveByMyers(_ box: LCSBox, stepLimit: Int64) -> Bool {
    guard !meter.isOver, let opened = open(box) else { return false }
    guard let point = middlePoint(in: box, stepLimit: stepLimit) else {
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

  /// Returns a point of a shortest path through a box, with half of its edits before it.
  ///
  /// - Parameter stepLimit: The number of steps after which it gives up; it gives up earlier if it
  ///   predicts to exceed them.
  /// - Precondition: The box is trimmed and neither side of it is empty.
  /// - Returns: `nil` if it gave up, or if the meter is over.
  private mutating func middlePoint(in box: LCSBox, stepLimit: Int64) -> MyersPoint? {
    let oldTokens = old.tokens
    let newTokens = new.tokens
    let lowest = box.oldStart - box.newEnd
    let highest = box.oldEnd - box.newStart
    // There is room for one diagonal below the lowest and one above the highest.
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
    var allSteps: Int64 = 0
    var nextEstimate = 64
    var edits = 0
    while true {
      edits += 1
      // Each diagonal is a step, and each row of the snake along it.
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
          allSteps &+= Int64(Self.stepsPerPoll &- stepsLeft)
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
          allSteps &+= Int64(Self.stepsPerPoll &- stepsLeft)
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
      allSteps &+= Int64(Self.stepsPerPoll &- stepsLeft)
      if !spend(Self.stepsPerPoll &- stepsLeft) || allSteps > stepLimit { return nil }
      if edits == nextEstimate, stepLimit < .max {
        nextEstimate *= 2
        if !meter.spend(Int64(forwardHigh - forwardLow)) { return nil }
        var reached = 0
        for diagonal in stride(from: forwardLow, through: forwardHigh, by: 2) {
          let oldPosition = Int(forward[diagonal])
          reached = max(reached, 2 * oldPosition - diagonal - oldStart - newStart)
        }
        // The number of edits for the whole way at this pace, and a step for each pair of them.
        let expected =
          Int64(edits) * Int64(box.oldCount + box.newCount) / Int64(max(1, reached))
        if expected * expected / 2 > stepLimit { return nil }
      }
    }
  }
}

extension LCSSolver {
  /// Counts steps of a round.
  ///
  /// - Returns: Whether to continue.
  private mutating func spend(_ steps: Int) -> Bool {
    meter.spend(Int64(steps) &* Self.myersStepCost)
  }
}

/// A point of a path: the old and the new position after it.
struct MyersPoint {
  let old: Int
  let new: Int
}
