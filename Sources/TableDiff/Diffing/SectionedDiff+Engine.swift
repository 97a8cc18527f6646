// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Computes what changed between two lists of sections.
  @inlinable
  public init<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>
  ) {
    let sections = ListDiff(
      from: old, to: new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) })
    let oldRows = SectionedRows(old)
    let newRows = SectionedRows(new)
    var pairing = SectionedPairing(sections, oldStarts: oldRows.starts, newStarts: newRows.starts)
    _ = pairing.pairRows(oldRows, newRows, hashSeed: nil, shouldStop: { false })
    self.init(pairing)
  }

  /// As the public form, with what tests and callers that may cancel need.
  ///
  /// - Parameters:
  ///   - hashSeed: Seeds the hashes of ids; the diff does not depend on it. `nil` for the process's
  ///     own.
  ///   - shouldStop: Asked once a block; the diff ends with `nil` when it returns `true`.
  @inlinable
  package init?<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    hashSeed: UInt64?, shouldStop: () -> Bool
  ) {
    let sections = ListDiff(
      from: old, to: new, id: { $0.id }, contentsEqual: { $0.hasSameHeader(as: $1) },
      moves: .minimal, hashSeed: hashSeed, shouldStop: shouldStop)
    guard let sections else { return nil }
    let oldRows = SectionedRows(old)
    let newRows = SectionedRows(new)
    var pairing = SectionedPairing(sections, oldStarts: oldRows.starts, newStarts: newRows.starts)
    let isComplete = pairing.pairRows(
      oldRows, newRows, hashSeed: hashSeed, shouldStop: shouldStop)
    if !isComplete { return nil }
    self.init(pairing)
  }
}

extension RandomAccessCollection where Element: ListSection {
  /// Computes what changed from this list of sections to another one.
  @inlinable
  public func sectionedDiff(to new: some RandomAccessCollection<Element>) -> SectionedDiff {
    SectionedDiff(from: self, to: new)
  }
}
