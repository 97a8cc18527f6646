// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// How many files of two folders have changed.
struct FileCount {
  var deleted = 0
  var inserted = 0
  var changed = 0
  var unchanged = 0

  var isEmpty: Bool { deleted + inserted + changed == 0 }

  /// The numbers in words.
  var text: String {
    let counts = [
      (deleted, "deleted"), (inserted, "inserted"), (changed, "changed"), (unchanged, "unchanged"),
    ]
    return "files: "
      + counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
  }
}
