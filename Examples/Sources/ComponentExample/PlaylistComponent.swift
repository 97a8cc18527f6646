// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if a list is a part to be used in several places, and must not know where its
// state is kept. What the user does goes out as actions, and comes back as a state. The list changes
// by states only, so it cannot disagree with its owner. The one exception is a row that the user has
// dragged: the view shows it in its new place at once, so the data must have it there at once.

package import TableDiffUpdating

/// A playlist: actions go out, states come in.
@MainActor
package final class PlaylistComponent {
  package typealias Updater = ListUpdater<Song>

  private let updater: Updater
  private let view: any ListView
  private let commit: (PlaylistAction) -> Void

  /// Creates a playlist in a view whose data source returns the sections of an updater.
  package init(
    _ updater: Updater, in view: any ListView, commit: @escaping (PlaylistAction) -> Void
  ) {
    (self.updater, self.view, self.commit) = (updater, view, commit)
    updater.attach(view)
  }

  /// Shows a state.
  package func show(_ songs: [Song]) {
    updater.submit(songs)
  }

  // MARK: What the delegate of the list view calls

  package func userTapped(_ path: RowPath) {
    commit(.play(updater[path].id))
  }

  package func userDeleted(_ path: RowPath) {
    commit(.remove(updater[path].id))
  }

  package func userDragged(from: RowPath, to: RowPath) {
    let song = updater[from]
    updater.moveRow(from: from, to: to)
    commit(.move(song.id, to: to.row))
  }
}
