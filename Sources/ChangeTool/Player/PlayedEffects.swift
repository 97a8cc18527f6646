// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// Equal effects on consecutive cells or sections; the last number in JSON is 1 if their content is
/// new.
struct PlayedEffects: PlayedRun {
  let name: String
  let from: Int?
  let to: Int?
  var count = 1
  let details: [Int]

  private init(_ effect: ListEffect<Int>) {
    name = effect.kind.name
    details = [effect.hasNewContent ? 1 : 0]
    (from, to) = (effect.from, effect.to)
  }

  static func runs(_ effects: [ListEffect<Int>]) -> [PlayedEffects] {
    joined(effects.lazy.map { PlayedEffects($0) })
  }
}

extension ListEffect {
  /// Whether a cell that stays or moves gets new content.
  var hasNewContent: Bool { isRefreshed || isReloaded }
}

extension EffectKind {
  /// What the script of the page calls the kind.
  fileprivate var name: String {
    switch self {
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    case .movedWithSection: "movedWithSection"
    case .shifted: "shifted"
    case .unchanged: "unchanged"
    }
  }
}
