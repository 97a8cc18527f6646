// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The effect of a batch on one cell or section, for animation.
///
///     for effect in transition.effects(visibleBefore: 0..<20, visibleAfter: 5..<25) {
///       switch effect.kind {
///       case .inserted: fadeIn(at: effect.to)
///       case .deleted: fadeOut(at: effect.from)
///       default: slide(from: effect.from, to: effect.to)
///       }
///     }
///
/// Cells have flat offsets or paths, like the given visible ranges; sections have offsets. The
/// effect on a section applies to its header.
public struct ListEffect<Position: Hashable & Sendable>: Sendable, Equatable {
  /// The kind of effect.
  public let kind: EffectKind

  /// The position before the batch; `nil` if inserted.
  public let from: Position?

  /// The position after the batch; `nil` if deleted.
  public let to: Position?

  /// Whether a kept cell or header is updated.
  public let isRefreshed: Bool

  /// Whether a reload deletes or inserts the cell or section.
  public let isReloaded: Bool

  /// Whether a kept cell or section is visible after the batch but not before.
  public let becomesVisible: Bool

  /// Whether a kept cell or section is visible before the batch but not after.
  public let becomesHidden: Bool
}

/// The kinds of effect that a batch has on a cell or section.
public enum EffectKind: Sendable, Hashable {
  /// The cell or section is inserted.
  case inserted
  /// The cell or section is deleted.
  case deleted
  /// The cell or section moves past others, possibly to the same position.
  case moved
  /// The cell stays in a section that moves.
  case movedWithSection
  /// The cell or section stays, but deletes, inserts or moves of others change its position.
  case shifted
  /// The cell or section stays at its position.
  case unchanged
}

extension ListEffect: CustomStringConvertible {
  /// The effect, such as `moved (0, 2) to (0, 0), refreshed, becomes visible`.
  public var description: String {
    var positions = [from, to].compactMap { $0.map { "\($0)" } }
    if positions.count == 2, positions[0] == positions[1], kind == .unchanged {
      positions.removeLast()
    }
    let flags = [
      isRefreshed ? "refreshed" : nil, isReloaded ? "reloaded" : nil,
      becomesVisible ? "becomes visible" : nil,
      becomesHidden ? "becomes hidden" : nil,
    ]
    let text = "\(kind) \(positions.joined(separator: " to "))"
    return ([text] + flags.compactMap { $0 }).joined(separator: ", ")
  }
}
