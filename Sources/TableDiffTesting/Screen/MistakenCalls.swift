// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

public import TableDiff
public import TableDiffUpdating

// A call that people try, with a message that names the type that is meant.
extension SectionedHeadlessScreen {
  @available(*, unavailable, message: "other rows than an array, and sections, have a 'SectionedHeadlessScreen'")
  public convenience init<S: ListSection>(_ updater: SectionedListUpdater<S>) where Section == SingleSection<[S.Row]> { fatalError() }
}
