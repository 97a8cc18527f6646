// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension DerivedSections {
  /// Takes over the next version of the source, and returns what changed in the list.
  ///
  ///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")])
  ///     var visible = contacts.derived.grouped { $0.name.first ?? "#" }
  ///     contacts.append(Person(id: 3, name: "Al"))
  ///     visible.update(to: contacts).inserts  // [(0, 1)]
  ///
  /// - Parameter new: The next version, in which any rows may have changed.
  /// - Returns: The diff from the sections before the call to those after it. With unique ids it is the
  ///   one that a comparison of both gives.
  /// - Complexity: As that of a diff of both versions, plus O(*k* log *n* + *s*), where *k* is the number
  ///   of changes, *n* that of rows and *s* that of sections; of many changes, less than that of a new
  ///   list and a diff.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source) -> SectionedDiff {
    update(to: new, by: order.source.tableDiff(to: new))
  }

  /// Takes over the next version of the source by what is known to have changed in it, and returns
  /// what changed in the list.
  ///
  ///     let old = [Person(id: 1, name: "Zoe")]
  ///     let new = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var visible = old.derived.grouped { $0.name.first ?? "#" }
  ///     visible.update(to: new, by: old.tableDiff(to: new)).sections.inserts  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version.
  ///   - changes: The diff from ``source`` to `new`.
  /// - Returns: The diff from the sections before the call to those after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As of ``update(to:)``, without the diff of both versions.
  @inlinable
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff) -> SectionedDiff {
    finish(order.update(to: new, by: changes))
  }

  /// Returns the sections of the order.
  ///
  /// - Parameter header: Returns the header of the section at an offset, if it is known.
  @inlinable
  func makeSections(_ knownHeader: (Int) -> String?) -> [Section] {
    var made: [Section] = []
    made.reserveCapacity(order.parts.count)
    let last = order.parts.count - 1
    for position in order.parts.indices {
      let index = order.isReversed ? last - position : position
      guard let key = order.parts[index].key else { continue }
      let rows = DerivedRows(order.parts[index].order, order.shown, isReversed: order.isReversed)
      made.append(
        Section(
          id: key, rows: rows, header: knownHeader(index) ?? header.map { $0(key, rows) } ?? ""))
    }
    return made
  }

  /// Returns the diff of changes that were carried out.
  @inlinable
  mutating func finish(_ changes: ShownChanges) -> SectionedDiff {
    var changes = changes
    if header == nil {
      setSections(makeSections { _ in "" })
    } else {
      let touched = changes.touchedSections
      let old = sections
      let isReversed = order.isReversed
      func oldHeader(_ section: Int) -> String? {
        changes.oldSections[section].map { old[isReversed ? old.count - 1 - $0 : $0].header }
      }
      setSections(makeSections { touched[$0] ? nil : oldHeader($0) })
      for section in touched.indices where touched[section] {
        let header = sections[isReversed ? sections.count - 1 - section : section].header
        if let oldHeader = oldHeader(section), oldHeader != header {
          changes.newHeaders.append(section)
        }
      }
    }
    if order.isReversed { changes.reverse() }
    return changes.sectionedDiff()
  }
}

extension ShownChanges {
  /// For each new section whether it has lost or received rows, or has rows that changed.
  @usableFromInline var touchedSections: [Bool] {
    let (old, new) = (SectionStarts(counts: oldCounts), SectionStarts(counts: newCounts))
    var newSections = [Int](repeating: -1, count: oldCounts.count)
    for section in oldSections.indices {
      if let old = oldSections[section] { newSections[old] = section }
    }
    var touched = [Bool](repeating: false, count: newCounts.count)
    for change in rows {
      if change.new >= 0 { touched[new.section(of: change.new)] = true }
      if change.old >= 0 {
        let section = newSections[old.section(of: change.old)]
        if section >= 0 { touched[section] = true }
      }
    }
    return touched
  }
}

