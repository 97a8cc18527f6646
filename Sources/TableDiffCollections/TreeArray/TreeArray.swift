// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// An ordered, random-access collection whose copies share storage.
///
///     var contacts = TreeArray((0..<100_000).map { Contact(id: $0, name: "Contact \($0)") })
///     let before = contacts          // O(1); shares everything
///     contacts[4_711].name = "Zoe"   // copies one leaf and the path to it
///     contacts.move(from: 10, to: 90_000)
///     let diff = before.tableDiff(to: contacts)
///     diff.updates  // [Update(from: 4711, to: 4710)]
///     diff.moves    // [Move(from: 10, to: 90000)]
///
/// A tree array is an array for lists of many thousands to millions of rows of which an app keeps
/// versions, such as the one that a list view shows and the one that the app edits. Copying it,
/// editing it, and comparing it with an earlier version takes time proportional to the edits, not
/// to the length of the list. With ten million rows, that is a few microseconds, where an array
/// takes half a second.
///
/// | operation | tree array | array with another copy |
/// | --- | --- | --- |
/// | copy | O(1) | O(1) |
/// | change, insert, remove or move an element | O(log *n*) | O(*n*) |
/// | move a range, split, concatenate | O(log *n*) | O(*n*) |
/// | replace a range by *m* other elements | O(log *n* + *m*) | O(*n*) |
/// | read an element | O(log *n*) | O(1) |
/// | read all in order | O(*n*) | O(*n*) |
/// | diff of a version with *k* edits | O(*k* log *n* + *k* log *k*) | O(*n*) |
/// | release a version | the nodes that no other version has | O(*n*) |
///
/// *n* is the number of elements. The functions for diffs are those of other lists, such as
/// `tableDiff(to:moves:algorithm:)`. With unique ids, they return the same changes as for arrays.
/// Where ids repeat, the pairing depends on the nodes that both versions share. The algorithm
/// `ListDiff.Algorithm.lcs` reads all rows.
///
/// **When an array is the better choice.** Access by index takes some ten times as long as in an
/// array, and elements are contiguous only in chunks of about a kilobyte. Use an array for lists of
/// less than some thousand rows, and for lists that are replaced as a whole. If those are long too,
/// ``update(to:moves:)`` keeps the storage of all unchanged rows.
///
/// It is a B+tree without keys: leaves hold the elements, and branches the number of elements in
/// each of their up to 16 children. Changing a node copies it if other tree arrays share it. A tree
/// array is a value with the interface of `Array`. Its indices are offsets from 0, and it holds up
/// to `Int32.max` elements. Versions that share nodes can be used concurrently.
///
/// List views and updaters take tree arrays like arrays.
public struct TreeArray<Element> {
  @usableFromInline package typealias Node = TreeNode<Element>

  /// The topmost node; `nil` if there are no elements.
  @usableFromInline var root: TreeStorage<Element>?

  /// Creates an empty tree array.
  @export(implementation)
  public init() {}

  /// Creates a tree array of the elements of a sequence.
  ///
  ///     let letters = TreeArray("abc")
  ///     letters[1]                        // b
  ///     String(TreeArray(letters[1...]))  // bc: shares the storage of `letters`
  ///
  /// - Parameter elements: The elements, at most `Int32.max`.
  /// - Complexity: O(*n*), where *n* is the number of elements; O(1) if the sequence is a tree array,
  ///   and O(log *n*) if it is a slice of one.
  @export(implementation)
  public init(_ elements: some Sequence<Element>) {
    if let (tree, range) = Self.part(of: elements) {
      self = tree.subarray(range)
      return
    }
    var builder = TreeBuilder<Element>()
    builder.append(contentsOf: elements)
    self.init(builder)
  }

  /// Creates a copy of a tree array; `nil` if the sequence is not one.
  ///
  /// In specialized code the cast costs nothing.
  @export(implementation)
  @inline(__always)
  init?(sharing elements: some Sequence<Element>) {
    #if hasFeature(Embedded)
      return nil
    #else
      guard let tree = elements as? TreeArray<Element> else { return nil }
      self = tree
    #endif
  }

