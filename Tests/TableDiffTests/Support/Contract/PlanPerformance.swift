// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

extension SectionCase {
  /// The stages of the diff.
  func stages(
    for kind: ListViewKind = .collectionView, preferring preference: StagePreference = .fewestStages
  ) -> [ListStage<TitledSection>] {
    old.sectionedDiff(to: new).stages(from: old, to: new, for: kind, preferring: preference)
  }
}

extension ListViewKind {
  /// The kinds of list views for which plans for the target must be legal.
  var judges: [ListViewKind] { self == .tableView ? [.collectionView, .tableView] : [self] }
}

/// What a headless list view finds wrong with the stages of a plan, or shows wrongly on the way;
/// `nil` where all is well.
func performingProblem(
  _ stages: [ListStage<TitledSection>], _ lists: SectionCase, _ target: ListViewKind
) -> String? {
  for kind in target.judges {
    var view = HeadlessListView(sections: lists.old, kind: kind)
    for (index, stage) in stages.enumerated() {
      let state = stage.sections
      var place: String { "stage \(index) of \(stages), \(kind)\n\(lists)" }
      do {
        let warnings = try view.perform(stage.batch, sections: state).warnings
        if !warnings.isEmpty { return "\(warnings) at \(place)" }
      } catch {
        return "\(error) at \(place)"
      }
      if view.shownSections != state {
        return "shows \(view.shownSections.text) and not \(state.text) at \(place)"
      }
    }
    if view.shownSections != lists.new {
      return "ends with \(view.shownSections.text), \(kind)\n\(lists)"
    }
  }
  return nil
}
