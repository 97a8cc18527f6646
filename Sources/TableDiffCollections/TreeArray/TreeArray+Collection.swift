// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray: RandomAccessCollection, MutableCollection {
  /// An offset from the first element.
  public typealias Index = Int

  /// The indices of the elements.
  public typealias Indices = Range<Int>

  /// The index of the first element: 0.
  @export(implementation)
  public var startIndex: Int { 0 }

  /// The index after the last element: ``count``.
  @export(implementation)
  public var endIndex: Int { count }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var count: Int {
    defer { withExtendedLifetime(self) {} }
    return rootNode?.elementCount ?? 0
  }

  /// Whether there are no elements.
  @export(implementation)
  public var isEmpty: Bool { root == nil }

  /// The element at an index, an offset from 0.
  ///
  ///     var letters = TreeArray("abc")
  ///     let before = letters
  ///     letters[1] = "x"
  ///     String(letters)  // axc
  ///     String(before)   // abc
  ///
  /// To read many elements in order, iterate or call ``withChunks(in:_:)``, which takes O(1) an
  /// element.
  ///
  /// - Precondition: The index is less than ``count``.
  /// - Complexity: O(log *n*), where *n* is the number of elements. Changing an element copies the
  ///   nodes on the path to it that are shared with other tree arrays.
  @export(implementation)
  public subscript(index: Int) -> Element {
    get {
      Self.check(index, in: count)
      defer { withExtendedLifetime(self) {} }
      guard let rootNode else { fatalError("An element of an empty tree array") }
      return rootNode.element(at: index).pointee
    }
    _modify {
      Self.check(index, in: count)
      let element = withRootPlace { Node.uniqueElement(at: index, in: $0) }
      yield &element.pointee
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func swapAt(_ first: Int, _ second: Int) {
    Self.check(first, in: count)
    Self.check(second, in: count)
    if first == second { return }
    withRootPlace { place in
      // The second search copies no node on the path to the first element, because these are unique
      // now.
      let element = Node.uniqueElement(at: first, in: place)
      swap(&element.pointee, &Node.uniqueElement(at: second, in: place).pointee)
    }
  }

  @export(implementation)
  @inline(__always)
  static func check(_ index: Int, in count: Int) {
    if UInt(bitPattern: index) >= UInt(bitPattern: count) { fail(index, count) }
  }

  @export(implementation)
  @inline(never)
  static func fail(_ index: Int, _ count: Int) -> Never {
    fatalError("There is no element at \(index): the tree array has \(count).")
  }

  @export(implementation)
  static func check(_ range: Range<Int>, in count: Int) {
    if range.lowerBound < 0 || range.upperBound > count {
      fatalError("There are no elements \(range): the tree array has \(count).")
    }
  }
}

extension TreeArray {
  #if !hasFeature(Embedded)
    /// Calls a closure with the elements if they are contiguous, which is the case in a single
    /// leaf.
    ///
    ///     TreeArray([1, 2]).withContiguousStorageIfAvailable { $0.count }           // 2
    ///     TreeArray(1...100_000).withContiguousStorageIfAvailable { $0.count }  // nil
    ///
    /// ``withChunks(in:_:)`` works for any number of elements.
    ///
    /// - Parameter body: Receives the elements, which are valid until it returns.
    /// - Returns: The result of `body`; `nil` if the elements are in several leaves.
    /// - Throws: Any error thrown by `body`.
    /// - Complexity: O(1)
    @export(implementation)
    public func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
      guard let root else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
      defer { withExtendedLifetime(root) {} }
      let node = Node(root)
      return node.isLeaf ? try body(node.buffer) : nil
    }
  #endif

  /// Calls a closure with the elements in order, in contiguous chunks.
  ///
  ///     var sum = 0
  ///     TreeArray(1...100_000).withChunks { chunk in for number in chunk { sum += number } }
  ///     sum  // 5000050000
  ///
  /// This is the fastest way to read all elements. A chunk has 1 to 64 elements.
  ///
  /// - Parameters:
  ///   - range: The offsets of the elements; all by default.
  ///   - body: Receives the chunks, which are valid until it returns.
  /// - Throws: Any error thrown by `body`.
  /// - Complexity: O(log *n* + *m*), where *n* is the number of elements and *m* of those in the
  ///   range.
  @export(implementation)
  public func withChunks<Failure: Error>(
    in range: Range<Int>? = nil,
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Void
  ) throws(Failure) {
    let range = range ?? 0..<count
    Self.check(range, in: count)
    guard let root else { return }
    defer { withExtendedLifetime(root) {} }
    try Node(root).forEachChunk(in: range, body)
  }
}
