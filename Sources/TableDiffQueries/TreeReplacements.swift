// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// Elements that replace ranges of a tree array, stored in one array.
@usableFromInline
struct TreeReplacements<Element> {
  @usableFromInline
  struct Edit {
    /// The offsets to replace; empty for an insertion.
    @usableFromInline let range: Range<Int>

    /// The range of the elements in the array.
    @usableFromInline let elements: Range<Int>

    @export(implementation)
    init(_ range: Range<Int>, _ elements: Range<Int>) {
      (self.range, self.elements) = (range, elements)
    }

    /// Whether the number of elements stays the same.
    @export(implementation) var keepsCount: Bool { range.count == elements.count }

    /// Whether a single element is inserted or removed.
    @export(implementation) var isOfOne: Bool { range.count + elements.count == 1 }
  }

  /// The edits by old offset, ascending and disjoint.
  @usableFromInline var edits: ContiguousArray<Edit> = []

  @usableFromInline var elements: ContiguousArray<Element>

  @export(implementation)
  init(_ elements: ContiguousArray<Element>) { self.elements = elements }

  /// Replaces a range by elements of the array.
  @export(implementation)
  mutating func append(_ range: Range<Int>, with elements: Range<Int>) {
    edits.append(Edit(range, elements))
  }

  /// Replaces a range by one repeated element.
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
  /// Applies the replacements to a tree array.
  ///
  /// - Complexity: O(*k* log *n* + *m*), where *k* is the number of edits, *n* of elements and *m*
  ///   of new elements.
  @export(implementation)
  mutating func replace(
    _ replacements: TreeReplacements<Element>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let (edits, elements) = (replacements.edits, replacements.elements)
    // Cutting and joining the tree takes longer than changing elements in place.
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
