// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Many symbols occur once: cuts that are certain, with little left between them.
///
/// Take the rows whose symbol occurs once on either side, and of them a longest ascending *chain*.
/// A path that misses the chain's rows a to b, and goes through the ones before and behind, can in
/// between only pair rows that are not in the chain. Let x be how many of those old rows remain
/// unpaired when the path goes through all of a to b and pairs, in each gap, just what the gap
/// begins and ends with. If x is at most the number of rows missed, going through them is no worse.
///
///     chain     ·   a   ·   ·   b   ·        missed: 4 rows
///     gaps        0   1   0   2   0          x = 3 <= 4: no loss to go through all of them
///
/// The same holds with the new rows. So a row of the chain that lies in no stretch a to b with more
/// x than rows, counted on one side, is a *certain* one: some longest common subsequence has all of
/// them. (Take one with the most: a certain row it misses lies in a missed stretch, and going
/// through that would add to it.) Which rows are certain follows from the heaviest stretch that
/// ends and the heaviest that begins at each row, in linear time.
extension LCSSolver {
  mutating func solveByCuts(_ box: LCSBox, cutsLeft: Int) {
    var box = box
    let candidates = dropAndPairSingles(&box)
    if box.isEmpty { return }
    let chain = LCSChain(candidates, oldCount: box.oldCount)
    if candidates.count == box.oldCount, candidates.count == box.newCount {
      for index in 0..<chain.count {
        keep(old: box.oldStart + chain.old(index), new: box.newStart + chain.new(index), count: 1)
      }
      return
    }
    if chain.count == 0 { return solveByCheapestPath(box, cutsLeft: cutsLeft) }
    let certain = certainRows(of: chain, in: box)
    var rest = box
    var cuts = 0
    for index in 0..<chain.count where certain.contains(index) {
      let oldPlace = box.oldStart + chain.old(index)
      let newPlace = box.newStart + chain.new(index)
      var part = rest
      part.oldEnd = oldPlace
      part.newEnd = newPlace
      if !part.isEmpty { solve(part, cutsLeft: cutsLeft - 1) }
      keep(old: oldPlace, new: newPlace, count: 1)
      rest.oldStart = oldPlace + 1
      rest.newStart = newPlace + 1
      cuts += 1
    }
    if cuts == 0 { return solveByCheapestPath(box, cutsLeft: cutsLeft) }
    if !rest.isEmpty { solve(rest, cutsLeft: cutsLeft - 1) }
  }

  /// Drops from a box the rows whose symbol the other side lacks there, and pairs those whose
  /// symbol is left once on either side.
  private mutating func dropAndPairSingles(_ box: inout LCSBox) -> OffsetPairs {
    let (oldSymbols, newSymbols) = (old.symbols, new.symbols)
    let (oldOffsets, newOffsets) = (old.offsets, new.offsets)
    for place in box.oldStart..<box.oldEnd { oldPlaces[Int(oldSymbols[place])] = -1 }
    var kept = box.newStart
    for place in box.newStart..<box.newEnd {
      let symbol = Int(newSymbols[place])
      if oldPlaces[symbol] == 0 { continue }
      newPlaces[symbol] = newPlaces[symbol] == 0 ? 1 : -1
      newSymbols[kept] = newSymbols[place]
      newOffsets[kept] = newOffsets[place]
      kept &+= 1
    }
    box.newEnd = kept
    // From here on a symbol has 0 where it was not seen yet, its place from 1 on, or -1.
    for place in box.oldStart..<box.oldEnd { oldPlaces[Int(oldSymbols[place])] = 0 }
    kept = box.oldStart
    for place in box.oldStart..<box.oldEnd {
      let symbol = Int(oldSymbols[place])
      if newPlaces[symbol] == 0 { continue }
      let number = Int32(truncatingIfNeeded: kept - box.oldStart + 1)
      oldPlaces[symbol] = oldPlaces[symbol] == 0 ? number : -1
      oldSymbols[kept] = oldSymbols[place]
      oldOffsets[kept] = oldOffsets[place]
      kept &+= 1
    }
    box.oldEnd = kept
    var pairs = OffsetPairs()
    for place in box.newStart..<box.newEnd {
      let symbol = Int(newSymbols[place])
      if newPlaces[symbol] == 1, oldPlaces[symbol] > 0 {
        pairs.append(old: Int(oldPlaces[symbol]) - 1, new: place - box.newStart, count: 1)
      }
    }
    for place in box.oldStart..<box.oldEnd { oldPlaces[Int(oldSymbols[place])] = 0 }
    for place in box.newStart..<box.newEnd { newPlaces[Int(newSymbols[place])] = 0 }
    return pairs
  }

