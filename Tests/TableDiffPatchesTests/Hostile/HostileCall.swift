// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffPatches
import TestSupport

/// An entry of the library, and which of the lists that it takes is not what it says.
///
/// Each result must be valid, as far as it says something about the lists.
enum HostileCall: String, CaseIterable, Codable {
  // Flat lists.
  case diffFrom, diffTo, longestFrom, longestTo, shuffledFrom, shuffledTo, closuresTo
  case applying, rowsFrom, duplicates, differenceFrom, differenceTo
  case patchTo, patched, fingerprint, digest
  case bytesWritten, bytesRead
  // Tree arrays.
  case treeFrom, treeTo, longestTreeTo, treeRowsFrom, treeUpdated, treeMade, treeAppended
  case treeReplaced
  // Derived lists.
  case derivedFilter, derivedSort, derivedSections, derivedUpdated, derivedTo, derivedMap
  // Lists of sections.
  case sectionsFrom, sectionsTo, applyingSections, sectionsOfNew, duplicatesInSections
  case sectionedPatchTo, sectionsPatched
  case fingerprintOfSections, stagesFrom, stagesTo
  // Rows of sections.
  case rowsOfOldSections, rowsOfNewSections, rowsOfMixedSections, rowsByStyle
  case applyingRows, rowsOfNew, duplicatesInRows, patchOfRows, rowsPatched
  case stagesOfOldRows, stagesOfNewRows, shownRows, fingerprintOfRows

  func perform(_ lie: Lie) throws {
    for count in [1, 2, 20, 100] {
      let rows = Array(0..<count).rows
      let others = Array(rows.dropFirst(count / 3).reversed()) + [TestRow(id: -1)]
      let lists = HostileLists(lie: lie, rows: rows, others: others)
      switch self {
      case .diffFrom, .diffTo, .longestFrom, .longestTo, .shuffledFrom, .shuffledTo, .closuresTo,
        .applying, .rowsFrom, .duplicates, .differenceFrom, .differenceTo, .patchTo, .patched,
        .fingerprint, .digest, .bytesWritten, .bytesRead:
        try performFlat(lists, LyingRows(rows, lie))
      case .treeFrom, .treeTo, .longestTreeTo, .treeRowsFrom, .treeUpdated, .treeMade,
        .treeAppended, .treeReplaced:
        performOnTrees(lists, LyingRows(rows, lie))
      case .derivedFilter, .derivedSort, .derivedSections, .derivedUpdated, .derivedTo, .derivedMap:
        performOnDerived(lists, LyingRows(rows, lie))
      case .sectionsFrom, .sectionsTo, .applyingSections, .sectionsOfNew, .duplicatesInSections,
        .sectionedPatchTo, .sectionsPatched,
        .fingerprintOfSections, .stagesFrom, .stagesTo:
        try performOnSections(lists) { LyingRows($0, lie) }
      case .rowsOfOldSections, .rowsOfNewSections, .rowsOfMixedSections, .rowsByStyle,
        .applyingRows, .rowsOfNew, .duplicatesInRows, .patchOfRows, .rowsPatched,
        .stagesOfOldRows, .stagesOfNewRows, .shownRows, .fingerprintOfRows:
        try performOnRowsOfSections(lists) { id, rows, lies in
          LyingSection(
            id: id, title: lies ? 1 : 0, rows: lies ? LyingRows(rows, lie) : LyingRows(rows))
        }
      }
    }
  }

