// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  private static var enablesAnimations = true

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { UIView.enablesAnimations }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With touches, which views otherwise ignore meanwhile.
    public static var allowUserInteraction: AnimationOptions { .init(rawValue: 2) }
  }

  /// Makes changes with an animation, which the double does not run.
  public class func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = UIView.enablesAnimations
    UIView.enablesAnimations = false
    defer { UIView.enablesAnimations = before }
    actionsWithoutAnimation()
  }
}
