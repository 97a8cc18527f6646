// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

/// What may happen to an updater: each answer of its surroundings, and each call of its owner.
enum ModelEvent: Hashable, Sendable {
  // The owner and the user.
  case submit, cancel, attach(isFilled: Bool), detach, releaseView, moveRow, hurry
  // The scheduler.
  case turn
  // Answers about the view.
  case look(UpdateMachine.Situation), lookWhilePaused(UpdateMachine.Situation)
  // Comparisons: here, or elsewhere.
  case compare(UpdateMachine.Result)
  case compareElsewhere
  case deliver(UpdateMachine.Result)
  // The view.
  case runBlock(isRefused: Bool), returnFromPerform, throwFromPerform, returnFromReload
  case complete(finished: Bool), returnFromRefresh
  // A comparison in the middle of an animation.
  case compareContents(isRefresh: Bool)

  /// What a comparison may lead to.
  static let results: [UpdateMachine.Result] = [
    .unchanged, .reload(.policy), .stages(1, animated: true), .stages(2, animated: true),
  ]

  /// All events.
  static let all: [ModelEvent] =
    [.submit, .cancel, .attach(isFilled: false), .attach(isFilled: true), .detach]
    + [.releaseView, .moveRow, .hurry, .turn, .compareElsewhere]
    + [
      .runBlock(isRefused: false), .runBlock(isRefused: true), .returnFromPerform,
      .throwFromPerform, .returnFromReload, .returnFromRefresh,
      .compareContents(isRefresh: true), .compareContents(isRefresh: false),
    ]
    + [.complete(finished: true), .complete(finished: false), .deliver(.stopped)]
    + situations.map { .look($0) } + situations.map { .lookWhilePaused($0) }
    + results.map { .compare($0) } + results.map { .deliver($0) }

  private static let situations: [UpdateMachine.Situation] = [
    .noView, .viewGone, .busy, .uncounted, .offScreen, .waitsForScreen, .countsDiffer,
    .ready,
  ]
}
