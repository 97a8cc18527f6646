// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// The rows of sections transformed by a closure, or a range of them, which are updated at the cost
/// of what changed.
///
///     struct Cell: Identifiable, Equatable { let id: Int; let text: String }
///
///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")])
///     var byInitial = contacts.derived.grouped { $0.name.first ?? "#" }
///     var cells = DerivedSectionMap(byInitial.sections) { Cell(id: $0.id, text: $0.name.uppercased()) }
///     cells.sections[1].rows[0].text  // ZOE
///     contacts.insert(Person(id: 3, name: "Al"), at: 2)
///     byInitial.update(to: contacts)
///     cells.update(to: byInitial.sections).inserts  // [(0, 1)]
///
/// The sections of a `DerivedSections` share unchanged parts with earlier versions, so comparing
/// them costs as much as what changed. Other sections are compared row by row.
public struct DerivedSectionMap<Section: ListSection, Value: Identifiable & Equatable>
where Section.Rows.Index == Int, Section.Row: Identifiable & Equatable {
  /// The sections, with values in place of rows.
  public private(set) var sections: [MappedSection<Section, Value>]

  /// The offsets of the rows of each section that are shown, which may extend past its end.
  @usableFromInline let window: Range<Int>

  @usableFromInline let transform: @Sendable (Section.Row) -> Value

  /// Creates sections with each row transformed by a closure.
  ///
  ///     let fruits = [RowSection(id: "A", rows: [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Pear")])]
  ///     DerivedSectionMap(fruits, window: 0..<1) { $0 }.sections[0].rows.map(\.name)  // ["Fig"]
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - window: The offsets of the rows of each section that are shown; offsets past its end are
  ///     ignored. By default all rows are shown.
  ///   - transform: Returns the value for a row; must depend on the row alone.
  /// - Precondition: The window starts at 0 or later.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public init(
    _ sections: [Section], window: Range<Int> = 0..<Int.max,
    _ transform: @escaping @Sendable (Section.Row) -> Value
  ) {
    require(
      window.lowerBound >= 0, "A window starts at \(window.lowerBound), before the first row.")
    self.init([], window, transform)
    update(to: sections)
  }

  @usableFromInline
  init(
    _ sections: [MappedSection<Section, Value>], _ window: Range<Int>,
    _ transform: @escaping @Sendable (Section.Row) -> Value
  ) {
    (self.sections, self.window, self.transform) = (sections, window, transform)
  }

  /// Updates to the next version of the sections, and returns what changed in the values.
  ///
  ///     var fruits = DerivedSectionMap([RowSection(id: "A", rows: [Fruit(id: 1, name: "Fig")])]) { $0 }
  ///     fruits.update(to: []).sections.deletes  // [0]
  ///
  /// - Parameter new: The next version, in which any sections and rows may have changed.
  /// - Returns: The diff from ``sections`` before the call to ``sections`` after it.
  /// - Complexity: That of the diffs of each section's rows, plus O(*s* + *k* log *n*), where *s*
  ///   is the number of sections, *k* of changed rows and *n* of rows.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: [Section]) -> SectionedDiff {
    finished { () throws(_Stopped) in try update(to: new, nil) }
  }

  /// Updates to the next version of the sections, and returns what changed in the values, unless it
  /// is stopped.
  ///
  ///     var fruits = DerivedSectionMap([RowSection(id: "A", rows: [Fruit(id: 1, name: "Fig")])]) { $0 }
  ///     fruits.update(to: [], shouldStop: { Task.isCancelled })?.sections.deletes  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any sections and rows may have changed.
  ///   - shouldStop: Whether to stop; called every few thousand rows.
  /// - Returns: The diff from ``sections`` before the call to ``sections`` after it; `nil` if
  ///   `shouldStop` returned `true`, in which case nothing has changed.
  /// - Complexity: That of ``update(to:)``.
  @export(implementation)
  @discardableResult
  public mutating func update(to new: [Section], shouldStop: () -> Bool) -> SectionedDiff? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in try update(to: new, stop) }
  }

  @export(implementation)
  mutating func update(to new: [Section], _ stop: _StopPoll?) throws(_Stopped) -> SectionedDiff {
    var ids = IDNumbers<Reflexive<Section.ID>>()
    var offsets: [Int] = []
    for offset in sections.indices
    where ids.number(of: Reflexive(sections[offset].id)) == offsets.count {
      offsets.append(offset)
    }
    var after: [MappedSection<Section, Value>] = []
    after.reserveCapacity(new.count)
    for section in new {
      after.append(try mapped(section, ids.find(Reflexive(section.id)).map { offsets[$0] }, stop))
      try stop?.check(after: _StopPoll.search)
    }
    let diff = try sections.sectionedDiff(to: after, ListDiff.Options(), stop)
    self = DerivedSectionMap(after, window, transform)
    return diff
  }

  /// Returns the values of a section.
  ///
  /// - Parameter offset: The offset of the section in the last version; `nil` if it is new.
  @export(implementation)
  func mapped(
    _ section: Section, _ offset: Int?, _ stop: _StopPoll?
  ) throws(_Stopped) -> MappedSection<Section, Value> {
    let rows = section.rows[shown: window]
    guard let offset else {
      var values = TreeBuilder<Value>()
      for row in rows {
        values.append(transform(row))
        try stop?.check(after: 4)
      }
      return MappedSection(section, rows: TreeArray(values))
    }
    let old = sections[offset]
    let diff = try old.section.rows[shown: window].tableDiff(to: rows, stop)
    let values = try old.rows.applying(diff) { offset throws(_Stopped) in
      try stop?.check(after: 4)
      return transform(rows[rows.startIndex + offset])
    }
    return MappedSection(section, rows: values)
  }
}

extension DerivedSectionMap: Sendable
where Section: Sendable, Section.ID: Sendable, Value: Sendable {}

/// A section whose rows were transformed by a closure.
///
///     let fruits = [RowSection(id: "A", rows: [Fruit(id: 1, name: "Fig")])]
///     DerivedSectionMap(fruits) { $0 }.sections[0].section.id  // A
public struct MappedSection<Section: ListSection, Value>: ListSection {
  /// The original section, with its header.
  public let section: Section

  /// The values in order.
  public var rows: TreeArray<Value>

  @export(implementation)
  init(_ section: Section, rows: TreeArray<Value>) { (self.section, self.rows) = (section, rows) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public init(_ section: MappedSection, rows: TreeArray<Value>) {
    self.init(section.section, rows: rows)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation) public var id: Section.ID { section.id }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public func hasSameHeader(as other: MappedSection) -> Bool {
    section.hasSameHeader(as: other.section)
  }
}

extension MappedSection: Sendable where Section: Sendable, Value: Sendable {}

extension RandomAccessCollection where Index == Int {
  /// The elements at some offsets; offsets past the end are ignored.
  @export(implementation)
  subscript(shown window: Range<Int>) -> SubSequence {
    let offsets = window.clamped(to: 0..<count)
    return self[startIndex + offsets.lowerBound..<startIndex + offsets.upperBound]
  }
}
