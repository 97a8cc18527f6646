// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
package import ToolSupport

/// A change as a list view carries it out: the stages, and what each of them does to the cells.
package struct PlayedChange {
  struct Stage {
    let operations: [PlayedOperation]

    /// What happens to every cell, and to every section.
    let cells: [PlayedEffects]
    let sectionEffects: [PlayedEffects]

    /// The offsets after the stage of the cells that are inserted or get new content, in the order
    /// of `cells`.
    let drawn: [Int]

    /// The sections after the stage.
    let sections: [InputSection]

    /// - Parameter effects: What happens to each cell.
    init(
      operations: [PlayedOperation], effects: [PlayedEffects], sectionEffects: [PlayedEffects],
      sections: [InputSection]
    ) {
      (self.operations, self.sectionEffects, self.sections) = (operations, sectionEffects, sections)
      cells = PlayedEffects.joined(effects)
      drawn = effects.compactMap { $0.isDrawn ? $0.to : nil }
    }
  }

  let change: ListChange
  let stages: [Stage]

  /// The most rows of a list: above it, browsers cannot scroll to all of them.
  private static let limit = 200_000

  package init(_ change: ListChange) throws(UsageError) {
    for list in [change.old, change.new] where list.rowCount > Self.limit {
      throw UsageError(
        message: "\(list.name): --html plays lists of up to \(grouped(Self.limit)) "
          + "\(list.format.rowWord)s, not \(grouped(list.rowCount))")
    }
    self.change = change
    switch change.diff {
    case .flat(let diff):
      stages = diff.isEmpty ? [] : [Stage(diff, sections: change.new.sections)]
    #if !hasFeature(Embedded)
      case .sectioned(let diff): stages = try Self.stages(of: change, diff)
    #endif
    }
  }
}
