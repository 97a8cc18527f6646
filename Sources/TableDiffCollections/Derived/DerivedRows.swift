// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a derived list, or of one of its sections, in order.
///
///     let numbers = TreeArray((1...100).map { Track(id: $0, title: "Track \($0)") })
///     let tracks = numbers.derived.filter { $0.id.isMultiple(of: 7) }
///     tracks.rows.count     // 14
///     tracks.rows[1].title  // Track 14
///
/// It refers to the rows of the source and copies none. It is a value: an update of the derived
/// list does not change it. Reading a row takes O(log *n*), where *n* is the number of rows of the
/// source. To read many in order, iterate, which finds dozens of rows at a time.
///
/// A mutation copies the rows, in O(*n*).
///
/// A slice has the same type, is created in O(1), and keeps the indices of its base:
///
///     let letters = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") })
///     let page = letters.derived.rows[3..<5]
///     page[3].id  // 3
public struct DerivedRows<Source: RandomAccessCollection> where Source.Index == Int {
  @usableFromInline
  enum Storage {
    case derived(LabelOrder, DerivedSource<Source>, isReversed: Bool)
    case own(TreeArray<Source.Element>)
  }

  @usableFromInline var storage: Storage

  /// The index of the first row: 0, unless this is a slice.
  @usableFromInline var first = 0

  /// The offsets of these rows among all rows of the storage, in the order shown.
  @usableFromInline var shown: Range<Int>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public init() { (storage, shown) = (.own(TreeArray()), 0..<0) }

  @export(implementation)
  init(_ order: LabelOrder, _ source: DerivedSource<Source>, isReversed: Bool) {
    storage = .derived(order, source, isReversed: isReversed)
    shown = 0..<order.count
  }
}

@usableFromInline
final class DerivedSource<Source: RandomAccessCollection> where Source.Index == Int {
  @usableFromInline let source: Source
  @usableFromInline let labels: SourceLabels

  @export(implementation)
  init(_ source: Source, _ labels: SourceLabels) { (self.source, self.labels) = (source, labels) }

  @export(implementation)
  func row(_ label: UInt64) -> Source.Element {
    guard let offset = labels.offset(of: label) else { fatalError("No row has label \(label).") }
    return source[source.startIndex + offset]
  }
}

extension DerivedSource: Sendable where Source: Sendable {}
extension DerivedRows.Storage: Sendable where Source: Sendable, Source.Element: Sendable {}
extension DerivedRows: Sendable where Source: Sendable, Source.Element: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedRows: RandomAccessCollection {
  public typealias Element = Source.Element
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = DerivedRows

  @export(implementation) public var startIndex: Int { first }
  @export(implementation) public var endIndex: Int { first + count }

  @export(implementation) public var count: Int { shown.count }

  @export(implementation)
  public subscript(index: Int) -> Source.Element {
    LabelOrder.check(index - first, in: count)
    let offset = shown.lowerBound + (index - first)
    switch storage {
    case .derived(let order, let source, let isReversed):
      return source.row(order[isReversed ? order.count - 1 - offset : offset])
    case .own(let rows): return rows[offset]
    }
  }

  @export(implementation)
  public subscript(bounds: Range<Int>) -> DerivedRows {
    var slice = part(bounds.lowerBound - first..<bounds.upperBound - first)
    slice.first = bounds.lowerBound
    return slice
  }

  /// Returns the rows at a range of offsets, with indices from 0.
  @export(implementation)
  func part(_ range: Range<Int>) -> DerivedRows {
    LabelOrder.check(range, in: count)
    var part = self
    part.first = 0
    part.shown = shown.lowerBound + range.lowerBound..<shown.lowerBound + range.upperBound
    return part
  }

  /// Returns the positions of these rows in the order.
  @export(implementation)
  func positions(in order: LabelOrder, isReversed: Bool) -> Range<Int> {
    isReversed ? order.count - shown.upperBound..<order.count - shown.lowerBound : shown
  }
}

extension DerivedRows: RangeReplaceableCollection {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func replaceSubrange(
    _ range: Range<Int>, with rows: some Collection<Source.Element>
  ) {
    var own = TreeArray(self)
    own.replaceSubrange(
      range.lowerBound - first..<range.upperBound - first, with: rows)
    (storage, shown) = (.own(own), 0..<own.count)
  }
}

extension DerivedRows: Equatable where Source.Element: Equatable {
  /// Returns whether two lists have equal rows in the same order.
  ///
  /// - Complexity: O(*n*)
  @export(implementation)
  public static func == (left: DerivedRows, right: DerivedRows) -> Bool {
    left.elementsEqual(right)
  }
}

extension DerivedRows: CustomStringConvertible {
  /// The rows in brackets, like the description of an array.
  public var description: String { Array(self).description }
}
