// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a derived list, or of one of its sections, in order.
///
///     let numbers = TreeArray((1...100).map { Track(id: $0, title: "Track \($0)") })
///     let tracks = numbers.derived.filter { $0.id.isMultiple(of: 7) }
///     tracks.rows.count     // 14
///     tracks.rows[1].title  // Track 14
///
/// It refers to the rows of the source and copies none. It is a value: an update of the derived list
/// does not change it. To read a row takes O(log *n*), where *n* is the number of rows of the source.
///
/// A mutation copies the rows, in O(*n*).
public struct DerivedRows<Source: RandomAccessCollection> where Source.Index == Int {
  @usableFromInline
  enum Storage {
    case derived(LabelOrder, DerivedSource<Source>, isReversed: Bool)
    case own(TreeArray<Source.Element>)
  }

  @usableFromInline var storage: Storage

  /// Creates an empty list.
  @inlinable
  public init() { storage = .own(TreeArray()) }

  @inlinable
  init(_ order: LabelOrder, _ source: DerivedSource<Source>, isReversed: Bool) {
    storage = .derived(order, source, isReversed: isReversed)
  }
}

/// A source, and the labels of its rows.
@usableFromInline
final class DerivedSource<Source: RandomAccessCollection> where Source.Index == Int {
  @usableFromInline let source: Source
  @usableFromInline let labels: SourceLabels

  @inlinable
  init(_ source: Source, _ labels: SourceLabels) { (self.source, self.labels) = (source, labels) }

  @inlinable
  func row(_ label: UInt64) -> Source.Element {
    guard let offset = labels.offset(of: label) else { fatalError("No row has label \(label).") }
    return source[source.startIndex + offset]
  }
}

extension DerivedSource: Sendable where Source: Sendable {}
extension DerivedRows.Storage: Sendable where Source: Sendable, Source.Element: Sendable {}
extension DerivedRows: Sendable where Source: Sendable, Source.Element: Sendable {}

extension DerivedRows: RandomAccessCollection {
  /// A row of the source.
  public typealias Element = Source.Element

  /// An offset from the first row.
  public typealias Index = Int

  /// The indices of the rows.
  public typealias Indices = Range<Int>

  /// A view of some consecutive rows.
  public typealias SubSequence = Slice<DerivedRows>

  /// The index of the first row: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The index behind the last row: the number of rows.
  @inlinable public var endIndex: Int {
    switch storage {
    case .derived(let order, _, _): order.count
    case .own(let rows): rows.count
    }
  }

  /// The row at an index, an offset from 0.
  ///
  /// - Precondition: The index is less than `count`.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @inlinable
  public subscript(index: Int) -> Source.Element {
    switch storage {
    case .derived(let order, let source, let isReversed):
      source.row(order[isReversed ? order.count - 1 - index : index])
    case .own(let rows): rows[index]
    }
  }
}

extension DerivedRows: RangeReplaceableCollection {
  /// Replaces a range of rows; the list has its own rows from then on.
  ///
  /// - Parameters:
  ///   - range: The offsets of the rows to replace.
  ///   - rows: The rows to insert in their place.
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(*n* + *m*), where *n* is the number of rows and *m* that of new ones.
  @inlinable
  public mutating func replaceSubrange(
    _ range: Range<Int>, with rows: some Collection<Source.Element>
  ) {
    var own = TreeArray(self)
    own.replaceSubrange(range, with: rows)
    storage = .own(own)
  }
}

extension DerivedRows: Equatable where Source.Element: Equatable {
  /// Returns whether two lists have equal rows in the same order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public static func == (left: DerivedRows, right: DerivedRows) -> Bool {
    left.elementsEqual(right)
  }
}

extension DerivedRows: CustomStringConvertible {
  /// The rows in brackets, as of an array.
  public var description: String { Array(self).description }
}
