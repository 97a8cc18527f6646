// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import PhotosExample
import TableDiffTesting
import TableDiffUpdating

private struct Offline: Error {}

@MainActor
func runPhotos() async {
  var attempts = 0
  let list = PhotoList {
    attempts += 1
    let attempt = attempts
    // The second request takes longer than the third.
    try? await Task.sleep(for: .milliseconds(attempt == 2 ? 50 : 10))
    if attempt == 1 { throw Offline() }
    return (0...attempt).map { Photo(id: $0, title: "Photo \($0) of request \(attempt)") }
  }
  let screen = HeadlessScreen(list.updater)

  /// Prints what is shown each time that it changes, for a while.
  func watch() async {
    var shown: [PhotoRow]?
    for _ in 0..<100 {
      if shown != screen.shownRows { print("  \(screen.shownRows.map(\.summary))") }
      shown = screen.shownRows
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  print("The first request fails.")
  list.handle(.appeared)
  await watch()
  print("The user retries, and pulls to refresh before there is a response.")
  list.handle(.tappedRetry)
  try? await Task.sleep(for: .milliseconds(5))
  list.handle(.pulledToRefresh)
  await watch()
  print("\(attempts) requests, \(screen.failures.count) failures of the list view.")
}

extension PhotoRow {
  fileprivate var summary: String {
    switch self {
    case .loading: "loading …"
    case .failure(let message): "failed: \(message)"
    case .photo(let photo): photo.title
    }
  }
}
