// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Some consecutive rows of a section.
@usableFromInline
struct SectionPart {
  @usableFromInline let section: Int

  /// The rows, as offsets in the section.
  let rows: Range<Int>

  /// The number of all rows of the section.
  @usableFromInline let count: Int

  /// The offset of the first row in the lists that are paired.
  let offset: Int

  var offsets: Range<Int> { offset..<offset + rows.count }

  init(section: Int, rows: Range<Int>, count: Int, offset: Int) {
    (self.section, self.rows, self.count, self.offset) = (section, rows, count, offset)
  }

  /// Creates the part of all rows of a section.
  init(allOf section: Int, count: Int, offset: Int) {
    self.init(section: section, rows: 0..<count, count: count, offset: offset)
  }
}

/// The addresses of unmatched rows of sections.
@usableFromInline
struct RowPieces {
  let stride: Int
  private(set) var old: ContiguousArray<RowBlocks.Piece> = []
  private(set) var new: ContiguousArray<RowBlocks.Piece> = []

  /// - Parameter stride: The number of bytes from a row to the next.
  @usableFromInline
  init(stride: Int) { self.stride = stride }

  @usableFromInline
  mutating func removeAll() {
    old.removeAll(keepingCapacity: true)
    new.removeAll(keepingCapacity: true)
  }

  /// Appends the rows of a part of a section.
  ///
  /// - Parameter address: The address of the section's first row; `nil` if it has none.
  @usableFromInline
  mutating func append(_ address: UnsafeRawPointer?, _ part: SectionPart, isOld: Bool) {
    guard let address, !part.rows.isEmpty else { return }
    append(
      RowBlocks.Piece(address + part.rows.lowerBound * stride, at: part.offsets), isOld: isOld)
  }

  mutating func append(_ piece: RowBlocks.Piece, isOld: Bool) {
    if isOld { old.append(piece) } else { new.append(piece) }
  }

  /// Sorts the pieces by their offsets.
  @usableFromInline
  mutating func sort() {
    old.sort { $0.start < $1.start }
    new.sort { $0.start < $1.start }
  }
}

/// Where the rows of a surviving section are in the lists that are paired.
@usableFromInline
struct SectionPlace {
  @usableFromInline let oldSection: Int
  @usableFromInline let oldOffset: Int
  @usableFromInline let oldCount: Int
  @usableFromInline let newOffset: Int
  @usableFromInline let newCount: Int

  @inlinable
  init(oldSection: Int, oldOffset: Int, oldCount: Int, newOffset: Int, newCount: Int) {
    self.oldSection = oldSection
    self.oldOffset = oldOffset
    self.oldCount = oldCount
    self.newOffset = newOffset
    self.newCount = newCount
  }

  /// All rows of the old section.
  @usableFromInline var old: SectionPart {
    SectionPart(allOf: oldSection, count: oldCount, offset: oldOffset)
  }

  /// All rows of the new section.
  @usableFromInline
  func new(_ section: Int) -> SectionPart {
    SectionPart(allOf: section, count: newCount, offset: newOffset)
  }
}

/// The steps of pairing rows.
///
/// By default rows are paired over all sections, old rows by aligned offsets and new rows by flat
/// offsets. With other options they are paired section by section, by the offsets in the section;
/// the diff of a section is then, by construction, that of a flat list with these options. The rows
/// left over are finally paired by their ordinals.
extension SectionedPairing {
  /// Whether the walk of a section searches the nearest rows before it reads the common suffix, which
  /// suits many short lists; see `RowPairing.walk`.
  @usableFromInline var looksNearFirst: Bool { !isSectionwise && !isOneSection }

  /// Begins to pair rows.
  @usableFromInline
  mutating func beginRows(_ options: PairingOptions) {
    self.options = options
    isSectionwise = !options.areDefault
    if isSectionwise {
      sectionwise = SectionwiseChanges(oldStarts: oldStarts, newStarts: newStarts)
    }
  }

  /// Begins to pair the rows of a new section; `nil` if it is inserted.
  @inlinable
  @inline(always)
  mutating func beginSection(_ section: Int) -> SectionPlace? {
    let new = newStarts.rows(of: section)
    guard let oldSection = alignment.oldSection(of: section) else {
      if !isSectionwise { leaveOverInserted(new) }
      return nil
    }
    let oldCount = oldStarts.rows(of: oldSection).count
    if isSectionwise {
      beginAnew(oldCount, new.count)
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

  /// Begins to pair two sections as flat lists.
  @usableFromInline
  mutating func beginAnew(_ oldCount: Int, _ newCount: Int) {
    rows = RowPairing(oldCount: oldCount, newCount: newCount)
  }

  @usableFromInline
  mutating func leaveOverInserted(_ new: Range<Int>) {
    rows.beginSection(oldBase: oldStart, newBase: new.lowerBound)
    rows.leaveOver(old: 0..<0, new: 0..<new.count)
  }

  /// Returns all rows of an inserted section.
  @usableFromInline
  func insertedPart(_ section: Int) -> SectionPart {
    let offsets = newStarts.rows(of: section)
    return SectionPart(allOf: section, count: offsets.count, offset: offsets.lowerBound)
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
      parts.append(SectionPart(allOf: section, count: count, offset: oldStart))
      oldStart += count
    }
    return (parts, [])
  }

  /// Leaves over all rows that the sections left unpaired; none if no row may change sections.
  private mutating func leaveOverUnpaired() -> (old: [SectionPart], new: [SectionPart]) {
    rows = RowPairing(oldCount: 0, newCount: 0)
    if options.moves.kind == .never { return ([], []) }
    sectionwise?.leaveOver(sections, alignment)
    guard let old = sectionwise?.unmatchedOld, let new = sectionwise?.unmatchedNew,
      let lastOld = old.last, let lastNew = new.last
    else { return ([], []) }
    let (oldCount, newCount) = (lastOld.offsets.upperBound, lastNew.offsets.upperBound)
    rows = RowPairing(oldCount: oldCount, newCount: newCount)
    rows.leaveOver(old: 0..<oldCount, new: 0..<newCount)
    return (old, new)
  }

  /// Returns the work that is left over.
  @usableFromInline
  func work(_ pieces: RowPieces, for section: Int) -> UnmatchedWork {
    let isWithin = isSectionwise && section < newStarts.sectionCount
    return UnmatchedWork(
      UnmatchedRows(
        old: RowTable(pieces.old, stride: pieces.stride),
        new: RowTable(pieces.new, stride: pieces.stride),
        sections: isSectionwise || isOneSection ? nil : RowSections(alignment, newStarts)),
      isWithin ? options : PairingOptions(hashSeed: options.hashSeed))
  }

  /// Ends the pairing of rows: of a section, or of the unmatched rows of all.
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
      sectionwise?.add(across: diff)
    } else if let oldSection = alignment.oldSection(of: section) {
      sectionwise?.add(diff, oldSection: oldSection, newSection: section)
    }
    return true
  }
}
