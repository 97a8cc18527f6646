// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// Elements that take the place of others in a tree array, in one array.
@usableFromInline
struct TreeReplacements<Element> {
  @usableFromInline
  struct Edit {
    /// The offsets of the others; empty if elements are inserted.
    @usableFromInline let range: Range<Int>

    /// Where the elements are in the array.
    @usableFromInline let elements: Range<Int>

    @export(implementation)
    init(_ range: Range<Int>, _ elements: Range<Int>) {
      (self.range, self.elements) = (range, elements)
    }

    /// Whether there are as many elements as before.
    @export(implementation) var keepsCount: Bool { range.count == elements.count }

    /// Whether one element is inserted or removed.
    @export(implementation) var isOfOne: Bool { range.count + elements.count == 1 }
  }

  /// Edits by offsets of the list before; ascending, and none overlaps another one.
  @usableFromInline var edits: ContiguousArray<Edit> = []

  @usableFromInline var elements: ContiguousArray<Element>

  @export(implementation)
  init(_ elements: ContiguousArray<Element>) { self.elements = elements }

  /// Replaces the elements at offsets by some of the array.
  @export(implementation)
  mutating func append(_ range: Range<Int>, with elements: Range<Int>) {
    edits.append(Edit(range, elements))
  }

  /// Replaces the elements at offsets by one that is repeated.
  @export(implementation)
  mutating func append(
    _ range: Range<Int>, _ element: Element, count: Int, _ stop: _StopPoll?
  ) throws(_Stopped) {
    append(range, with: elements.count..<elements.count + count)
    for _ in 0..<count {
      elements.append(element)
      try stop?.check(after: 1)
    }
  }
}

extension TreeArray {
  /// Carries out replacements.
  ///
  /// - Complexity: O(*k* log *n* + *m*), where *k* is their number, *n* that of elements and *m* that of
  ///   new ones.
  @export(implementation)
  mutating func replace(
    _ replacements: TreeReplacements<Element>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let (edits, elements) = (replacements.edits, replacements.elements)
    // To cut and join the tree takes longer than to change elements where they are.
    if edits.allSatisfy({ $0.keepsCount || $0.isOfOne && edits.count < 64 }) {
      for edit in edits.reversed() {
        try stop?.check(after: _StopPoll.search)
        if edit.keepsCount {
          for (offset, index) in zip(edit.range, edit.elements) {
            self[offset] = elements[index]
            try stop?.check(after: 4)
          }
        } else if edit.range.isEmpty {
          insert(elements[edit.elements.lowerBound], at: edit.range.lowerBound)
        } else {
          remove(at: edit.range.lowerBound)
        }
      }
      return
    }
    var builder = TreeBuilder<Element>()
    var start = 0
    for edit in edits {
      builder.append(self, in: start..<edit.range.lowerBound)
      try stop?.check(after: _StopPoll.search)
      for index in edit.elements {
        builder.append(elements[index])
        try stop?.check(after: 1)
      }
      start = edit.range.upperBound
    }
    builder.append(self, in: start..<count)
    self = TreeArray(builder)
  }
}
