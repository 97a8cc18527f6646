// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A section for each artist, with the name as its id and its header.
package typealias ArtistSection = RowSection<String, String, Track>

/// What the sections of a library are derived from: as much of the state as they need.
///
/// Comparing two of them is fast: arrays that share their storage are equal.
package struct TracksByArtist: Equatable {
  private let tracks: [Track]
  private let query: String
  private let order: MusicState.Order

  package init(_ state: MusicState) {
    (tracks, query, order) = (state.tracks, state.query, state.order)
  }

  /// The tracks that match the query, in order, by artist.
  package var sections: [ArtistSection] {
    let found = tracks.filter { query.isEmpty || $0.title.contains(query) }
    let sorted = found.sorted {
      switch order {
      case .title: ($0.title, $0.id) < ($1.title, $1.id)
      case .newestFirst: $0.id > $1.id
      }
    }
    return Dictionary(grouping: sorted, by: \.artist)
      .sorted { $0.key < $1.key }
      .map { RowSection(id: $0.key, header: $0.key, rows: $0.value) }
  }
}
