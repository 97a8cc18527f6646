// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  private static var enablesAnimations = true

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { UIView.enablesAnimations }

  /// Turns animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIView.enablesAnimations = enabled }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = UIView.enablesAnimations
    UIView.enablesAnimations = false
    defer { UIView.enablesAnimations = before }
    actionsWithoutAnimation()
  }
}
