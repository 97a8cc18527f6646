// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What cases share that are measured one after another.
@MainActor
package final class Workbench {
  package let options: Options

  /// The lists of the last case, with their type and number of rows.
  private var kept: (name: String, lists: Any)?

  package init(_ options: Options) { self.options = options }

  /// Returns lists of a number of rows: those of the case before, if they are of this type.
  package func lists<Lists>(_ count: Int, _ make: () -> Lists) -> Lists {
    let name = "\(Lists.self) \(count)"
    if let kept, kept.name == name, let lists = kept.lists as? Lists { return lists }
    // Both would need much memory together.
    kept = nil
    let lists = make()
    kept = (name, lists)
    return lists
  }

  /// Returns a list of rows of a type.
  package func pair<R: WorkloadRow>(_ count: Int) -> RowPair<R> {
    lists(count) { RowPair(count: count, data: options.data) }
  }

  /// Returns a list, and what an edit makes of it.
  package func workload<R: WorkloadRow>(_ count: Int, _ edit: Edits.Edit) -> Workload<R> {
    Workload(pair(count), edit: edit, data: options.data)
  }
}
