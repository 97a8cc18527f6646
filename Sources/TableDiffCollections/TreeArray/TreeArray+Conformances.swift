// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray: ExpressibleByArrayLiteral {
  /// Creates a tree array from an array literal.
  ///
  ///     let primes: TreeArray = [2, 3, 5]
  ///     primes.count  // 3
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @export(implementation)
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension TreeArray: Equatable where Element: Equatable {
  /// Returns whether two tree arrays have equal elements in the same order.
  ///
  ///     let letters = TreeArray("abc")
  ///     var others = letters
  ///     others[1] = "x"
  ///     letters == others  // false
  ///
  /// Nodes that both share at the same position are not read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements in nodes that are not shared.
  @export(implementation)
  public static func == (left: TreeArray, right: TreeArray) -> Bool {
    if left.count != right.count { return false }
    guard let leftRoot = left.rootNode, let rightRoot = right.rootNode else { return true }
    return withExtendedLifetime((left, right)) { Node.areEqual(leftRoot, rightRoot) }
  }
}

extension TreeNode where Element: Equatable {
  /// Returns whether two nodes with equal counts have equal elements.
  @export(implementation)
  static func areEqual(_ left: TreeNode, _ right: TreeNode) -> Bool {
    if left === right { return true }
    if !left.isLeaf, left.height == right.height, left.count == right.count,
      (0..<left.count).allSatisfy({ left.ends[$0] == right.ends[$0] })
    {
      return (0..<left.count).allSatisfy { areEqual(left.children[$0], right.children[$0]) }
    }
    var start = 0
    while start < left.elementCount {
      let (leftLeaf, leftStart) = left.leaf(at: start)
      let (rightLeaf, rightStart) = right.leaf(at: start)
      let end = min(leftStart + leftLeaf.count, rightStart + rightLeaf.count)
      if leftLeaf !== rightLeaf || leftStart != rightStart {
        for offset in start..<end
        where leftLeaf.elements[offset - leftStart] != rightLeaf.elements[offset - rightStart] {
          return false
        }
      }
      start = end
    }
    return true
  }

  @export(implementation)
  static func !== (left: TreeNode, right: TreeNode) -> Bool { !(left === right) }
}

extension TreeArray: Hashable where Element: Hashable {
  /// Feeds the count and the elements to a hasher, as `Array` does.
  ///
  /// Equal tree arrays have equal hashes, whatever their history.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @export(implementation)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

#if !hasFeature(Embedded)
  extension TreeArray: Encodable where Element: Encodable {
    /// Encodes the elements as an array does, so that an array can decode them.
    ///
    /// - Throws: Any error thrown by an element or the encoder.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in self { try container.encode(element) }
    }
  }

  extension TreeArray: Decodable where Element: Decodable {
    /// Decodes the elements as an array does.
    ///
    /// The result shares nothing with other versions. Call ``update(to:moves:)`` on another version
    /// to share storage.
    ///
    /// - Throws: Any error thrown by an element or the decoder.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var builder = TreeBuilder<Element>()
      while !container.isAtEnd { builder.append(try container.decode(Element.self)) }
      self.init(builder)
    }
  }

  extension TreeArray: CustomStringConvertible, CustomDebugStringConvertible {
    /// The elements, as an array describes them.
    ///
    ///     "\(TreeArray([1, 2]))"  // [1, 2]
    public var description: String { Array(self).description }

    /// The elements, as an array describes them for debugging, after the name of the type.
    ///
    ///     TreeArray(["a"]).debugDescription  // TreeArray(["a"])
    public var debugDescription: String { "TreeArray(\(Array(self).debugDescription))" }
  }

  extension TreeArray: CustomReflectable {
    /// The elements, as those of an array.
    public var customMirror: Mirror {
      Mirror(self, unlabeledChildren: self, displayStyle: .collection)
    }
  }
#endif
