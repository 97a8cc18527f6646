// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ComponentExample
import TableDiffTesting
import TableDiffUpdating
import Testing

@MainActor
@Suite struct ComponentExampleTests {
  private let owner = Owner()
  private let screen: HeadlessScreen<Song>
  private let updater: PlaylistComponent.Updater
  private let playlist: PlaylistComponent

  init() {
    updater = ListUpdater(owner.songs)
    screen = HeadlessScreen(updater)
    playlist = PlaylistComponent(updater, in: screen) { [owner] in owner.actions.append($0) }
  }

  @Test func aTapGoesOutAndComesBackAsARefresh() {
    playlist.userTapped(RowPath(section: 0, row: 1))
    #expect(owner.actions == [.play(1)])
    #expect(screen.batches.isEmpty, "The list changes by states only.")
    answer()
    #expect(screen.shownRows.map(\.isPlaying) == [false, true, false, false])
    #expect(screen.batches == [BatchUpdate(refreshes: [RowPath(section: 0, row: 1)])])
    #expect(screen.failures.isEmpty)
  }

  @Test func aDeletionIsAnimatedOnce() {
    playlist.userDeleted(RowPath(section: 0, row: 0))
    #expect(owner.actions == [.remove(0)])
    answer()
    #expect(screen.shownRows.map(\.title) == ["Sun", "Wind", "Snow"])
    #expect(screen.batches == [BatchUpdate(deletes: [RowPath(section: 0, row: 0)])])
  }

  @Test(arguments: 0..<4, 0..<4)
  func aDraggedRowIsAnimatedByNobody(from: Int, to: Int) {
    let (from, to) = (RowPath(section: 0, row: from), RowPath(section: 0, row: to))
    screen.dragRow(from: from, to: to) { playlist.userDragged(from: from, to: to) }
    let shown = screen.shownRows
    #expect(owner.actions == [.move(from.row, to: to.row)])
    answer()
    #expect(owner.songs == shown)
    #expect(screen.shownRows == shown)
    #expect(shown[to.row].id == from.row)
    #expect(screen.batches.isEmpty && screen.reloadCount == 1)
    #expect(screen.failures.isEmpty)
  }

  /// The owner is always right: what it does not accept goes back, animated.
  @Test func aDragThatTheOwnerRefusesGoesBack() {
    let (from, to) = (RowPath(section: 0, row: 3), RowPath(section: 0, row: 0))
    screen.dragRow(from: from, to: to) { playlist.userDragged(from: from, to: to) }
    #expect(screen.shownRows.map(\.id) == [3, 0, 1, 2])
    owner.actions = []
    answer()
    #expect(screen.shownRows.map(\.id) == [0, 1, 2, 3])
    #expect(screen.batches == [BatchUpdate(moves: [.init(from: to, to: from)])])
    #expect(screen.failures.isEmpty)
  }

  @Test func aStateThatComesDuringADragWaits() {
    screen.isBusy = true
    owner.songs.removeLast()
    playlist.show(owner.songs)
    #expect(!updater.updateIfNeeded())
    #expect(screen.shownRows.count == 4)
    screen.isBusy = false
    #expect(updater.updateIfNeeded())
    #expect(screen.shownRows.count == 3)
    #expect(screen.failures.isEmpty)
  }

  private func answer() {
    owner.runActions()
    playlist.show(owner.songs)
    updater.updateIfNeeded()
  }

  /// Owns the songs of a playlist.
  private final class Owner {
    var songs = ["Rain", "Sun", "Wind", "Snow"].enumerated().map {
      Song(id: $0.offset, title: $0.element)
    }
    var actions: [PlaylistAction] = []

    func runActions() {
      for action in actions { reduce(&songs, action) }
      actions = []
    }
  }
}
