// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Choose this way if a list loads what it shows: events go up, data comes down. Loading, failure and
// success are one state, and its rows are all that the list knows. A response that comes after a
// newer request is dropped here, a state that comes after a newer one is dropped by the updater. Long
// lists are compared off the main actor.

package import TableDiffUpdating

/// Photos from somewhere.
@MainActor
package final class PhotoList {
  package enum Event {
    case appeared
    case pulledToRefresh
    case tappedRetry
  }

  package typealias Load = @MainActor () async throws -> [Photo]

  package let updater: ListUpdater<PhotoRow>

  package private(set) var state = PhotosState() {
    didSet { updater.setNeedsUpdate { [weak self] in self?.state.rows } }
  }

  private let load: Load
  private var request: Task<Void, Never>?

  package init(
    comparison: ListComparison<SingleSection<[PhotoRow]>> = .offMain(), load: @escaping Load
  ) {
    updater = ListUpdater([], comparison: comparison)
    self.load = load
  }

  deinit { request?.cancel() }

  package func handle(_ event: Event) {
    switch event {
    case .appeared where !state.photos.isEmpty: return
    case .appeared, .pulledToRefresh, .tappedRetry: reload()
    }
  }

  private func reload() {
    request?.cancel()
    state.status = .loading
    request = Task { [weak self, load] in
      var response = PhotosState()
      do {
        response.photos = try await load()
      } catch {
        response.photos = self?.state.photos ?? []
        response.status = .failed("\(error)")
      }
      // A newer request has cancelled this one, whose response may come all the same.
      if !Task.isCancelled { self?.state = response }
    }
  }
}
