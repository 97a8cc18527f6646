// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What to do with a change: animate it, apply it without animation, or load everything anew.
///
/// The policy sees the change as a whole, not one stage after the other, and before any of them is
/// performed. It is a value: keep it in a variable, and an app may change it while it runs.
///
///     var policy = CostPolicy.changes(animateUpTo: 300, applyUpTo: 5_000)
///
///     func show(_ new: [Shelf]) {
///       let diff = shelves.sectionedDiff(to: new)
///       let batches = diff.batchUpdates(for: .collectionView)
///       switch policy.decision(for: ChangeCost(diff, stages: batches.count)) {
///       case .reload:
///         shelves = new
///         collectionView.reloadData()
///       case .applyWithoutAnimation:
///         UIView.performWithoutAnimation { perform(batches, new) }
///       default:
///         perform(batches, new)
///       }
///     }
public struct CostPolicy: Sendable {
  private let decide: @Sendable (ChangeCost) -> Decision

  /// Decides as a closure does.
  ///
  ///     let policy = CostPolicy { $0.stages > 1 ? .reload : .animate }
  ///
  /// - Parameter decide: Says for a change what to do with it.
  public init(_ decide: @escaping @Sendable (_ cost: ChangeCost) -> Decision) {
    self.decide = decide
  }

  /// Animates every change.
  public static let alwaysAnimate = CostPolicy { _ in .animate }

  /// Applies every change without animation, as one does while nobody looks.
  public static let neverAnimate = CostPolicy { _ in .applyWithoutAnimation }

  /// Decides by the number of changes of rows and sections.
  ///
  ///     let policy = CostPolicy.changes(animateUpTo: 100, applyUpTo: 1_000)
  ///     // 100 changes: .animate; 101: .applyWithoutAnimation; 1,001: .reload
  ///
  /// - Parameters:
  ///   - animateUpTo: The number of changes up to which they are animated.
  ///   - applyUpTo: The number up to which they are applied without animation; more are reloaded.
  public static func changes(animateUpTo: Int, applyUpTo: Int = .max) -> CostPolicy {
    CostPolicy { cost in
      if cost.changes <= animateUpTo { return .animate }
      return cost.changes <= applyUpTo ? .applyWithoutAnimation : .reload
    }
  }

  /// Decides by the share of rows that change.
  ///
  ///     let policy = CostPolicy.share(animateUpTo: 0.5)
  ///     // half of the rows exchanged: .animate; all of them: .reload
  ///
  /// - Parameters:
  ///   - animateUpTo: The share up to which a change is animated, as ``ChangeCost/changedShare``
  ///     counts it.
  ///   - applyUpTo: The share up to which it is applied without animation; beyond, it is reloaded.
  public static func share(animateUpTo: Double, applyUpTo: Double = 0) -> CostPolicy {
    CostPolicy { cost in
      if cost.changedShare <= animateUpTo { return .animate }
      return cost.changedShare <= applyUpTo ? .applyWithoutAnimation : .reload
    }
  }

  /// What to do with a change.
  ///
  ///     CostPolicy.changes(animateUpTo: 10).decision(for: ChangeCost(diff))  // .animate
  ///
  /// - Parameter cost: The whole change.
  public func decision(for cost: ChangeCost) -> Decision { decide(cost) }
}

extension CostPolicy {
  /// What to do with a change.
  ///
  /// There may be more of them one day: let `default` animate.
  public struct Decision: Sendable, Hashable {
    private let name: String

    /// Perform the batches, animated.
    public static let animate = Decision(name: "animate")

    /// Perform the batches without animation: cells keep their state, and nothing moves on the
    /// screen.
    public static let applyWithoutAnimation = Decision(name: "applyWithoutAnimation")

    /// Take the new state over, and reload all data.
    public static let reload = Decision(name: "reload")
  }
}

extension CostPolicy.Decision: CustomStringConvertible {
  /// The decision's name.
  public var description: String { name }
}
