// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package struct Song: Identifiable, Equatable {
  package let id: Int
  package var title: String
  package var isPlaying = false

  package init(id: Int, title: String) {
    (self.id, self.title) = (id, title)
  }
}

/// What a user does to a playlist.
package enum PlaylistAction: Equatable {
  case play(Song.ID)
  case remove(Song.ID)

  /// The song is to be at an offset of the list without it.
  case move(Song.ID, to: Int)
}

/// Carries out an action, as the reducer of a store does.
package func reduce(_ songs: inout [Song], _ action: PlaylistAction) {
  switch action {
  case .play(let id):
    for index in songs.indices { songs[index].isPlaying = songs[index].id == id }
  case .remove(let id):
    songs.removeAll { $0.id == id }
  case .move(let id, let offset):
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    let song = songs.remove(at: index)
    songs.insert(song, at: min(offset, songs.count))
  }
}
