// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Some consecutive rows of a section.
@usableFromInline
struct SectionPart {
  @usableFromInline let section: Int

  /// The rows, as offsets in the section.
  @usableFromInline let rows: Range<Int>

  /// The number of all rows of the section.
  @usableFromInline let count: Int

  /// The offset of the first row in the lists that are paired.
  @usableFromInline let offset: Int

  @usableFromInline var offsets: Range<Int> { offset..<offset + rows.count }
}

/// The rows of a surviving section that are to be walked.
@usableFromInline
struct SectionPlace {
  @usableFromInline let old: SectionPart
  @usableFromInline let new: SectionPart

  /// The numbers of rows that were left over before.
  @usableFromInline let oldLeftOver: Int
  @usableFromInline let newLeftOver: Int
}

/// The steps of pairing rows.
///
/// By default rows are paired over all sections, old rows by aligned offsets and new rows by flat
/// offsets. With other options they are paired section by section, by the offsets in the section;
/// the diff of a section is then, by construction, that of a flat list with these options. The rows
/// left over are finally paired by their ordinals.
extension SectionedPairing {
  /// Whether rows are paired section by section.
  @usableFromInline var isSectionwise: Bool { sectionwise != nil }

  /// Whether rows are walked as those of flat lists are: nearest rows first is for many short lists.
  @usableFromInline var looksNearFirst: Bool { !isSectionwise && !isOneSection }

  /// Begins to pair rows.
  @usableFromInline
  mutating func beginRows(_ options: PairingOptions) {
    self.options = options
    if !options.areDefault {
      sectionwise = SectionwiseChanges(oldStarts: oldStarts, newStarts: newStarts)
    }
  }

  /// Returns the number of rows to count for polls before a section is walked.
  @usableFromInline
  func weight(of section: Int) -> Int {
    // A flat diff polls only if a section has many rows.
    isSectionwise ? 1 + newStarts.rows(of: section).count : 1
  }

  /// Begins to pair the rows of a new section; `nil` if it is inserted.
  @usableFromInline
  mutating func beginSection(_ section: Int, _ budget: inout LookAheadBudget) -> SectionPlace? {
    let newOffsets = newStarts.rows(of: section)
    guard let oldSection = alignment.oldSection(of: section) else {
      if !isSectionwise {
        rows.beginSection(oldBase: oldStart, newBase: newOffsets.lowerBound)
        rows.leaveOver(old: 0..<0, new: 0..<newOffsets.count)
      }
      return nil
    }
    let oldCount = oldStarts.rows(of: oldSection).count
    var (oldOffset, newOffset) = (oldStart, newOffsets.lowerBound)
    oldStart += oldCount
    if isSectionwise {
      rows = RowPairing(oldCount: oldCount, newCount: newOffsets.count)
      budget = LookAheadBudget(rowCount: max(oldCount, newOffsets.count))
      (oldOffset, newOffset) = (0, 0)
    }
    return SectionPlace(
      old: SectionPart(
        section: oldSection, rows: 0..<oldCount, count: oldCount, offset: oldOffset),
      new: SectionPart(
        section: section, rows: 0..<newOffsets.count, count: newOffsets.count, offset: newOffset),
      oldLeftOver: rows.oldRest.count, newLeftOver: rows.newRest.count)
  }

  /// Returns all rows of an inserted section.
  @usableFromInline
  func insertedPart(_ section: Int) -> SectionPart {
    let offsets = newStarts.rows(of: section)
    return SectionPart(
      section: section, rows: 0..<offsets.count, count: offsets.count, offset: offsets.lowerBound)
  }

  /// Leaves over the rows that are to be paired last.
  ///
  /// - Returns: Those that are not yet kept in memory.
  @usableFromInline
  mutating func leaveOverLast() -> (old: [SectionPart], new: [SectionPart]) {
    if isSectionwise { return leaveOverUnpaired() }
    rows.beginSection(oldBase: oldStart, newBase: rows.newCount)
    rows.leaveOver(old: 0..<rows.oldCount - oldStart, new: 0..<0)
    var parts: [SectionPart] = []
    for section in alignment.deletedSections.offsets {
      let count = oldStarts.rows(of: section).count
      parts.append(
        SectionPart(section: section, rows: 0..<count, count: count, offset: oldStart))
      oldStart += count
    }
    return (parts, [])
  }

  /// Leaves over all rows that the sections left unpaired; none if no row may change sections.
  private mutating func leaveOverUnpaired() -> (old: [SectionPart], new: [SectionPart]) {
    rows = RowPairing(oldCount: 0, newCount: 0)
    guard options.moves.kind != .never, let unpaired = sectionwise?.leftOver(sections),
      !unpaired.old.isEmpty, !unpaired.new.isEmpty
    else { return ([], []) }
    rows = RowPairing(oldCount: unpaired.old.count, newCount: unpaired.new.count)
    rows.leaveOver(old: 0..<unpaired.old.count, new: 0..<unpaired.new.count)
    return (oldStarts.parts(unpaired.old), newStarts.parts(unpaired.new))
  }

  /// Returns the work that is left over.
  @usableFromInline
  func work(_ old: RowTable, _ new: RowTable, for section: Int) -> LeftOverWork {
    let isWithin = isSectionwise && section < newStarts.sectionCount
    return LeftOverWork(
      old, new,
      sections: isSectionwise || isOneSection ? nil : RowSections(alignment, newStarts),
      isWithin ? options : PairingOptions(hashSeed: options.hashSeed))
  }

  /// Ends the pairing of rows: of a section, or of the rows left over by all.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @usableFromInline
  mutating func endRows(of section: Int, shouldStop: () -> Bool) -> Bool {
    if !isSectionwise {
      return isOneSection
        ? rows.splitPairs(.minimal, shouldStop: shouldStop) : splitPairs(shouldStop: shouldStop)
    }
    let isWithin = section < newStarts.sectionCount
    guard rows.splitPairs(isWithin ? options.moves : .minimal, shouldStop: shouldStop),
      let diff = ListDiff(rows, shouldStop: shouldStop)
    else { return false }
    if !isWithin {
      sectionwise?.add(across: diff, sections)
    } else if let oldSection = alignment.oldSection(of: section) {
      sectionwise?.add(diff, oldSection: oldSection, newSection: section)
    }
    return true
  }
}

extension SectionStarts {
  /// Returns rows by their sections; their offsets are their ordinals.
  fileprivate func parts(_ offsets: OffsetRanges) -> [SectionPart] {
    var parts: [SectionPart] = []
    var section = 0
    var ordinal = 0
    for range in offsets.ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        while self[section + 1] <= offset { section += 1 }
        let rows = rows(of: section)
        let end = min(range.upperBound, rows.upperBound)
        parts.append(
          SectionPart(
            section: section, rows: offset - rows.lowerBound..<end - rows.lowerBound,
            count: rows.count, offset: ordinal))
        ordinal += end - offset
        offset = end
      }
    }
    return parts
  }
}
