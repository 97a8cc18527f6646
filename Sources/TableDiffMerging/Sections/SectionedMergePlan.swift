// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The plan of a merge of sections and their rows.
@usableFromInline
struct SectionedMergePlan: Sendable {
  private let parts: SectionParts

  /// The plan of the sections without their rows.
  private let sections: MergePlan

  @usableFromInline
  init(_ parts: SectionParts, _ sections: MergePlan) {
    (self.parts, self.sections) = (parts, sections)
  }

  /// Returns the numbers of the merged sections in the common order.
  private func numbers() -> [Int] {
    sections.pieces.flatMap { piece -> [Int] in
      if piece.isLeftOut { return [] }
      let list = piece.mine < 0 ? parts.theirs : parts.mine
      let start = Int(piece.mine < 0 ? piece.theirs : piece.mine)
      return list.numbers[start..<start + Int(piece.count)].map { Int($0) }
    }
  }
}

// MARK: - Diffs

extension SectionedMergePlan {
  /// Returns the diff from a side's list to the merged list.
  ///
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of runs of changed rows of both
  ///   sides and *s* of sections.
  @usableFromInline
  func diff(from side: MergeSide) -> SectionedDiff {
    let list = side == .mine ? parts.mine : parts.theirs
    var pairs = OffsetPairs(), updates = OffsetPairs(), newStarts = SectionStarts()
    var new = 0
    for number in numbers() {
      let start = new
      for part in parts[number] where !part.rows.isLeftOut {
        let offset = Int(part.rows.offset(on: side)), count = Int(part.rows.count)
        if offset >= 0 {
          let old = list.flatOffset(of: offset)
          pairs.append(old: old, new: new, count: count)
          if part.rows.differs(from: side) { updates.append(old: old, new: new, count: count) }
        }
        new += count
      }
      newStarts.append(count: new - start)
    }
    return SectionedDiff(
      sections: sections.diff(from: side), oldStarts: list.starts, newStarts: newStarts,
      pairs: pairs, updates: updates)
  }
}

// MARK: - Rows

extension SectionedMergePlan {
  /// Consecutive rows of a merged section.
  @usableFromInline
  enum Rows {
    /// Rows of a section of one side.
    case mine(section: Int, Range<Int>)
    case theirs(section: Int, Range<Int>)
    /// A row that a caller decided.
    case resolved(piece: Int)
  }

  /// A merged section.
  @usableFromInline
  struct MergedSection {
    /// The section from which everything but the rows is taken.
    @usableFromInline enum Header {
      case mine(Int)
      case theirs(Int)
      /// A section that a caller decided.
      case resolved(piece: Int)
    }

    @usableFromInline let header: Header
    @usableFromInline let rows: [Rows]
  }

  /// Returns the merged sections, in order.
  @usableFromInline
  func mergedSections() -> [MergedSection] {
    let headers = sections.rows().flatMap { run -> [MergedSection.Header] in
      switch run {
      case .mine(let range): range.map { .mine($0) }
      case .theirs(let range): range.map { .theirs($0) }
      case .resolved(let piece): [.resolved(piece: piece)]
      }
    }
    return zip(headers, numbers()).map { MergedSection(header: $0, rows: rows(of: $1)) }
  }

  private func rows(of number: Int) -> [Rows] {
    var rows: [Rows] = []
    for part in parts[number] where !part.rows.isLeftOut {
      let side = part.rows.source
      let offset = Int(part.rows.offset(on: side)), count = Int(part.rows.count)
      if offset < 0 || part.rows.differs(from: side) {
        rows.append(.resolved(piece: part.piece))
        continue
      }
      let path = (side == .mine ? parts.mine : parts.theirs).path(of: offset)
      let end = path.row + count
      switch (side, rows.last) {
      case (.mine, .mine(path.section, let range)?) where range.upperBound == path.row:
        rows[rows.count - 1] = .mine(section: path.section, range.lowerBound..<end)
      case (.theirs, .theirs(path.section, let range)?) where range.upperBound == path.row:
        rows[rows.count - 1] = .theirs(section: path.section, range.lowerBound..<end)
      case (.mine, _): rows.append(.mine(section: path.section, path.row..<end))
      case (.theirs, _): rows.append(.theirs(section: path.section, path.row..<end))
      }
    }
    return rows
  }

  /// Returns the pieces of rows in conflict, in the order of the merged list, with the flat offset
  /// of each row there; -1 if it is left out.
  ///
  /// Rows of sections that are left out come last.
  @usableFromInline
  func conflictOffsets(_ conflicts: ContiguousArray<PieceConflict>) -> [(piece: Int, offset: Int)] {
    let pieces = Set(conflicts.map(\.piece))
    var places: [(piece: Int, offset: Int)] = []
    var offset = 0
    let merged = numbers()
    for number in merged {
      for part in parts[number] {
        if pieces.contains(part.piece) {
          places.append((part.piece, part.rows.isLeftOut ? -1 : offset))
        }
        if !part.rows.isLeftOut { offset += Int(part.rows.count) }
      }
    }
    let known = Set(merged)
    for number in 0..<parts.sectionCount where !known.contains(number) {
      for part in parts[number] where pieces.contains(part.piece) {
        places.append((part.piece, -1))
      }
    }
    return places
  }
}
