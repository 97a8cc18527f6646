// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension BatchTarget {
  /// The profiles under which plans for the target must be legal.
  var profiles: [ListViewProfile] {
    let profiles: [ListViewProfile] = [.strict, .collectionView, .screen]
    return self == .tableView ? profiles + [.tableView] : profiles
  }
}

/// What a headless list view finds wrong with a plan, or shows wrongly on the way; `nil` where all
/// is well.
func performingProblem(
  _ lists: SectionCase, _ target: BatchTarget, _ preference: BatchPreference
) -> String? {
  let batches = lists.old.sectionedDiff(to: lists.new)
    .batchUpdates(for: target, preferring: preference)
  for profile in target.profiles {
    var view = HeadlessListView(sections: lists.old, profile: profile)
    for (index, batch) in batches.enumerated() {
      let state = batch.result?.sections(old: lists.old, new: lists.new) ?? []
      let place = "stage \(index) of \(batches), \(profile)\n\(lists)"
      do {
        let warnings = try view.perform(batch, sections: state).warnings
        if !warnings.isEmpty { return "\(warnings) at \(place)" }
      } catch {
        return "\(error) at \(place)"
      }
      if view.shownSections != state || !view.stalePaths.isEmpty || !view.misplacedPaths.isEmpty
        || !view.staleHeaders.isEmpty || !view.misplacedHeaders.isEmpty
      {
        return "shows \(view.shownSections.text) and not \(state.text) at \(place)"
      }
    }
    if view.shownSections != lists.new {
      return "ends with \(view.shownSections.text), \(profile)\n\(lists)"
    }
  }
  return nil
}