extension DerivedSections {
  /// Replaces all filters by another one, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var found = people.derived.grouped { $0.name.first ?? "#" }
  ///     let diff = found.updateFilter(.narrower) { $0.name.contains("B") }
  ///     diff.sections.deletes  // [0]
  ///
  /// A function is passed with its label: `updateFilter(.narrower, to: search.matches)`.
  ///
  /// Rows that are not tested stay shown or hidden, although the filter might say otherwise, until
  /// they are updated.
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Returns: The diff from the sections before the call to those after it.
  /// - Complexity: O(*t* + *v*), where *t* is the number of rows tested and *v* that of rows shown before,
  ///   and O(log *n*) for each row that appears.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool
  ) -> SectionedDiff {
    let isIncluded = DerivationRules<Row, Key>.predicate(isIncluded)
    return finish(order.updateFilter(change, isIncluded))
  }

  /// Replaces the order of the rows in each section by another one, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Al"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.grouped { $0.name.first ?? "#" }
  ///     sorted.updateOrder { $0.name > $1.name }.moves  // [Move(from: (0, 1), to: (0, 0))]
  ///
  /// - Parameter areInIncreasingOrder: Whether a row comes before another one.
  /// - Returns: The diff from the sections before the call to those after it.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @inlinable
  @inline(__always)
  @discardableResult
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool
  ) -> SectionedDiff {
    finish(order.reorder(by: RowOrder(areInIncreasingOrder)))
  }

  /// Replaces the order of the rows in each section by another one, and returns what changed, unless
  /// it is stopped.
  ///
  ///     var sorted = [Person(id: 1, name: "Al")].derived.grouped { $0.name.first ?? "#" }
  ///     sorted.updateOrder(by: { $0.name > $1.name }, shouldStop: { Task.isCancelled })
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: Whether a row comes before another one.
  ///   - shouldStop: Whether to stop; called after some ten thousand rows.
  /// - Returns: The diff from the sections before the call to those after it; `nil` if `shouldStop`
  ///   returned `true`, and the list is as before.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  @inlinable
  @inline(__always)
  public mutating func updateOrder(
    by areInIncreasingOrder: @escaping @Sendable (Row, Row) -> Bool, shouldStop: () -> Bool
  ) -> SectionedDiff? {
    withoutActuallyEscaping(shouldStop) { shouldStop in
      order.reorder(by: RowOrder(areInIncreasingOrder), shouldStop: shouldStop)
    }.map { finish($0) }
  }

  /// Reverses the list: its sections, and the rows of each.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     var sorted = people.derived.grouped { $0.name.first ?? "#" }
  ///     sorted.reverse()
  ///     sorted.sections.map(\.id)  // ["Z", "A"]
  ///
  /// It returns no diff, which would move all rows: reload the list view.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @inlinable
  public mutating func reverse() {
    order.isReversed.toggle()
    setSections(makeSections { _ in nil })
  }

  /// Whether a row that is edited keeps its section and its place in it until ``sortAgain()`` is
  /// called; see ``DerivedList/pinsEditedRows``.
  @inlinable public var pinsEditedRows: Bool {
    get { order.pinsEditedRows }
    set { order.pinsEditedRows = newValue }
  }

  /// Moves the rows that kept their place to the section and place that they have by the order, and
  /// returns what changed.
  ///
  ///     var table = [Person(id: 1, name: "Al")].derived.grouped { $0.name.first ?? "#" }
  ///     table.sortAgain().isEmpty  // true: none was edited
  ///
  /// - Returns: The diff from the sections before the call to those after it.
  /// - Complexity: O(*k* log *n* + *s*), where *k* is the number of edited rows, *n* that of rows and *s*
  ///   that of sections.
  @inlinable
  @discardableResult
  public mutating func sortAgain() -> SectionedDiff { finish(order.replaceKeptRows()) }
}
