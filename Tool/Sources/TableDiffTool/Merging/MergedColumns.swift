// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The columns of a merge: those that either side added, with the names that either gave them.
struct MergedColumns {
  /// A column of a side: its name in the base, or its own name if the base lacks it.
  private struct Column {
    let id: String
    let name: String
  }

  /// The three files with the columns of the merge.
  let base: InputList
  let mine: InputList
  let theirs: InputList

  /// - Throws: An error if a side removed a column, or both gave one different names.
  init(base: InputList, mine: InputList, theirs: InputList) throws(UsageError) {
    if mine.layout.header == base.layout.header, theirs.layout.header == base.layout.header {
      (self.base, self.mine, self.theirs) = (base, mine, theirs)
      return
    }
    let (own, others) = (try Self.columns(base, mine), try Self.columns(base, theirs))
    // The side that moved columns has their order.
    let order = own.map(\.id).filter(base.columns.contains)
    var columns = order == base.columns ? others : own
    var last: String?
    for column in order == base.columns ? own : others {
      defer { last = column.id }
      if let place = columns.firstIndex(where: { $0.id == column.id }) {
        if column.name == column.id || column.name == columns[place].name { continue }
        if columns[place].name != column.id {
          throw UsageError(
            message: "\(mine.name) and \(theirs.name) have different names for the column "
              + "'\(column.id)': '\(column.name)' and '\(columns[place].name)'")
        }
        columns[place] = column
      } else {
        let place = columns.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
        columns.insert(column, at: place)
      }
    }
    let names = columns.map(\.name)
    if let name = FieldNames.firstRepeated(names) {
      throw UsageError(
        message: "\(mine.name) and \(theirs.name) have different columns with the name '\(name)'")
    }
    func list(_ list: InputList, _ side: [Column]) -> InputList {
      let places = columns.map { column in side.firstIndex { $0.id == column.id } }
      return InputList(list, columns: names, places: places)
    }
    self.base = list(base, base.columns.map { Column(id: $0, name: $0) })
    (self.mine, self.theirs) = (list(mine, own), list(theirs, others))
  }

  private static func columns(
    _ base: InputList, _ side: InputList
  ) throws(UsageError) -> [Column] {
    let change = ColumnChange(base, side, ContentRules())
    let lists = [base, side]
    guard change.removed.isEmpty, lists.allSatisfy({ $0.layout.header == $0.columns }) else {
      let texts = lists.map { list in
        list.layout.header.map { "'\($0)'" }.joined(separator: ", ")
      }
      throw UsageError(
        message: "\(side.name) has the columns \(texts[1]), but \(base.name) has \(texts[0]): "
          + "columns that are added or renamed are merged, and others must be the same")
    }
    let ids = Dictionary(
      change.renamed.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    return side.columns.map { Column(id: ids[$0] ?? $0, name: $0) }
  }
}
