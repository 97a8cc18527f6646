// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a row that are merged separately, such as properties or the columns of a table.
///
///     let base = [Person(id: 1, name: "Ada", isFavorite: false)]
///     let mine = [Person(id: 1, name: "Ada King", isFavorite: false)]
///     let theirs = [Person(id: 1, name: "Ada", isFavorite: true)]
///     let merge = merged(
///       base: base, mine: mine, theirs: theirs, parts: MergeParts(\.name, \.isFavorite))
///     merge.rows[0].name        // Ada King
///     merge.rows[0].isFavorite  // true
///     merge.conflicts.count     // 0
///
/// Where both sides update a row, a part that only one side changed is taken from that side. A part
/// that both sides changed to different values is in conflict: the first side's value is taken, and
/// ``MergeConflict/parts`` contains its number. A row without conflicting parts is not in conflict,
/// unless its place is.
public struct MergeParts<Row> {
  @usableFromInline
  typealias Merge =
    @Sendable (
      _ base: Row?, _ first: Row, _ second: Row, _ contentsEqual: (Row, Row) -> Bool
    ) -> (row: Row, conflicts: [Int])

  /// Merges the parts of a row; `nil` if whole rows are merged.
  @usableFromInline let merge: Merge?

  @export(implementation)
  init(_ merge: Merge?) { self.merge = merge }

  /// No parts: a row that both sides update to different content is in conflict as a whole.
  @export(implementation)
  public static var wholeRows: MergeParts { MergeParts(nil) }

  /// Creates parts that are properties of the row.
  ///
  ///     MergeParts<Person>(\.name, \.isFavorite)
  ///
  /// The rest of the row is one more part, at the end.
  ///
  /// - Parameter parts: Key paths of properties.
  @export(implementation)
  public init<each Value: Equatable & SendableMetatype>(
    _ parts: repeat any WritableKeyPath<Row, each Value> & Sendable
  ) {
    var properties: [Property] = []
    repeat properties.append(Property(each parts))
    self.init { [properties] base, first, second, contentsEqual in
      Self.merge(properties, base, first, second, contentsEqual)
    }
  }

  /// Creates parts that are merged by a closure.
  ///
  ///     let columns = MergeParts<[String]> { base, first, second in
  ///       var row = first
  ///       var conflicts: [Int] = []
  ///       for column in first.indices where first[column] != second[column] {
  ///         if first[column] == base?[column] {
  ///           row[column] = second[column]
  ///         } else if second[column] != base?[column] {
  ///           conflicts.append(column)
  ///         }
  ///       }
  ///       return (row, conflicts)
  ///     }
  ///
  /// - Parameter merge: Returns the merged row, with the same id, and the numbers of the parts in
  ///   conflict. It is called with the row of the base, or `nil` if both sides insert the row, the
  ///   row of the first side, and the row of the other side.
  @export(implementation)
  public init(
    merging merge:
      @escaping @Sendable (_ base: Row?, _ first: Row, _ second: Row) -> (
        row: Row, conflicts: [Int]
      )
  ) {
    self.init { base, first, second, _ in merge(base, first, second) }
  }
}

extension MergeParts: Sendable {}

extension MergeParts {
  /// A type-erased property.
  @usableFromInline
  struct Property: Sendable {
    @usableFromInline let areEqual: @Sendable (Row, Row) -> Bool
    @usableFromInline let copy: @Sendable (_ from: Row, _ to: inout Row) -> Void

    @export(implementation)
    init<Value: Equatable & SendableMetatype>(_ path: any WritableKeyPath<Row, Value> & Sendable) {
      areEqual = { $0[keyPath: path] == $1[keyPath: path] }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
    }
  }

  @export(implementation)
  static func merge(
    _ properties: [Property], _ base: Row?, _ first: Row, _ second: Row,
    _ contentsEqual: (Row, Row) -> Bool
  ) -> (row: Row, conflicts: [Int]) {
    /// Returns a row with the properties of the first side, in order to compare the rest.
    func rest(of row: Row) -> Row {
      var row = row
      for property in properties { property.copy(first, &row) }
      return row
    }
    /// Returns the side whose value is taken: the first one, unless only the second one changed it.
    func changed(_ areEqual: (Row, Row) -> Bool, _ second: Row, _ base: Row?) -> MergedPart {
      if areEqual(first, second) { return .first }
      guard let base else { return .both }
      return areEqual(first, base) ? .second : areEqual(second, base) ? .first : .both
    }
    let otherRest = changed(contentsEqual, rest(of: second), base.map(rest))
    var row = otherRest == .second ? second : first
    var conflicts: [Int] = []
    for (part, property) in properties.enumerated() {
      let side = changed(property.areEqual, second, base)
      property.copy(side == .second ? second : first, &row)
      if side == .both { conflicts.append(part) }
    }
    if otherRest == .both { conflicts.append(properties.count) }
    return (row, conflicts)
  }
}

/// The side whose value of a part is taken.
@usableFromInline
enum MergedPart {
  case first
  case second
  /// The first side; both sides changed the part.
  case both
}

extension MergeConflict {
  /// Returns the conflict with merged parts, and whether it is still a conflict.
  @export(implementation)
  func merging(
    _ parts: MergeParts<Row>, first: MergeSide, contentsEqual: (Row, Row) -> Bool
  ) -> (conflict: MergeConflict, isOpen: Bool) {
    guard let merge = parts.merge, let mine, let theirs, !contentsEqual(mine, theirs),
      [.inserted, .updated, .updatedAndMoved].contains(kind)
    else { return (self, true) }
    let (row, conflicts) =
      first == .mine
      ? merge(base, mine, theirs, contentsEqual) : merge(base, theirs, mine, contentsEqual)
    let isMerged = conflicts.isEmpty
    let conflict = MergeConflict(
      kind: isMerged && kind == .updatedAndMoved ? .moved : kind, base: base, mine: mine,
      theirs: theirs, parts: conflicts, merged: row, offset: nil)
    return (conflict, !isMerged || kind != .updated)
  }
}
