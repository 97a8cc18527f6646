// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a batch does to one cell, or to one section as a whole: what there is to animate.
///
///     for effect in transition.effects(visibleBefore: 0..<20, visibleAfter: 5..<25) {
///       switch effect.kind {
///       case .inserted: fadeIn(at: effect.to)
///       case .deleted: fadeOut(at: effect.from)
///       default: slide(from: effect.from, to: effect.to)
///       }
///     }
///
/// Cells have offsets among the rows of all sections, or paths, as the visible ranges were given;
/// sections have offsets. A section's effect is about its header and what else it shows beside its
/// rows.
public struct ListEffect<Position: Hashable & Sendable>: Sendable, Hashable {
  /// How the cell or section gets from the state before a batch to the state after it.
  public let kind: EffectKind

  /// The position before the batch; `nil` for what is inserted.
  public let from: Position?

  /// The position after the batch; `nil` for what is deleted.
  public let to: Position?

  /// Whether a kept cell or header gets new content.
  public let isRefreshed: Bool

  /// Whether a reload deletes or inserts the cell or section: there is a new one at its position.
  public let isReloaded: Bool

  /// Whether a kept cell or section was out of sight before and is visible after.
  public let enters: Bool

  /// Whether a kept cell or section was visible before and is out of sight after.
  public let leaves: Bool
}

/// How a cell or section gets from the state before a batch to the state after it.
public enum EffectKind: Sendable, Hashable {
  /// Is inserted.
  case inserted
  /// Is deleted.
  case deleted
  /// Moves past others, to another position or, by chance, to the same.
  case moved
  /// Stays in a section that moves; of cells only.
  case movedWithSection
  /// Stays among its neighbours, at another position since others were deleted and inserted.
  case shifted
  /// Stays at its position.
  case unchanged
}

extension ListEffect: CustomStringConvertible {
  /// The effect in words, such as `moved (0, 2) to (0, 0), refreshed, enters`.
  public var description: String {
    var positions = [from, to].compactMap { $0.map { "\($0)" } }
    if positions.count == 2, positions[0] == positions[1], kind == .unchanged {
      positions.removeLast()
    }
    let flags = [
      isRefreshed ? "refreshed" : nil, isReloaded ? "reloaded" : nil, enters ? "enters" : nil,
      leaves ? "leaves" : nil,
    ]
    let text = "\(kind) \(positions.joined(separator: " to "))"
    return ([text] + flags.compactMap { $0 }).joined(separator: ", ")
  }
}