  /// Returns the tree array that a sequence is, or is a slice of, and the range of its elements;
  /// `nil` for other sequences.
  @export(implementation)
  @inline(__always)
  static func part(of elements: some Sequence<Element>) -> (TreeArray, Range<Int>)? {
    if let tree = TreeArray(sharing: elements) { return (tree, 0..<tree.count) }
    #if hasFeature(Embedded)
      return nil
    #else
      guard let slice = elements as? TreeArray<Element>.SubSequence else { return nil }
      return (slice.base, slice.bounds)
    #endif
  }

  /// Creates a tree array from the nodes of a builder.
  @export(implementation)
  package init(_ builder: consuming TreeBuilder<Element>) {
    root = builder.finish()?.storage.takeRetainedValue()
  }

  /// Creates a tree array of elements in memory; a small leaf has no spare capacity.
  @export(implementation)
  package init(compact elements: UnsafeBufferPointer<Element>) {
    if let first = elements.baseAddress, elements.count > 0, elements.count <= Node.leafCapacity {
      let leaf = Node.leaf(copying: first, count: elements.count, capacity: elements.count)
      self.init()
      root = leaf.storage.takeRetainedValue()
      return
    }
    var builder = TreeBuilder<Element>()
    builder.append(copying: elements)
    self.init(builder)
  }

  /// The root node.
  ///
  /// The caller keeps the tree array alive with `withExtendedLifetime`, even if it is `self`: a
  /// temporary value is released after its last use, and reading a node is not a use.
  @export(implementation)
  @inline(__always)
  package var rootNode: Node? {
    guard let root else { return nil }
    return Node(root)
  }

  /// Calls a closure with the place of the root node.
  ///
  /// - Precondition: The tree array is not empty.
  @export(implementation)
  @inline(__always)
  package mutating func withRootPlace<Result>(_ body: (Node.Place) -> Result) -> Result {
    withUnsafeMutablePointer(to: &root) {
      $0.withMemoryRebound(to: Node.self, capacity: 1, body)
    }
  }
}

extension TreeArray: @unchecked Sendable where Element: Sendable {}

extension TreeBuilder {
  /// Appends the elements of a sequence; shares them if it is a tree array.
  @export(implementation)
  mutating func append(contentsOf elements: some Sequence<Element>) {
    if let (tree, range) = TreeArray.part(of: elements) {
      append(tree, in: range)
      return
    }
    let isCopied: Void? = elements.withContiguousStorageIfAvailable { append(copying: $0) }
    if isCopied != nil { return }
    #if !hasFeature(Embedded)
      if let list = elements as? any RandomAccessCollection {
        var counter = ElementCounter(list.count)
        for element in elements {
          counter.next()
          append(element)
        }
        return
      }
    #endif
    for element in elements { append(element) }
  }

  /// Appends a range of elements of a tree array, which are shared.
  @export(implementation)
  package mutating func append(_ tree: TreeArray<Element>, in range: Range<Int>) {
    defer { withExtendedLifetime(tree) {} }
    if let root = tree.rootNode { append(root, in: range) }
  }
}

extension TreeArray {
  /// Splits the elements at an offset into two tree arrays that share the storage.
  ///
  ///     let (head, tail) = TreeArray("abcde").split(at: 2)
  ///     String(head)  // ab
  ///     String(tail)  // cde
  ///
  /// `head + tail` joins them again, at the same cost.
  ///
  /// - Parameter offset: The offset of the first element of the tail; `count` for an empty one.
  /// - Returns: Two tree arrays.
  /// - Precondition: The offset is from 0 to ``count``.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @export(implementation)
  public func split(at offset: Int) -> (head: TreeArray, tail: TreeArray) {
    (subarray(0..<offset), subarray(offset..<count))
  }

  /// Returns a tree array of a range of elements, which shares their storage.
  @export(implementation)
  func subarray(_ range: Range<Int>) -> TreeArray {
    Self.check(range, in: count)
    if range.count == count { return self }
    var builder = TreeBuilder<Element>()
    builder.append(self, in: range)
    return TreeArray(builder)
  }
}
