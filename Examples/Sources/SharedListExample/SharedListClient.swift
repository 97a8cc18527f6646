// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if several users change one list, and each is to see an edit at once, before the server has it.
// The list that the server has and the edits that it lacks are merged whenever one of them changes; the updater
// animates what that changes on the screen.

package import TableDiffMerging
package import TableDiffUpdating

/// The list as one of its users sees it.
@MainActor
package final class SharedListClient {
  /// What the data source of the list view returns: `updater.sections`.
  package let updater = ListUpdater([Item]())

  private var list: OptimisticList<Item>

  /// The edits that are under way, by the numbers that were sent with them.
  private var sent: [Int: OptimisticList<Item>.Edit] = [:]

  private var editCount = 0

  package init() { list = OptimisticList([]) }

  package var items: [Item] { list.rows }

  /// Whether the server has all edits, or has refused them.
  package var isSettled: Bool { list.pendingEdits.isEmpty }

  /// Shows an edit, and returns what is to be sent.
  package func make(_ edit: ItemEdit) throws(ItemEdit.Refusal) -> EditMessage {
    let name = try list.edit { items throws(ItemEdit.Refusal) in try edit.apply(to: &items) }
    updater.submit(list.rows)
    editCount += 1
    sent[editCount] = name
    return EditMessage(number: editCount, edit: edit)
  }

  /// Takes over a state of the server; edits that it lacks stay on the screen, unless they are refused.
  ///
  /// - Returns: What was in conflict with edits that are under way.
  package func receive(_ message: StateMessage) -> [MergeConflict<Item>] {
    let confirmed = message.confirmed.compactMap { sent.removeValue(forKey: $0) }
    var conflicts = list.receive(message.items, confirming: confirmed)
    for number in message.refused {
      if let edit = sent.removeValue(forKey: number) { conflicts += list.refuse(edit) }
    }
    updater.submit(list.rows)
    return conflicts
  }

  /// The items, numbered; a star marks what the server does not have, or not there.
  package var lines: [String] {
    let diff = list.serverRows.tableDiff(to: list.rows)
    let own = Set(diff.inserts + diff.moves.map(\.to) + diff.updates.map(\.to))
    return list.rows.enumerated().map { index, item in
      "\(index + 1) \(item.text)" + (own.contains(index) ? " *" : "")
    }
  }
}
