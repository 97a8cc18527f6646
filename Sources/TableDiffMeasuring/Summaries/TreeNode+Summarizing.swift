// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiffCollections

// Every branch of a measured array stores the summaries of its children, after the children. An
// edit leaves some of them unknown, and creates branches without memory for any. Before other code
// can see the nodes, `summarize` computes all missing summaries.

extension TreeNode {
  /// The number of bytes that a branch needs for summaries.
  @export(implementation)
  static func summaryBytes<Summary>(of summary: Summary.Type) -> Int {
    branchCapacity * MemoryLayout<Summary>.stride + MemoryLayout<Summary>.alignment
  }

  /// The summaries of the children of a branch.
  @export(implementation)
  @inline(__always)
  func summaries<Summary>(of summary: Summary.Type) -> UnsafeMutablePointer<Summary> {
    summaryMemory.alignedUp(for: Summary.self).assumingMemoryBound(to: Summary.self)
  }

  /// A mask with a bit for each child of a branch.
  @export(implementation) var allChildren: UInt16 { UInt16(truncatingIfNeeded: 1 &<< count &- 1) }

  /// Computes all missing summaries below a place, in time proportional to their number.
  ///
  /// A shared branch without summaries comes from a tree without memory for them, so it is copied.
  @export(implementation)
  static func summarize<Summary: RowSummary>(
    _ place: Place, as summary: Summary.Type
  ) where Summary.Row == Element {
    if place.pointee.isLeaf { return }
    let all = place.pointee.allChildren
    if place.pointee.header.pointee.summarized == all { return }
    let bytes = summaryBytes(of: summary)
    if place.pointee.header.pointee.capacity != bytes {
      let old = place.pointee
      place.initialize(to: old.copyOfBranch(summaryBytes: bytes))
      old.release()
    }
    let node = place.pointee
    var missing = all & ~node.header.pointee.summarized
    while missing != 0 {
      let index = missing.trailingZeroBitCount
      missing &= missing &- 1
      summarize(node.children + index, as: summary)
      var made = Summary()
      node.children[index].appendAll(to: &made)
      (node.summaries(of: summary) + index).initialize(to: made)
    }
    node.header.pointee.summarized = all
  }

  @export(implementation)
  func appendAll<Summary: RowSummary>(to summary: inout Summary) where Summary.Row == Element {
    let count = count
    if isLeaf {
      for index in 0..<count { summary.append(elements[index]) }
    } else {
      let summaries = summaries(of: Summary.self)
      for index in 0..<count { summary.append(contentsOf: summaries[index]) }
    }
  }

  @export(implementation)
  func append<Summary: RowSummary>(
    _ range: Range<Int>, to summary: inout Summary
  ) where Summary.Row == Element {
    if isLeaf {
      for offset in range { summary.append(elements[offset]) }
      return
    }
    let summaries = summaries(of: Summary.self)
    let count = count
    var index = childIndex(of: range.lowerBound)
    while index < count {
      let (start, end) = (start(ofChild: index), Int(ends[index]))
      if start >= range.upperBound { return }
      if range.lowerBound <= start, end <= range.upperBound {
        summary.append(contentsOf: summaries[index])
      } else {
        let part = range.clamped(to: start..<end)
        children[index].append(part.lowerBound - start..<part.upperBound - start, to: &summary)
      }
      index &+= 1
    }
  }

  /// Returns the offset of the first row up to which the summary passes, or of the last row if only
  /// the summary of all rows passes, which rounding may cause.
  ///
  /// - Parameter passed: An empty summary, to which all rows before the offset are appended.
  @export(implementation)
  @inline(__always)
  func firstOffset<Summary: RowSummary>(
    after passed: inout Summary, passing passes: (Summary) -> Bool
  ) -> Int where Summary.Row == Element {
    var node = self
    var offset = 0
    while !node.isLeaf {
      let summaries = node.summaries(of: Summary.self)
      let last = node.count &- 1
      var index = 0
      while index < last {
        var next = passed
        next.append(contentsOf: summaries[index])
        if passes(next) { break }
        passed = next
        index &+= 1
      }
      offset &+= node.start(ofChild: index)
      node = node.children[index]
    }
    let last = node.count &- 1
    var index = 0
    while index < last {
      var next = passed
      next.append(node.elements[index])
      if passes(next) { break }
      passed = next
      index &+= 1
    }
    return offset &+ index
  }
}
