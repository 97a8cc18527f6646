// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffUpdating

/// How long the parts of the last change took.
@MainActor
package final class ContactsFigures {
  /// Searching all contacts, off the main actor.
  package private(set) var search = Duration.zero

  /// Comparing what is found with what was shown, off the main actor if it is long.
  package private(set) var diff = Duration.zero

  /// The batch on the list: carrying all rows along, and setting visible ones in motion.
  package private(set) var batch = Duration.zero

  /// From the new state in the store to the list.
  package private(set) var total = Duration.zero

  /// Making a frame and writing it: the longest time since the change.
  package private(set) var frame = Duration.zero

  /// The length of the longest frame since the change.
  package private(set) var frameBytes = 0

  private let clock = ContinuousClock()
  private var arrived = ContinuousClock.now
  private var began = ContinuousClock.now
  private var isBatchOpen = false
  private var isFirstFrame = false

  func stateArrived() { arrived = clock.now }

  func derived() { search = clock.now - arrived }

  func note(_ event: UpdateEvent) {
    switch event {
    case .diffBegan: began = clock.now
    case .diffEnded(let changes?):
      diff = clock.now - began
      // No batch follows if nothing has changed.
      if changes.isEmpty { (batch, total) = (.zero, clock.now - arrived) }
    case .batchBegan:
      began = clock.now
      isBatchOpen = true
    default: break
    }
  }

  func drawn(in time: Duration, bytes: Int) {
    frame = isFirstFrame ? time : max(frame, time)
    frameBytes = isFirstFrame ? bytes : max(frameBytes, bytes)
    isFirstFrame = false
  }

  /// Takes the times when the list has changed.
  func shown() {
    if !isBatchOpen { return }
    isBatchOpen = false
    isFirstFrame = true
    batch = clock.now - began
    total = clock.now - arrived
  }
}
