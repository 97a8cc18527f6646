// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffUIKit

/// How a change is shown.
struct Applying {
  /// The section whose rows alone change; `nil` if all sections may.
  var section: Int?

  var preference = StagePreference.fewestStages
  var policy = UpdatePolicy.animate(upTo: 100)
  var animated = true

  /// Whether views that are there are given what is new, as far as the call lets them.
  var refreshes = false
}

/// A view whose data is the test's, in a window, which shows changes in one call.
@MainActor
protocol AppliedModel: AnyObject {
  var shelves: [Shelf] { get set }

  /// How often a call has set the data.
  var setCount: Int { get }

  /// What the ends of calls said, and the data at these ends.
  var ends: [Bool] { get }
  var endStates: [[Shelf]] { get }

  /// The number of batches that were animated, of others, and of reloads.
  var counts: [Int] { get }

  var isInWindow: Bool { get set }
  var height: CGFloat { get set }
  var offset: CGFloat { get set }
  var selection: [IndexPath] { get set }

  /// Whether animations end at `endAnimations(finished:)`.
  var holdsAnimations: Bool { get set }
  func endAnimations(finished: Bool)

  func show(_ new: [Shelf], from old: [Shelf], _ how: Applying)
  func reloadData()
  func withReducedMotion(_ isReduced: Bool, _ change: () -> Void)

  /// Makes a change in which views behave at random.
  func disturbed(by dice: inout Dice, _ change: () -> Void)

  func cell(at path: IndexPath) -> AnyObject?
  func header(_ section: Int) -> AnyObject?

  /// What is wrong with the view, which should show sections.
  func problem(showing new: [Shelf]) -> String?
}

extension AppliedModel {
  func show(_ new: [Shelf], _ how: Applying = Applying()) { show(new, from: shelves, how) }
}

extension ScreenKind {
  /// The views that show sections.
  static let sectioned: [ScreenKind] = [.uiTable, .uiCollection, .nsCollection]

  @MainActor
  func model(_ shelves: [Shelf]) -> any AppliedModel {
    isOfUIKit
      ? UIKitModel(shelves, in: self)
      : AppKitModel(shelves, in: self)
  }
}
