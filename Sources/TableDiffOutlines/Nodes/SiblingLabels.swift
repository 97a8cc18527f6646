// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The labels of siblings: ascending numbers with gaps for insertions.
///
/// A node keeps its label until there is no gap beside it. Then the siblings in the smallest
/// aligned range of labels that is not too dense get new labels (Bender et al., "Two simplified
/// algorithms for maintaining order in a list", ESA 2002, doi:10.1007/3-540-45749-6_17). A range of
/// 4^k labels may have up to 2^k siblings, so an insertion relabels O(log *n*) siblings on average.
@usableFromInline
enum SiblingLabels {
  /// The end of the range of labels, which starts at 1.
  @export(implementation) static var end: UInt64 { 1 << 62 }

  /// The distance between labels of siblings that are created together.
  @export(implementation) static var distance: UInt64 { 1 << 24 }

  /// Returns the label of one of several siblings that are created together.
  @export(implementation)
  static func label(at index: Int) -> UInt64 {
    end / 2 + UInt64(truncatingIfNeeded: index) * distance
  }

  /// Returns a label between two others; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - left: The label before, or 0.
  ///   - right: The label after, or `end`.
  @export(implementation)
  static func between(_ left: UInt64, _ right: UInt64) -> UInt64? {
    let room = right - left
    if room < 2 { return nil }
    if left == 0, right == end { return end / 2 }
    if right == end, room > 2 * distance { return left + distance }
    if left == 0, room > 2 * distance { return right - distance }
    return left + room / 2
  }

  /// Returns the ranges of labels around a label, from small to large, with the limit of siblings in each.
  @export(implementation)
  static func range(around label: UInt64, bits: UInt64) -> (labels: Range<UInt64>, limit: Int) {
    let start = label & ~(1 << bits - 1)
    return (start..<start + 1 << bits, 1 << Int(bits / 2))
  }
}

extension MeasuredArray {
  /// Returns the index of the first entry whose label is not less than a given one.
  @export(implementation)
  func firstIndex<Node>(notBefore label: UInt64) -> Int where Summary == OutlineSummary<Node> {
    firstIndex(reaching: label) { $0.lastLabel } ?? count
  }

  /// Returns the label for a new entry; `nil` if siblings must be relabeled first.
  @export(implementation)
  func newLabel<Node>(at index: Int) -> UInt64? where Summary == OutlineSummary<Node> {
    SiblingLabels.between(
      index == 0 ? 0 : self[index - 1].label, index == count ? SiblingLabels.end : self[index].label
    )
  }

  /// Returns the indices of the entries to relabel to make room at an index, and their new labels.
  @export(implementation)
  func relabeling<Node>(
    at index: Int
  ) -> (indices: Range<Int>, first: UInt64, distance: UInt64)
  where Summary == OutlineSummary<Node> {
    let label = index == 0 ? 0 : self[index - 1].label
    var bits: UInt64 = 2
    while true {
      let (labels, limit) = SiblingLabels.range(around: label, bits: bits)
      let first = firstIndex(notBefore: labels.lowerBound)
      let end = firstIndex(notBefore: labels.upperBound)
      if end - first < limit || bits == 62 {
        let distance = (1 << bits) / UInt64(end - first + 1)
        return (first..<end, labels.lowerBound + distance, distance)
      }
      bits += 2
    }
  }
}
