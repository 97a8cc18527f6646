// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Beyond the limit of effort: a common subsequence that costs little.
extension LCSSolver {
  /// Keeps an ascending set of pairs of a box, each k-th row of a symbol with the k-th one of the
  /// other side; longer ones may exist.
  mutating func giveUp(on box: LCSBox) {
    if meter.isStopped { return }
    isKnownMinimal = false
    let links = UnsafeMutablePointer<Int32>.allocate(capacity: box.oldCount)
    scratch.take(box.oldCount * MemoryLayout<Int32>.stride)
    scratch.take(min(box.oldCount, box.newCount) * MemoryLayout<OffsetPairs.Run>.stride)
    defer {
      links.deallocate()
      scratch.giveBack(box.oldCount * MemoryLayout<Int32>.stride)
      scratch.giveBack(min(box.oldCount, box.newCount) * MemoryLayout<OffsetPairs.Run>.stride)
    }
    for place in (0..<box.oldCount).reversed() {
      let symbol = Int(old.symbols[box.oldStart + place])
      links[place] = places[symbol].old
      places[symbol].old = Int32(truncatingIfNeeded: place + 1)
    }
    var pairs = OffsetPairs()
    for place in 0..<box.newCount {
      let symbol = Int(new.symbols[box.newStart + place])
      let head = Int(places[symbol].old)
      if head == 0 { continue }
      places[symbol].old = links[head - 1]
      pairs.append(old: head - 1, new: place, count: 1)
    }
    for place in box.oldStart..<box.oldEnd { places[Int(old.symbols[place])].old = 0 }
    keepLongestAscending(pairs, of: box)
  }

  /// Keeps a longest ascending set of pairs whose places count from the starts of a box.
  mutating func keepLongestAscending(_ pairs: OffsetPairs, of box: LCSBox) {
    let staying = StayingRuns.longestAscending(
      pairs.runs, oldCount: box.oldCount, shouldStop: { false })
    guard let staying else { return }
    for index in pairs.runs.indices where staying.contains(index) {
      let run = pairs.runs[index]
      keep(
        old: box.oldStart + Int(run.old), new: box.newStart + Int(run.new), count: Int(run.count))
    }
  }
}
