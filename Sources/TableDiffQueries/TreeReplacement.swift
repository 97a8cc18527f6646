// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// Elements that take the place of others in a tree array.
@usableFromInline
struct TreeReplacement<Element> {
  /// The offsets of the others; empty if elements are inserted.
  @usableFromInline let range: Range<Int>

  @usableFromInline let elements: ContiguousArray<Element>

  @export(implementation)
  init(_ range: Range<Int>, with elements: ContiguousArray<Element>) {
    (self.range, self.elements) = (range, elements)
  }

  /// Whether there are as many elements as before.
  @export(implementation) var keepsCount: Bool { range.count == elements.count }
}

extension TreeArray {
  /// Carries out replacements.
  ///
  /// - Parameter replacements: Replacements by offsets of this list; ascending, and none overlaps
  ///   another one.
  /// - Complexity: O(*k* log *n* + *m*), where *k* is their number, *n* that of elements and *m* that of
  ///   new ones.
  @export(implementation)
  mutating func replace(
    _ replacements: ContiguousArray<TreeReplacement<Element>>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    // To cut and join the tree takes longer than to change elements where they are.
    if replacements.count < 8 || replacements.allSatisfy({ $0.keepsCount }) {
      for replacement in replacements.reversed() {
        try stop?.check(after: _StopPoll.search)
        try replace(replacement, stop)
      }
      return
    }
    var builder = TreeBuilder<Element>()
    var start = 0
    for replacement in replacements {
      builder.append(self, in: start..<replacement.range.lowerBound)
      try stop?.check(after: _StopPoll.search)
      for element in replacement.elements {
        builder.append(element)
        try stop?.check(after: 1)
      }
      start = replacement.range.upperBound
    }
    builder.append(self, in: start..<count)
    self = TreeArray(builder)
  }

  /// Carries out one replacement; without cutting the tree if it can.
  @export(implementation)
  mutating func replace(
    _ replacement: TreeReplacement<Element>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let (range, elements) = (replacement.range, replacement.elements)
    if replacement.keepsCount {
      for (offset, element) in zip(range, elements) {
        self[offset] = element
        try stop?.check(after: 4)
      }
      return
    }
    switch (range.count, elements.count) {
    case (1, 0): remove(at: range.lowerBound)
    case (0, 1): insert(elements[0], at: range.lowerBound)
    default:
      var builder = TreeBuilder<Element>()
      builder.append(self, in: 0..<range.lowerBound)
      for element in elements {
        builder.append(element)
        try stop?.check(after: 1)
      }
      builder.append(self, in: range.upperBound..<count)
      self = TreeArray(builder)
    }
  }
}
