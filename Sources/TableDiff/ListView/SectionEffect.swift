// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a batch does to one section, as a whole: to its header and whatever else it shows beside
/// its rows.
///
///     for effect in transition.sectionEffects(visibleBefore: 0..<3, visibleAfter: 0..<3) {
///       animateHeader(effect)
///     }
public struct SectionEffect: Sendable, Hashable {
  /// How the section gets from before to after; never `movedWithSection`.
  public let kind: CellEffect.Kind

  /// The section's offset before the batch; `nil` for an inserted one.
  public let from: Int?

  /// The section's offset after the batch; `nil` for a deleted one.
  public let to: Int?

  /// Whether the header of a kept section is given new content.
  public let isRefreshed: Bool

  /// Whether the section is deleted or inserted by a reload: all at its place is new.
  public let isReloaded: Bool

  /// Whether a kept section was out of sight before and is visible after.
  public let enters: Bool

  /// Whether a kept section was visible before and is out of sight after.
  public let leaves: Bool
}
