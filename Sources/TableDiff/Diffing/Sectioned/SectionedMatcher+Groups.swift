// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedMatcher {
  /// Begins the next group; returns `nil` if there is none.
  @usableFromInline
  mutating func nextGroup(_ options: ListDiff.Options) -> SectionGroup? {
    let section = nextGroupStart
    if section > newStarts.sectionCount { return nil }
    if options.areDefault {
      nextGroupStart = newStarts.sectionCount + 1
      return SectionGroup(.all, 0..<newStarts.sectionCount, isFlat: isOneSection, options)
    }
    if section == 0 { sectionwise = SectionwiseChanges(oldStarts: oldStarts, newStarts: newStarts) }
    nextGroupStart += 1
    if section < newStarts.sectionCount {
      let oldSection = alignment.oldSection(of: section)
      rows = RowMatcher(
        oldCount: oldSection.map { oldStarts.rows(of: $0).count } ?? 0,
        newCount: newStarts.rows(of: section).count)
      return SectionGroup(.one, section..<section + 1, isFlat: true, options)
    }
    // No row may change sections.
    if options.moves.kind == .never { return nil }
    rows = RowMatcher(oldCount: 0, newCount: 0)
    return SectionGroup(
      .unpaired, section..<section, isFlat: true, ListDiff.Options(hashSeed: options.hashSeed))
  }

  /// Returns the location of the rows of the next new section; `nil` if it is inserted.
  @export(implementation)
  @inline(always)
  mutating func nextPlace(of section: Int, in group: SectionGroup) -> SectionPlace? {
    guard let oldSection = alignment.oldSection(of: section) else { return nil }
    let oldCount = oldStarts.rows(of: oldSection).count
    let new = newStarts.rows(of: section)
    if group.kind == .one {
      return SectionPlace(
        oldSection: oldSection, oldOffset: 0, oldCount: oldCount, newOffset: 0,
        newCount: new.count)
    }
    let oldOffset = oldStart
    oldStart += oldCount
    return SectionPlace(
      oldSection: oldSection, oldOffset: oldOffset, oldCount: oldCount,
      newOffset: new.lowerBound, newCount: new.count)
  }

  /// Leaves the rows of an inserted section unmatched, and returns them.
  @usableFromInline
  mutating func leaveOverInserted(_ section: Int) -> SectionPart {
    let new = newStarts.rows(of: section)
    rows.beginSection(oldBase: oldStart, newBase: new.lowerBound)
    rows.leaveOver(old: 0..<0, new: 0..<new.count)
    return SectionPart(allOf: section, count: new.count, offset: new.lowerBound)
  }

  /// Returns the rows of a group that no walk reads, which remain unmatched.
  @usableFromInline
  mutating func leaveOverUnwalked(
    _ group: SectionGroup
  ) -> (old: [SectionPart], new: [SectionPart]) {
    switch group.kind {
    case .all: (leaveOverDeleted(), [])
    case .one: ([], [])
    case .unpaired: leaveOverUnpaired()
    }
  }

  /// Leaves the rows of deleted sections unmatched.
  private mutating func leaveOverDeleted() -> [SectionPart] {
    rows.beginSection(oldBase: oldStart, newBase: rows.newCount)
    rows.leaveOver(old: 0..<rows.oldCount - oldStart, new: 0..<0)
    var parts: [SectionPart] = []
    for section in alignment.deletedSections.offsets {
      let count = oldStarts.rows(of: section).count
      parts.append(SectionPart(allOf: section, count: count, offset: oldStart))
      oldStart += count
    }
    return parts
  }

  /// Appends all rows that the sections left unpaired to the unmatched ones; none if one side has
  /// none.
  private mutating func leaveOverUnpaired() -> (old: [SectionPart], new: [SectionPart]) {
    sectionwise?.leaveOver(sections, alignment)
    guard let old = sectionwise?.unmatchedOld, let new = sectionwise?.unmatchedNew,
      let lastOld = old.last, let lastNew = new.last
    else { return ([], []) }
    let (oldCount, newCount) = (lastOld.offsets.upperBound, lastNew.offsets.upperBound)
    rows = RowMatcher(oldCount: oldCount, newCount: newCount)
    rows.leaveOver(old: 0..<oldCount, new: 0..<newCount)
    return (old, new)
  }

  @usableFromInline
  func driver(_ pieces: RowPieces, _ group: SectionGroup) -> JoinDriver {
    JoinDriver(
      UnmatchedRows(
        old: RowTable(pieces.old, stride: pieces.stride),
        new: RowTable(pieces.new, stride: pieces.stride),
        sections: group.isFlat ? nil : RowSections(alignment, newStarts)),
      group.options)
  }

  /// Determines which pairs of a group stay.
  @usableFromInline
  mutating func end(_ group: SectionGroup, _ stop: _StopPoll?) throws(_Stopped) {
    if group.kind == .all {
      if !group.isFlat { try sortUnmatchedNew(stop) }
      try rows.splitPairs(.minimal, stop)
      return
    }
    let oldSection =
      group.kind == .one ? alignment.oldSection(of: group.sections.lowerBound) : nil
    // An inserted section has no pairs.
    if group.kind == .one, oldSection == nil { return }
    try rows.splitPairs(group.options.moves, stop)
    let diff = try ListDiff(rows, stop)
    if let oldSection {
      sectionwise?.add(diff, oldSection: oldSection, newSection: group.sections.lowerBound)
    } else {
      sectionwise?.add(across: diff)
    }
  }
}
