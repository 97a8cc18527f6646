// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension OrderedDerivation where Diff == ListDiff {
  /// Returns the offset in the source of a shown row or value.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let sorted = people.derived.sorted { $0.name < $1.name }
  ///     sorted.sourceOffset(ofShown: 0)                  // 1: Ann
  ///     sorted.sourceOffset(ofShown: sorted.rows.count)  // 1: behind Zoe, for a drop at the end
  ///
  ///     let letters = TreeArray((0..<9).map { Fruit(id: $0, name: "\($0)") })
  ///     letters.derived.window(3..<5).sourceOffset(ofShown: 1)  // 4
  ///
  /// Use it to edit the row in the source.
  ///
  /// - Parameter offset: The offset among the shown rows, or their number.
  /// - Returns: The offset of the row in ``Derivation/source``. For the number of shown rows, the
  ///   offset after the last of them, or the source's count if none is shown.
  /// - Precondition: `offset` is in `0...count`, where `count` is the number of shown rows.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @export(implementation)
  public func sourceOffset(ofShown offset: Int) -> Int {
    let shown = _shown
    require(
      0 <= offset && offset <= shown.count,
      "There is no row \(offset): the number of rows shown is \(shown.count).")
    if offset == shown.count {
      return offset == 0 ? source.count : sourceOffset(ofShown: offset - 1) + 1
    }
    return _order.sourceOffset(part: 0, position: shown.lowerBound + offset)
  }

  /// Returns the offset at which a row of the source, or its value, is shown.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann", isFavorite: true)]
  ///     let favorites = people.derived.filter { $0.isFavorite }
  ///     favorites.shownOffset(ofSource: 1)  // 0: Ann
  ///     favorites.shownOffset(ofSource: 0)  // nil: Zoe is hidden
  ///
  /// - Parameter offset: The offset of the row in ``Derivation/source``, from 0.
  /// - Returns: The offset among the shown rows; `nil` if the row is hidden or outside the window.
  /// - Precondition: The source has a row at `offset`.
  /// - Complexity: O(log *n*) comparisons by the order, where *n* is the number of rows of the source.
  @export(implementation)
  public func shownOffset(ofSource offset: Int) -> Int? {
    let shown = _shown
    guard let position = _order.shownPlace(ofSource: offset)?.position, shown.contains(position)
    else { return nil }
    return position - shown.lowerBound
  }
}

extension DerivedSections {
  /// Returns the offset in the source of a shown row.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped { $0.name.first ?? "#" }
  ///     byInitial.sourceOffset(ofShown: RowPath(section: 1, row: 0))  // 0: Zoe
  ///
  /// - Parameter path: The path of the row in ``sections``.
  /// - Returns: The offset in the source, from 0.
  /// - Precondition: The list shows a row at `path`.
  /// - Complexity: O(log *n*), where *n* is the number of rows of the source.
  @export(implementation)
  public func sourceOffset(ofShown path: RowPath) -> Int {
    let part = _order.isReversed ? _order.parts.count - 1 - path.section : path.section
    return _order.sourceOffset(part: part, position: path.row)
  }

  /// Returns the path at which a row of the source is shown.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped { $0.name.first ?? "#" }
  ///     byInitial.shownPath(ofSource: 0)  // (1, 0): Zoe
  ///
  /// - Parameter offset: The offset of the row in the source, from 0.
  /// - Returns: The path in ``sections``; `nil` if the row is hidden.
  /// - Precondition: The source has a row at `offset`.
  /// - Complexity: O(log *n*) comparisons of rows and O(log *s*) of keys, where *n* is the number
  ///   of rows of the source and *s* the number of sections.
  @export(implementation)
  public func shownPath(ofSource offset: Int) -> RowPath? {
    guard let place = _order.shownPlace(ofSource: offset) else { return nil }
    let section = _order.isReversed ? _order.parts.count - 1 - place.part : place.part
    return RowPath(section: section, row: place.position)
  }
}
