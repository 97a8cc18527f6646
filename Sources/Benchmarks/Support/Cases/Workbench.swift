// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// State shared by cases that are measured in turn.
@MainActor
package final class Workbench {
  package let options: Options

  /// The lists of the last case, with their type and number of rows.
  private var kept: (name: String, lists: Any)?

  package init(_ options: Options) { self.options = options }

  /// Returns lists with a number of rows, reusing those of the previous case if the type is the
  /// same.
  package func lists<Lists>(_ count: Int, _ make: () -> Lists) -> Lists {
    let name = "\(Lists.self) \(count)"
    if let kept, kept.name == name, let lists = kept.lists as? Lists { return lists }
    // Released first, because both together would need much memory.
    kept = nil
    let lists = make()
    kept = (name, lists)
    return lists
  }

  /// Returns a list of rows of a type.
  package func pair<R: WorkloadRow>(_ count: Int) -> RowPair<R> {
    lists(count) { RowPair(count: count, data: options.data) }
  }

  /// Returns a list and the result of an edit.
  package func workload<R: WorkloadRow>(_ count: Int, _ edit: Edits.Edit) -> Workload<R> {
    Workload(pair(count), edit: edit, data: options.data)
  }
}
