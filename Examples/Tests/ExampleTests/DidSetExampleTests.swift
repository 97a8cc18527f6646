// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import DidSetExample
import TableDiffTesting
import TableDiffUpdating
import Testing

@MainActor
@Suite struct DidSetExampleTests {
  private let inbox = InboxView()
  private let screen: SectionedHeadlessScreen<InboxSection>

  init() {
    screen = SectionedHeadlessScreen(inbox.updater)
    inbox.layOut()
  }

  @Test func aHundredSetsAreOneDerivationAndOneBatch() async throws {
    for id in 0..<100 {
      inbox.viewModel.messages.append(Message(id: id, subject: "Message \(id)"))
    }
    #expect(inbox.derivationCount == 0, "Nothing is made before the turn ends.")
    try await wait { screen.shownRows.count == 100 }
    await letOthersRun()
    #expect(inbox.derivationCount == 1)
    #expect(screen.batches.count == 1)
    #expect(screen.shownSections.map(\.header) == ["100 unread"])
    #expect(screen.failures.isEmpty)
  }

  @Test func layoutShowsTheNewestAtOnce() async {
    inbox.viewModel.messages = (0..<3).map { Message(id: $0, subject: "Message \($0)") }
    inbox.layOut()
    #expect(screen.shownRows.count == 3)
    inbox.viewModel.messages[1].isRead = true
    inbox.layOut()
    #expect(screen.shownRows.map(\.id) == [0, 2, 1])
    inbox.viewModel.showsRead = false
    inbox.layOut()
    #expect(screen.shownSections.map(\.header) == ["2 unread"])
    inbox.layOut()
    await letOthersRun()
    #expect(inbox.derivationCount == 3)
    #expect(screen.failures.isEmpty)
  }

  @Test func aReleasedViewIsNotAsked() async {
    var view: InboxView? = InboxView()
    weak let released = view
    let screen = view.map { SectionedHeadlessScreen($0.updater) }
    view?.viewModel.messages = [Message(id: 0, subject: "Too late")]
    view = nil
    #expect(released == nil)
    await letOthersRun()
    #expect(screen?.shownRows.isEmpty == true)
  }
}
