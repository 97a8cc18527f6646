// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A list view without a screen that a `ListUpdater` drives.
///
///     let screen = HeadlessScreen(updater)
///
/// It is a ``SectionedHeadlessScreen``, which documents all members. Create that type for an
/// updater of sections, or of rows that are not in an array.
public typealias HeadlessScreen<Row> = SectionedHeadlessScreen<SingleSection<[Row]>>
