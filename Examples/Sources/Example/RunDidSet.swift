// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import DidSetExample
import TableDiffTesting
import TableDiffUpdating

@MainActor
func runDidSet() async {
  let inbox = InboxView()
  let screen = SectionedHeadlessScreen(inbox.updater)
  inbox.layOut()
  for id in 0..<100 {
    inbox.viewModel.messages.append(Message(id: id, subject: "Message \(id)"))
  }
  print("After 100 changes of the view model: \(screen.shownRows.count) rows shown.")
  await Task.yield(until: { !screen.shownRows.isEmpty })
  print(
    "A turn later: \(screen.shownRows.count) rows, \(inbox.derivationCount) derivation, "
      + "\(screen.batches.count) batch.")
  inbox.viewModel.messages[7].isRead = true
  inbox.viewModel.messages[8].isRead = true
  inbox.layOut()
  print("Two are read: \(screen.shownSections.map(\.header)), \(screen.batches.last as Any? ?? "")")
}
