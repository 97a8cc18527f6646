// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ComponentExample
import TableDiffTesting
import TableDiffUpdating

@MainActor
func runComponent() async {
  var songs = ["Rain", "Sun", "Wind"].enumerated().map { Song(id: $0.offset, title: $0.element) }
  var actions: [PlaylistAction] = []
  let updater = ListUpdater(songs)
  let screen = HeadlessScreen(updater)
  let playlist = PlaylistComponent(updater, in: screen) { actions.append($0) }

  /// Does what the owner of the playlist does with actions.
  func answer(_ what: String) {
    for action in actions {
      reduce(&songs, action)
      print("\(what): \(action)")
    }
    actions = []
    playlist.show(songs)
    updater.updateIfNeeded()
    let titles = screen.shownRows.map { $0.isPlaying ? "\($0.title) (playing)" : $0.title }
    print("  \(titles.joined(separator: ", ")); batches so far: \(screen.batches.count)")
  }

  playlist.userTapped(RowPath(section: 0, row: 1))
  answer("The user taps a song")
  let (from, to) = (RowPath(section: 0, row: 2), RowPath(section: 0, row: 0))
  screen.dragRow(from: from, to: to) { playlist.userDragged(from: from, to: to) }
  answer("The user drags a song, which animates nothing a second time")
  playlist.userDeleted(RowPath(section: 0, row: 1))
  answer("The user deletes a song")
}