  // Each is compiled once, for all types of lists.

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func performFlat<Liar: RandomAccessCollection<TestRow> & RangeReplaceableCollection>(
    _ lists: HostileLists, _ liar: Liar
  ) throws {
    let (rows, others) = (lists.rows, lists.others)
    let diff = rows.tableDiff(to: others), inverse = others.tableDiff(to: rows)
    switch self {
    case .diffFrom: expectFitting(liar.tableDiff(to: rows + others))
    case .diffTo: expectFitting(rows.tableDiff(to: liar))
    case .longestFrom: expectFitting(liar.tableDiff(to: others + rows, algorithm: .lcs))
    case .longestTo: expectFitting((others + rows).tableDiff(to: liar, algorithm: .lcs))
    case .shuffledFrom: expectFitting(liar.tableDiff(to: others))
    case .shuffledTo: expectFitting(others.tableDiff(to: liar))
    case .closuresTo:
      expectFitting(others.tableDiff(to: liar, id: { String($0.id) }, contentsEqual: ==))
    case .applying: _ = liar.applying(diff, rowsFrom: others)
    case .rowsFrom: _ = others.applying(inverse, rowsFrom: liar)
    case .duplicates: _ = liar.duplicateIDs()
    case .differenceFrom: _ = diff.collectionDifference(from: liar, to: others)
    case .differenceTo: _ = inverse.collectionDifference(from: others, to: liar)
    case .patchTo: expectFitting(others.patch(to: liar).diff)
    case .patched:
      let patch = rows.patch(to: others, base: ListFingerprint(of: rows))
      _ = try liar.applying(patch, base: ListFingerprint(of: liar))
    case .fingerprint: _ = ListFingerprint(of: liar)
    case .bytesWritten:
      let bytes = LyingRows(rows.map { UInt8($0.id) }, lists.lie)
      _ = rows.patch(to: others).encoded { _, writer in writer.write(bytes: bytes) }
    case .bytesRead:
      let bytes = rows.patch(to: others).encoded { $1.write($0.id) }
      _ = try ListPatch<TestRow>(decoding: LyingRows(bytes, lists.lie)) {
        reader throws(InvalidPatch) in TestRow(id: try reader.read())
      }
    default:
      var digest = StableHasher()
      digest.append(contentsOf: LyingRows(rows.map { UInt8($0.id) }, lists.lie))
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func performOnTrees<Liar: RandomAccessCollection<TestRow> & RangeReplaceableCollection>(
    _ lists: HostileLists, _ liar: Liar
  ) {
    let (rows, others) = (lists.rows, lists.others)
    var tree = TreeArray(others)
    switch self {
    case .treeFrom: expectFitting(liar.tableDiff(to: tree))
    case .treeTo: expectFitting(tree.tableDiff(to: liar))
    case .longestTreeTo:
      expectFitting(TreeArray(others + rows).tableDiff(to: liar, algorithm: .lcs))
    case .treeRowsFrom:
      tree = tree.applying(others.tableDiff(to: rows), rowsFrom: liar)
      tree = TreeArray().applying([TestRow]().tableDiff(to: rows), rowsFrom: liar)
    case .treeUpdated: expectFitting(tree.update(to: liar))
    case .treeMade: tree = TreeArray(liar)
    case .treeAppended: tree.append(contentsOf: liar)
    default: tree.replaceSubrange(0..<1, with: liar)
    }
    tree._checkInvariants()
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func performOnDerived<Liar: RandomAccessCollection<TestRow> & RangeReplaceableCollection>(
    _ lists: HostileLists, _ liar: Liar
  )
  where Liar.Index == Int {
    switch self {
    case .derivedFilter:
      var list = liar.derived.filter { $0.id % 3 > 0 }
      expectFitting(list.update(.filter { $0.id % 2 > 0 }))
      expectFitting(list.update(.filter(.narrower) { $0.id % 4 == 1 }))
      _ = Array(list.rows)
    case .derivedSort:
      var list = liar.derived.sorted { $0.id > $1.id }
      expectFitting(list.update(.order { $0.id % 7 < $1.id % 7 }))
      _ = Array(list.rows)
    case .derivedSections:
      let list = liar.derived.grouped { $0.id % 3 }
      _ = list.sections.map { Array($0.rows) }
    case .derivedUpdated:
      var list = Liar(lists.others).derived.filter { $0.id % 3 > 0 }.sorted { $0.id > $1.id }
      expectFitting(list.update(to: liar))
      expectFitting(list.update(to: Liar(lists.rows)))
    case .derivedTo:
      let old = Liar(lists.others).derived.filter { $0.id % 3 > 0 }
      let new = liar.derived.filter { $0.id % 3 > 0 }
      expectFitting(old.rows.tableDiff(to: new.rows))
      expectFitting(new.rows.tableDiff(to: old.rows))
    default:
      var map = liar.derived.map { TestRow(id: $0.id, content: 1) }
      expectFitting(map.update(to: Liar(lists.others)))
    }
  }
}

func expectFitting(_ diff: ListDiff) {
  diff._checkInvariants()
  if let problem = AppliedByHand.make(diff).problem { fatalError("INVALID: \(problem)") }
}
