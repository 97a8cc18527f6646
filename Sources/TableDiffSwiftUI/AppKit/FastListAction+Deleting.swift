// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import Foundation

  extension FastListAction {
    /// Creates the action that deletes a row, for which AppKit has no button.
    ///
    /// - Parameters:
    ///   - bundle: The bundle whose `Localizable.strings` translates the title "Delete".
    ///   - action: Deletes the row.
    package static func deleting(
      in bundle: Bundle = .main, action: @escaping () -> Void
    ) -> FastListAction {
      let title = bundle.localizedString(forKey: "Delete", value: nil, table: nil)
      return FastListAction(title, role: .destructive, action: action)
    }
  }
#endif
