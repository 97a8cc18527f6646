// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffUpdating

// Calls that people often try; the message of each names the right one. An unavailable declaration
// is chosen only if nothing else fits. These are hidden in the documentation.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SectionedHeadlessScreen {
  @available(
    *, unavailable,
    message: "other rows than an array, and sections, have a 'SectionedHeadlessScreen'"
  )
  @_documentation(visibility: internal)
  public convenience init<Other: ListSection>(
    _ updater: SectionedListUpdater<Other>, kind: ListViewKind = .collectionView
  ) where Section == SingleSection<[Other.Row]> { fatalError() }
}
