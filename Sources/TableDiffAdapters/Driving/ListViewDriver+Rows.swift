// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
import TableDiffUpdating

/// Rows that the app names.
extension ListViewDriver {
  /// Configures the cells of rows again, if there are any.
  package func reconfigure(_ paths: [RowPath]) {
    guard !paths.isEmpty, isShowing, !isBusy, showsData else { return }
    refresh(BatchUpdate(refreshes: paths))
  }

  package var selectedRows: [Section.Row] {
    binding.selectedPaths.sorted().compactMap(updater.sections.row)
  }

  /// Selects the rows that a closure names, and no others.
  package func selectRows(where isSelected: (Section.Row) -> Bool) {
    if isShowing { binding.selectRows(at: updater.sections.paths(where: isSelected)) }
  }

  /// Scrolls to the end of the content, without animation.
  package func scrollToEnd() {
    guard isShowing, let view = binding.drivenView else { return }
    view.layOut()
    view.scrollOffset = view.scrollOffsetRange.upperBound
  }
}
