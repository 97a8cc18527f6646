// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package struct Track: Identifiable, Equatable {
  package let id: Int
  package var title: String
  package var artist: String

  package init(id: Int, title: String, artist: String) {
    (self.id, self.title, self.artist) = (id, title, artist)
  }
}

/// The state of an app, of which a list shows a part.
package struct MusicState: Equatable {
  package enum Order: Equatable { case title, newestFirst }

  package var tracks: [Track] = []
  package var query = ""
  package var order = Order.title

  /// Changes several times a second, and is no business of the list.
  package var secondsPlayed = 0.0

  package init() {}
}
