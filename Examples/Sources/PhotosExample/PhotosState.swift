// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package struct Photo: Identifiable, Equatable, Sendable {
  package let id: Int
  package var title: String

  package init(id: Int, title: String) {
    (self.id, self.title) = (id, title)
  }
}

/// The photos, and what becomes of loading them.
package struct PhotosState: Equatable, Sendable {
  package enum Status: Equatable, Sendable {
    case loaded
    case loading
    case failed(String)
  }

  package var photos: [Photo] = []
  package var status = Status.loaded

  package init() {}

  /// The rows to show: photos that were loaded before stay while others are loading.
  package var rows: [PhotoRow] {
    let photos = photos.map(PhotoRow.photo)
    return switch status {
    case .loaded: photos
    case .loading: [.loading] + photos
    case .failed(let message): [.failure(message)] + photos
    }
  }
}

/// What a cell shows; each case has a class of cell.
package enum PhotoRow: Identifiable, Equatable, Sendable {
  case loading
  case failure(String)
  case photo(Photo)

  /// Rows with different classes of cells have different ids: a row that keeps its id keeps its cell,
  /// which a failure could not show in place of a spinner.
  package enum ID: Hashable, Sendable {
    case loading
    case failure
    case photo(Photo.ID)
  }

  package var id: ID {
    switch self {
    case .loading: .loading
    case .failure: .failure
    case .photo(let photo): .photo(photo.id)
    }
  }
}