  /// The rows of a chain that some longest common subsequence has all of.
  private func certainRows(of chain: borrowing LCSChain, in box: LCSBox) -> OffsetSet {
    let count = chain.count
    // For each row, x less rows of the heaviest stretch that ends there, on either side.
    let endingOld = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * count)
    defer { endingOld.deallocate() }
    let endingNew = endingOld + count
    let gapOld = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * (count + 1))
    defer { gapOld.deallocate() }
    let gapNew = gapOld + count + 1
    var (oldWeight, newWeight): (Int32, Int32) = (0, 0)
    var (oldStart, newStart) = (box.oldStart, box.newStart)
    for index in 0...count {
      let oldEnd = index < count ? box.oldStart + chain.old(index) : box.oldEnd
      let newEnd = index < count ? box.newStart + chain.new(index) : box.newEnd
      let shorter = min(oldEnd - oldStart, newEnd - newStart)
      var paired = 0
      while paired < shorter, old.symbols[oldStart + paired] == new.symbols[newStart + paired] {
        paired += 1
      }
      var suffix = 0
      while paired + suffix < shorter,
        old.symbols[oldEnd - 1 - suffix] == new.symbols[newEnd - 1 - suffix]
      {
        suffix += 1
      }
      paired += suffix
      gapOld[index] = Int32(truncatingIfNeeded: oldEnd - oldStart - paired)
      gapNew[index] = Int32(truncatingIfNeeded: newEnd - newStart - paired)
      if index < count {
        oldWeight = gapOld[index] - 1 + max(0, oldWeight)
        newWeight = gapNew[index] - 1 + max(0, newWeight)
        endingOld[index] = oldWeight
        endingNew[index] = newWeight
      }
      oldStart = oldEnd + 1
      newStart = newEnd + 1
    }
    var certain = OffsetSet(bound: count)
    // And of the heaviest that begins there, the row itself not counted again.
    oldWeight = 0
    newWeight = 0
    for index in (0..<count).reversed() {
      oldWeight = gapOld[index + 1] + max(0, oldWeight - 1)
      newWeight = gapNew[index + 1] + max(0, newWeight - 1)
      if endingOld[index] + oldWeight <= 0 || endingNew[index] + newWeight <= 0 {
        certain.insert(index..<index + 1)
      }
    }
    return certain
  }
}

/// A longest ascending set of pairs, by places that count from the start of a box.
struct LCSChain: ~Copyable {
  let count: Int
  private let places: UnsafeMutablePointer<Int32>

  init(_ pairs: OffsetPairs, oldCount: Int) {
    let staying = StayingRuns.longestAscending(
      pairs.runs, oldCount: oldCount, shouldStop: { false })
    places = .allocate(capacity: 2 * pairs.count)
    var count = 0
    for index in pairs.runs.indices where staying?.contains(index) ?? false {
      let run = pairs.runs[index]
      for step in 0..<run.count {
        places[2 * count] = run.old + step
        places[2 * count + 1] = run.new + step
        count += 1
      }
    }
    self.count = count
  }

  deinit { places.deallocate() }

  func old(_ index: Int) -> Int { Int(places[2 * index]) }

  func new(_ index: Int) -> Int { Int(places[2 * index + 1]) }
}
