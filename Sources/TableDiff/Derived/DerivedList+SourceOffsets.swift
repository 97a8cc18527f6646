// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension DerivedList {
  /// Returns the offset in the source of a row that is shown.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let sorted = people.derived.sorted { $0.name < $1.name }
  ///     sorted.sourceOffset(ofShown: 0)  // 1: Ann
  ///
  /// An app edits what a person has found at its place in the source.
  ///
  /// - Parameter offset: The offset of the row in ``rows``.
  /// - Returns: Its offset in ``source``, from 0.
  /// - Precondition: The list shows a row at `offset`.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @inlinable
  public func sourceOffset(ofShown offset: Int) -> Int {
    order.sourceOffset(part: 0, position: offset)
  }

  /// Returns the offset at which a row of the source is shown.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann", isFavorite: true)]
  ///     let favorites = people.derived.filter { $0.isFavorite }
  ///     favorites.shownOffset(ofSource: 1)  // 0: Ann
  ///     favorites.shownOffset(ofSource: 0)  // nil: Zoe is hidden
  ///
  /// - Parameter offset: The offset of the row in ``source``, from 0.
  /// - Returns: Its offset in ``rows``; `nil` if it is hidden.
  /// - Precondition: The source has a row at `offset`.
  /// - Complexity: O(log *n*) comparisons by the order, where *n* is the number of rows of the source.
  @inlinable
  public func shownOffset(ofSource offset: Int) -> Int? {
    order.shownPlace(ofSource: offset)?.position
  }
}

extension DerivedWindow {
  /// Returns the offset in the source of a row in the window; see
  /// ``DerivedList/sourceOffset(ofShown:)``.
  ///
  ///     let letters = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") })
  ///     letters.derived.window(3..<5).sourceOffset(ofShown: 1)  // 4
  ///
  /// - Parameter offset: The offset of the row in ``rows``.
  /// - Returns: Its offset in ``source``, from 0.
  /// - Precondition: The window shows a row at `offset`.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @inlinable
  public func sourceOffset(ofShown offset: Int) -> Int {
    let shown = shown
    require(
      0 <= offset && offset < shown.count,
      "There is no row \(offset): the number of rows in the window is \(shown.count).")
    return list.sourceOffset(ofShown: shown.lowerBound + offset)
  }

  /// Returns the offset at which the window shows a row of the source; see
  /// ``DerivedList/shownOffset(ofSource:)``.
  ///
  ///     let letters = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") })
  ///     let page = letters.derived.window(3..<5)
  ///     page.shownOffset(ofSource: 4)  // 1
  ///     page.shownOffset(ofSource: 5)  // nil: behind the window
  ///
  /// - Parameter offset: The offset of the row in ``source``, from 0.
  /// - Returns: Its offset in ``rows``; `nil` if it is hidden or outside of the window.
  /// - Precondition: The source has a row at `offset`.
  /// - Complexity: O(log *n*) comparisons by the order, where *n* is the number of rows of the source.
  @inlinable
  public func shownOffset(ofSource offset: Int) -> Int? {
    let shown = shown
    guard let offset = list.shownOffset(ofSource: offset), shown.contains(offset) else {
      return nil
    }
    return offset - shown.lowerBound
  }
}

extension DerivedMap {
  /// Returns the offset in the source of the row that a value is made of; see
  /// ``DerivedList/sourceOffset(ofShown:)``.
  ///
  /// - Parameter offset: The offset of the value in ``rows``.
  /// - Returns: The offset of its row in ``source``, from 0.
  /// - Precondition: The map has a value at `offset`.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @inlinable
  public func sourceOffset(ofShown offset: Int) -> Int { list.sourceOffset(ofShown: offset) }

  /// Returns the offset of the value that is made of a row of the source; see
  /// ``DerivedList/shownOffset(ofSource:)``.
  ///
  /// - Parameter offset: The offset of the row in ``source``, from 0.
  /// - Returns: The offset of its value in ``rows``; `nil` if the row is hidden.
  /// - Precondition: The source has a row at `offset`.
  /// - Complexity: O(log *n*) comparisons by the order, where *n* is the number of rows of the source.
  @inlinable
  public func shownOffset(ofSource offset: Int) -> Int? { list.shownOffset(ofSource: offset) }
}

extension DerivedSections {
  /// Returns the offset in the source of a row that is shown.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped { $0.name.first ?? "#" }
  ///     byInitial.sourceOffset(ofShown: RowPath(section: 1, row: 0))  // 0: Zoe
  ///
  /// - Parameter path: The path of the row in ``sections``.
  /// - Returns: Its offset in ``source``, from 0.
  /// - Precondition: The list shows a row at `path`.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @inlinable
  public func sourceOffset(ofShown path: RowPath) -> Int {
    let part = order.isReversed ? order.parts.count - 1 - path.section : path.section
    return order.sourceOffset(part: part, position: path.row)
  }

  /// Returns the path at which a row of the source is shown.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped { $0.name.first ?? "#" }
  ///     byInitial.shownPath(ofSource: 0)  // (1, 0): Zoe
  ///
  /// - Parameter offset: The offset of the row in ``source``, from 0.
  /// - Returns: Its path in ``sections``; `nil` if it is hidden.
  /// - Precondition: The source has a row at `offset`.
  /// - Complexity: O(log *n*) comparisons by the order and O(log *s*) of keys, where *n* is the number of
  ///   rows of the source and *s* that of sections.
  @inlinable
  public func shownPath(ofSource offset: Int) -> RowPath? {
    guard let place = order.shownPlace(ofSource: offset) else { return nil }
    let section = order.isReversed ? order.parts.count - 1 - place.part : place.part
    return RowPath(section: section, row: place.position)
  }
}
