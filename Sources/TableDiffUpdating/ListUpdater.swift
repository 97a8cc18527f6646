// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// An updater of a list without sections whose rows are in an array.
///
///     let updater = ListUpdater<Fruit>()
///     updater.attach(view)
///     updater.submit(fruits)  // animates the change, soon
///
/// It is a ``SectionedListUpdater``, which documents all members.
public typealias ListUpdater<Row> = SectionedListUpdater<SingleSection<[Row]>>

/// An updater of a list without sections whose rows are in any collection, such as a `TreeArray` or
/// the rows of a `DerivedList` or an `Outline`.
///
///     var contacts = TreeArray((0..<1_000).map { Contact(id: $0, name: "Contact \($0)") })
///     let updater = RowsUpdater(contacts)
///     contacts[17].name = "Zoe"
///     updater.submit(contacts)  // reads what changed
///
/// It is a ``SectionedListUpdater``, which documents all members.
public typealias RowsUpdater<Rows: RandomAccessCollection & RangeReplaceableCollection> =
  SectionedListUpdater<SingleSection<Rows>>
