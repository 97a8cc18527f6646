// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray: RangeReplaceableCollection {
  /// Inserts an element.
  ///
  ///     var letters = TreeArray("abc")
  ///     letters.insert("x", at: 1)
  ///     String(letters)  // axbc
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - index: The index of the element after the insertion; `count` appends it.
  /// - Precondition: There are less than `Int32.max` elements.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  public mutating func insert(_ element: Element, at index: Int) {
    let count = count
    if index != count { Self.check(index, in: count) }
    if count == 0 {
      let leaf = Node.leaf(capacity: Node.minimum(height: 0))
      leaf.elements.initialize(to: element)
      leaf.setCount(1)
      root = leaf.storage.takeRetainedValue()
      return
    }
    if count == Int32.max {
      fatalError("A tree array has up to \(Int32.max) elements, but one more is inserted.")
    }
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { memory in
      guard let memory = memory.baseAddress else { return }
      memory.initialize(to: element)
      withRootPlace { place in
        if let neighbor = Node.insert(memory, at: index, in: place) {
          let root = Node.branch(height: place.pointee.height + 1)
          root.append(place.pointee)
          root.append(neighbor)
          place.initialize(to: root)
        }
      }
    }
  }

  /// Appends an element.
  ///
  ///     var letters = TreeArray("ab")
  ///     letters.append("c")
  ///     String(letters)  // abc
  ///
  /// To append many elements, ``append(contentsOf:)`` is faster.
  ///
  /// - Parameter element: The element.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  public mutating func append(_ element: Element) { insert(element, at: count) }

  /// Removes and returns an element.
  ///
  ///     var letters = TreeArray("abc")
  ///     letters.remove(at: 1)  // b
  ///     String(letters)        // ac
  ///
  /// - Parameter index: The index of the element, less than `count`.
  /// - Returns: The element.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let count = count
    Self.check(index, in: count)
    let element = withRootPlace { place in
      let element = Node.remove(at: index, in: place)
      while !place.pointee.isLeaf, place.pointee.count == 1 {
        let root = place.pointee
        root.children[0].retain()
        place.initialize(to: root.children[0])
        root.release()
      }
      return element
    }
    if count == 1 { root = nil }
    return element
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Ignored, because a tree array reserves no storage.
  /// - Complexity: O(1) if other tree arrays share all nodes; otherwise O(*n*), where *n* is the
  ///   number of elements.
  @export(implementation)
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { root = nil }

  #if !hasFeature(Embedded)
    /// Removes the elements that satisfy a predicate.
    ///
    ///     var numbers = TreeArray(1...10)
    ///     numbers.removeAll { $0 % 3 == 0 }
    ///     Array(numbers)  // [1, 2, 4, 5, 7, 8, 10]
    ///
    /// Unchanged nodes stay shared with other versions.
    ///
    /// - Parameter shouldBeRemoved: Whether to remove an element.
    /// - Throws: Any error thrown by `shouldBeRemoved`, in which case nothing is removed.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    @export(implementation)
    public mutating func removeAll(
      where shouldBeRemoved: (Element) throws -> Bool
    ) rethrows {
      var builder = TreeBuilder<Element>()
      var keptStart = 0
      var offset = 0
      for element in self {
        if try shouldBeRemoved(element) {
          builder.append(self, in: keptStart..<offset)
          keptStart = offset + 1
        }
        offset += 1
      }
      if keptStart == 0 { return }
      builder.append(self, in: keptStart..<offset)
      self = TreeArray(builder)
    }
  #endif

  /// Replaces a range of elements.
  ///
  ///     var letters = TreeArray("abcd")
  ///     letters.replaceSubrange(1..<3, with: "xyz")
  ///     String(letters)  // axyzd
  ///
  /// - Parameters:
  ///   - range: The offsets of the elements to replace.
  ///   - elements: The new elements.
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of elements and *m* of new ones; O(log
  ///   *n* + log *m*) if the new elements are a tree array or a slice of one, which is then shared.
  @export(implementation)
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    Self.check(range, in: count)
    var builder = TreeBuilder<Element>()
    builder.append(self, in: 0..<range.lowerBound)
    builder.append(contentsOf: elements)
    builder.append(self, in: range.upperBound..<count)
    self = TreeArray(builder)
  }

  /// Appends the elements of a sequence.
  ///
  ///     var letters = TreeArray("abc")
  ///     letters.append(contentsOf: letters)
  ///     String(letters)  // abcabc
  ///
  /// - Parameter elements: The elements to append.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of elements and *m* of new ones; O(log
  ///   *n* + log *m*) if the new elements are a tree array or a slice of one, which is then shared.
  @export(implementation)
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    var builder = TreeBuilder<Element>()
    builder.append(self, in: 0..<count)
    builder.append(contentsOf: elements)
    self = TreeArray(builder)
  }
}

extension TreeArray {
  /// Moves an element.
  ///
  ///     var letters = TreeArray("abcd")
  ///     letters.move(from: 0, to: 2)
  ///     String(letters)  // bcad
  ///
  /// - Parameters:
  ///   - source: The offset of the element.
  ///   - destination: The offset of the element after the move, as in `ListMove`.
  /// - Precondition: Both are less than ``count``.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  public mutating func move(from source: Int, to destination: Int) {
    Self.check(source, in: count)
    Self.check(destination, in: count)
    if source != destination { insert(remove(at: source), at: destination) }
  }

  /// Moves consecutive elements.
  ///
  ///     var letters = TreeArray("abcdef")
  ///     letters.moveSubrange(0..<2, to: 3)
  ///     String(letters)  // cdeabf
  ///
  /// The elements keep their nodes, except at the ends of the range, so a diff finds a long range
  /// without reading it.
  ///
  /// - Parameters:
  ///   - range: The offsets of the elements.
  ///   - destination: The offset of the first of them after the move.
  /// - Precondition: The range is within `0..<count`, and the destination is at least 0 and at most
  ///   `count - range.count`.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  public mutating func moveSubrange(_ range: Range<Int>, to destination: Int) {
    Self.check(range, in: count)
    Self.check(destination..<destination + range.count, in: count)
    if range.isEmpty || range.lowerBound == destination { return }
    // The range swaps places with the elements between its old and its new place.
    let passed =
      destination > range.lowerBound
      ? range.upperBound..<destination + range.count : destination..<range.lowerBound
    let (first, second) = destination > range.lowerBound ? (passed, range) : (range, passed)
    var builder = TreeBuilder<Element>()
    builder.append(self, in: 0..<Swift.min(first.lowerBound, second.lowerBound))
    builder.append(self, in: first)
    builder.append(self, in: second)
    builder.append(self, in: Swift.max(first.upperBound, second.upperBound)..<count)
    self = TreeArray(builder)
  }
}
