// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension NSTableView {
  /// Clicks the title of a column, which sorts by it first, or the other way around if it did so before.
  public func clickTitle(ofColumn index: Int) {
    guard let prototype = tableColumns[index].sortDescriptorPrototype else { return }
    let isSorted = sortDescriptors.first === prototype
    let reversed = prototype.reversedSortDescriptor as? NSSortDescriptor
    let others = sortDescriptors.filter { $0 !== prototype && $0.keyPath != prototype.keyPath }
    sortDescriptors = [isSorted ? reversed ?? prototype : prototype] + others
  }
}
