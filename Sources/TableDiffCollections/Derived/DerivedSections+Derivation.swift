// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension DerivedSections: OrderedDerivation {
  @_documentation(visibility: internal)
  public typealias Diff = SectionedDiff

  @export(implementation)
  public mutating func _finish(
    _ changes: _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> SectionedDiff {
    var changes = changes
    showSections(&changes)
    if _order.isReversed { changes.reverse() }
    return try changes.sectionedDiff(stop)
  }

  /// Recreates the sections.
  @export(implementation)
  mutating func showSections(_ changes: inout _ShownChanges) {
    guard header != nil else {
      setSections(sectionsWithoutHeaders)
      return
    }
    let touched = changes.touchedSections
    let (old, oldSections) = (sections, changes.oldSections)
    let isReversed = _order.isReversed
    func oldHeader(_ section: Int) -> String? {
      oldSections[section].map { old[isReversed ? old.count - 1 - $0 : $0].header }
    }
    setSections(makeSections { touched[$0] ? nil : oldHeader($0) })
    for section in touched.indices where touched[section] {
      let header = sections[isReversed ? sections.count - 1 - section : section].header
      if let oldHeader = oldHeader(section), oldHeader != header {
        changes.newHeaders.append(section)
      }
    }
  }

  @export(implementation)
  public mutating func _didReverse() { setSections(makeSections { _ in nil }) }

  /// The sections of the order, without headers.
  ///
  /// Each update recreates all sections, so they retain only their rows.
  @export(implementation) var sectionsWithoutHeaders: [DerivedSection<Source, Key>] {
    let count = _order.parts.count
    let (shown, isReversed) = (_order.shown, _order.isReversed)
    return [DerivedSection<Source, Key>](unsafeUninitializedCapacity: count) { memory, made in
      _order.parts.withUnsafeBufferPointer { parts in
        for position in parts.indices {
          let part = isReversed ? count - 1 - position : position
          guard let key = parts[part].key else { continue }
          memory.initializeElement(
            at: made,
            to: DerivedSection(
              id: key, rows: DerivedRows(parts[part].order, shown, isReversed: isReversed),
              header: ""))
          made += 1
        }
      }
    }
  }

  /// Returns the sections of the order.
  ///
  /// - Parameter header: Returns the known header of the section at an offset; `nil` if it has to
  ///   be made.
  @export(implementation)
  func makeSections(_ knownHeader: (Int) -> String?) -> [DerivedSection<Source, Key>] {
    var made: [DerivedSection<Source, Key>] = []
    made.reserveCapacity(_order.parts.count)
    let last = _order.parts.count - 1
    for position in _order.parts.indices {
      let index = _order.isReversed ? last - position : position
      guard let key = _order.parts[index].key else { continue }
      let rows = DerivedRows(_order.parts[index].order, _order.shown, isReversed: _order.isReversed)
      made.append(
        DerivedSection(
          id: key, rows: rows, header: knownHeader(index) ?? header.map { $0(key, rows) } ?? ""))
    }
    return made
  }
}
