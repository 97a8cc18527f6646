// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
  /// How a table view looks.
  public enum Style: Int, Sendable {
    /// Headers stay in sight while their sections scroll.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart and are inset.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Into sight, by the shortest way.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How a row appears or disappears.
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// It slides from or to the right.
    case right = 1
    /// It slides from or to the left.
    case left = 2
    /// It slides from or to the top.
    case top = 3
    /// It slides from or to the bottom.
    case bottom = 4
    /// Not animated.
    case none = 5
    /// It is covered or uncovered.
    case middle = 6
    /// As the view chooses.
    case automatic = 100
  }
}
