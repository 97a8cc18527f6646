// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// A view of consecutive elements of a tree array.
  ///
  ///     let letters = TreeArray("abcdef")
  ///     let slice = letters[2..<5]
  ///     String(slice)             // cde
  ///     slice[2]                  // c: indices are those of the tree array
  ///     String(TreeArray(slice))  // cde: shares the storage of `letters`, with indices from 0
  ///
  /// A slice keeps the whole tree array alive. Changing the slice does not change the tree array.
  public struct SubSequence {
    @usableFromInline var base: TreeArray

    /// The offsets of the elements in the base.
    @usableFromInline var bounds: Range<Int>

    @export(implementation)
    init(_ base: TreeArray, in bounds: Range<Int>) { (self.base, self.bounds) = (base, bounds) }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public subscript(bounds: Range<Int>) -> SubSequence {
    get {
      Self.check(bounds, in: count)
      return SubSequence(self, in: bounds)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TreeArray: _TreeElements {
  @export(implementation)
  public var _tree: TreeArray { self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TreeArray.SubSequence: _TreeElements, MutableCollection {
  public typealias Indices = Range<Int>

  @export(implementation)
  public init() { self.init(TreeArray(), in: 0..<0) }

  @export(implementation)
  public var _tree: TreeArray<Element> { base }

  @export(implementation)
  public var startIndex: Int { bounds.lowerBound }

  @export(implementation)
  public var endIndex: Int { bounds.upperBound }

  @export(implementation)
  public subscript(index: Int) -> Element {
    get {
      check(index..<index + 1)
      return base[index]
    }
    _modify {
      check(index..<index + 1)
      yield &base[index]
    }
  }

  @export(implementation)
  public subscript(range: Range<Int>) -> TreeArray.SubSequence {
    get {
      check(range)
      return TreeArray.SubSequence(base, in: range)
    }
    set { replaceSubrange(range, with: newValue) }
  }

  @export(implementation)
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    change(range) { $0.replaceSubrange(range, with: elements) }
  }

  @export(implementation)
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    replaceSubrange(endIndex..<endIndex, with: TreeArray(elements))
  }

  @export(implementation)
  public mutating func insert(_ element: Element, at index: Int) {
    change(index..<index) { $0.insert(element, at: index) }
  }

  @export(implementation)
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    change(index..<index + 1) { $0.remove(at: index) }
  }

  @export(implementation)
  @inline(__always)
  func check(_ range: Range<Int>) {
    if range.lowerBound < startIndex || range.upperBound > endIndex { Self.fail(range, bounds) }
  }

  @export(implementation)
  @inline(never)
  static func fail(_ range: Range<Int>, _ bounds: Range<Int>) -> Never {
    fatalError("There are no elements \(range): the slice has \(bounds).")
  }

  /// Changes the elements in a range, and adjusts the bounds to their number.
  @export(implementation)
  mutating func change<Result>(_ range: Range<Int>, _ body: (inout TreeArray) -> Result) -> Result {
    check(range)
    let rest = base.count - endIndex
    defer { bounds = startIndex..<base.count - rest }
    return body(&base)
  }
}

extension TreeArray.SubSequence: Sendable where Element: Sendable {}

#if !hasFeature(Embedded)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension TreeArray.SubSequence {
    @export(implementation)
    public func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
      guard !isEmpty, let root = base.root else {
        return try body(UnsafeBufferPointer(start: nil, count: 0))
      }
      defer { withExtendedLifetime(root) {} }
      let (leaf, start) = TreeNode(root).leaf(at: startIndex)
      if endIndex > start + leaf.count { return nil }
      return try body(
        UnsafeBufferPointer(start: leaf.elements + (startIndex - start), count: count))
    }

    @export(implementation)
    public mutating func removeAll(
      where shouldBeRemoved: (Element) throws -> Bool
    ) rethrows {
      replaceSubrange(bounds, with: try filter { try !shouldBeRemoved($0) })
    }
  }

  extension TreeArray.SubSequence: CustomStringConvertible, CustomDebugStringConvertible {
    /// The elements, as a slice of an array describes them.
    ///
    ///     "\(TreeArray(1...9)[2..<4])"  // [3, 4]
    public var description: String { Array(self).description }

    /// The elements, as an array describes them for debugging, after the name of the type.
    ///
    ///     TreeArray(["a", "b"])[1...].debugDescription  // TreeArray.SubSequence(["b"])
    public var debugDescription: String {
      "TreeArray.SubSequence(\(Array(self).debugDescription))"
    }
  }

  extension TreeArray.SubSequence: CustomReflectable {
    /// The elements, as those of a slice of an array.
    public var customMirror: Mirror {
      Mirror(self, unlabeledChildren: self, displayStyle: .collection)
    }
  }
#endif
