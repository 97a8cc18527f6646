// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffAppKit

extension SectionedListUpdater {
  /// The view of the updater, which tests call as the updater does.
  var screen: any ListView {
    guard let view else { preconditionFailure("The updater has no view.") }
    return view
  }
}
