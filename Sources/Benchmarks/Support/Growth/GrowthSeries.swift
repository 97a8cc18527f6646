// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Workloads of one shape, of which one number grows.
package struct GrowthSeries: Sendable {
  /// What the new list is made of, and the calls that are timed.
  package enum Edit: Sendable {
    case flat(Case.IDs, Edits.Edit, [FlatCall])
    case sectioned(SectionedCase.Layout, SectionedEdits.Edit, [SectionedCall])

    /// The rows stay a million; the edit takes a number of them.
    case share(@Sendable (_ edited: Int) -> Edits.Edit)

    /// A tree array with one edit after another.
    case tree(RowEdit.Kind)
  }

  package let title: String
  package let edit: Edit

  /// The claim about all calls.
  package let claim: GrowthClaim

  /// The largest number of rows.
  package var largest = 10_000_000

  package var variable: RunRecord.Growth.Variable {
    switch edit {
    case .flat, .sectioned: .rows
    case .share: .editedShare
    case .tree: .rowsOfOneEdit
    }
  }
}

extension GrowthSeries {
  /// The numbers of rows of a run.
  package static let counts = [
    10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000,
    10_000_000,
  ]

  /// The shares of rows that are edited, and the number of rows.
  package static let shares = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1]
  package static let shareCount = 1_000_000

  package static let all = linedUp + shuffled + sectioned + shares(of: shareCount) + trees

  private static let linedUp = [
    GrowthSeries(
      title: "equal content, separate storage", edit: .flat(.integer, Edits.none, [.diff]),
      claim: .linear),
    GrowthSeries(
      title: "one row updated in the middle",
      edit: .flat(.integer, Edits.updateInTheMiddle, [.diff]), claim: .linear),
    GrowthSeries(
      title: "1% scattered",
      edit: .flat(.integer, Edits.scattered, [.diff, .planning, .applying, .performing]),
      claim: .linear),
    GrowthSeries(
      title: "block moved far", edit: .flat(.integer, Edits.moveBlockFar, [.diff]),
      claim: .linear),
    GrowthSeries(
      title: "String ids: 1% scattered", edit: .flat(.string, Edits.scattered, [.diff]),
      claim: .linear, largest: 3_000_000),
  ]

  private static let shuffled = [
    GrowthSeries(
      title: "full shuffle",
      edit: .flat(.integer, Edits.shuffle, [.diff, .planning, .applying, .performing]),
      claim: .linearInRandomOrder, largest: 3_000_000),
    GrowthSeries(
      title: "all rows replaced", edit: .flat(.integer, Edits.replaceAll, [.diff]),
      claim: .linear, largest: 3_000_000),
  ]

  private static let sectioned = [
    GrowthSeries(
      "sections: 1% scattered", SectionedEdits.scattered, claim: .linear),
    GrowthSeries("sections: rotated", SectionedEdits.rotateSections, claim: .linear),
    GrowthSeries("sections: each split in two", SectionedEdits.splitSections, claim: .linear),
    GrowthSeries("sections: merged in pairs", SectionedEdits.mergeSections, claim: .linear),
    GrowthSeries(
      "sections: interleaved", SectionedEdits.interleaveNeighbours, claim: .linear),
    GrowthSeries(
      "sections: replaced, rows kept", SectionedEdits.replaceSections, claim: .linear),
    GrowthSeries(
      "sections: rows shuffled", SectionedEdits.shuffleRows,
      claim: .linearInRandomOrder),
    GrowthSeries(
      "sections: both shuffled", SectionedEdits.shuffleSectionsAndRows,
      claim: .linearInRandomOrder),
    GrowthSeries(
      "1-row sections: shuffled", SectionedEdits.shuffleSections, layout: .rowsEach(1),
      claim: .linearInRandomOrder),
    GrowthSeries(
      "1-row sections: rows shuffled", SectionedEdits.shuffleRows, layout: .rowsEach(1),
      claim: .linearInRandomOrder),
  ]

  private static let trees = [
    GrowthSeries(title: "tree: one row updated", edit: .tree(.update), claim: .ofOneEdit),
    GrowthSeries(title: "tree: one row removed", edit: .tree(.remove), claim: .ofOneEdit),
    GrowthSeries(title: "tree: one row inserted", edit: .tree(.insert), claim: .ofOneEdit),
    GrowthSeries(title: "tree: one row moved", edit: .tree(.move), claim: .ofOneEdit),
  ]

  private init(
    _ title: String, _ edit: @escaping SectionedEdits.Edit,
    layout: SectionedCase.Layout = .sections(1_000), claim: GrowthClaim
  ) {
    self.init(
      title: title, edit: .sectioned(layout, edit, [.diff, .planning, .applying, .performing]),
      claim: claim, largest: 1_000_000)
  }

  private static func shares(of count: Int) -> [GrowthSeries] {
    func series(
      _ title: String,
      _ edit: @escaping @Sendable (inout EditScript, _ edited: Int, inout SplitMix64) -> Void
    ) -> GrowthSeries {
      GrowthSeries(
        title: title,
        edit: .share { edited in
          { count, random in
            var script = EditScript(oldCount: count)
            edit(&script, edited, &random)
            return script
          }
        }, claim: .linearInShare)
    }
    return [
      series("rows deleted") { $0.delete($1, &$2) },
      series("rows inserted") { $0.insert($1, &$2) },
      series("rows updated") { $0.update($1, &$2) },
      series("rows moved") { $0.shuffle($1, &$2) },
    ]
  }
}
