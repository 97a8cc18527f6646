// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The interface that tree arrays and their slices share.
///
/// The standard library implements these members for all collections by index. Searching for each
/// element from the root takes some ten times as long as an iterator, which goes from leaf to leaf.
/// Generic code that only knows it has a collection still uses the implementations by index.
public protocol _TreeElements<Element>: RandomAccessCollection, RangeReplaceableCollection
where Index == Int {
  /// The tree array that contains the elements, with the same indices as this collection.
  var _tree: TreeArray<Element> { get }
}

// Hidden in the documentation: these members do what the collection protocols say.
#if !hasFeature(Embedded)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension _TreeElements {
    @_documentation(visibility: internal)
    @export(implementation)
    public func map<Result, Failure: Error>(
      _ transform: (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
      // Appending to an array checks its storage for each element, which takes three times as long.
      var failure: Failure?
      let results = [Result](unsafeUninitializedCapacity: count) { memory, made in
        do throws(Failure) {
          for element in self {
            memory.initializeElement(at: made, to: try transform(element))
            made += 1
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      return results
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
      var builder = TreeBuilder<Element>()
      for element in self where try isIncluded(element) { builder.append(element) }
      return Self(TreeArray(builder))
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
      var index = startIndex
      for element in self {
        if try predicate(element) { return index }
        index += 1
      }
      return nil
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
      var index = endIndex
      for element in reversed() {
        index -= 1
        if try predicate(element) { return index }
      }
      return nil
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
      try reversed().first(where: predicate)
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
      self[..<(try firstIndex { try !predicate($0) } ?? endIndex)]
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
      self[(try firstIndex { try !predicate($0) } ?? endIndex)...]
    }

    @_documentation(visibility: internal)
    @export(implementation)
    public func split(
      maxSplits: Int = .max, omittingEmptySubsequences: Bool = true,
      whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [SubSequence] {
      require(maxSplits >= 0, "A list cannot be split \(maxSplits) times.")
      var parts: [SubSequence] = []
      var start = startIndex
      var index = startIndex
      for element in self {
        if parts.count == maxSplits { break }
        if try isSeparator(element) {
          if start < index || !omittingEmptySubsequences { parts.append(self[start..<index]) }
          start = index + 1
        }
        index += 1
      }
      if start < endIndex || !omittingEmptySubsequences { parts.append(self[start...]) }
      return parts
    }

    @_documentation(visibility: internal)
    @export(implementation)
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
    public func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Int> {
      var ranges: [Range<Int>] = []
      var start: Int?
      var index = startIndex
      for element in self {
        if try predicate(element) {
          start = start ?? index
        } else if let first = start {
          ranges.append(first..<index)
          start = nil
        }
        index += 1
      }
      if let start { ranges.append(start..<endIndex) }
      return RangeSet(ranges)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension _TreeElements where Element: Equatable {
    @_documentation(visibility: internal)
    @export(implementation)
    public func firstIndex(of element: Element) -> Int? { firstIndex { $0 == element } }

    @_documentation(visibility: internal)
    @export(implementation)
    public func lastIndex(of element: Element) -> Int? { lastIndex { $0 == element } }

    @_documentation(visibility: internal)
    @export(implementation)
    public func split(
      separator: Element, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> [SubSequence] {
      split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) {
        $0 == separator
      }
    }

    @_documentation(visibility: internal)
    @export(implementation)
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
    public func indices(of element: Element) -> RangeSet<Int> { indices { $0 == element } }
  }
#endif

// The standard library, too, sorts an array of the elements, but writes it back by index.
#if !hasFeature(Embedded)
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension _TreeElements where Self: MutableCollection {
    @_documentation(visibility: internal)
    @export(implementation)
    public mutating func sort(
      by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows {
      let sorted = try sorted(by: areInIncreasingOrder)
      replaceSubrange(startIndex..<endIndex, with: sorted)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension _TreeElements where Self: MutableCollection, Element: Comparable {
    @_documentation(visibility: internal)
    @export(implementation)
    public mutating func sort() { sort { $0 < $1 } }
  }
#endif
