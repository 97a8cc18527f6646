// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastListAction {
    /// Sets the color of the action's button.
    ///
    ///     FastListAction("Pin", systemImage: "pin") { store.pin(contacts[0]) }.tint(.orange)
    ///
    /// - Parameter color: The color; `nil` for that of its role.
    public func tint(_ color: Color?) -> FastListAction { with(tint: color) }
  }
#endif
