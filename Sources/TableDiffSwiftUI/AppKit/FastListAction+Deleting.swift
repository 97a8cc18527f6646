// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import Foundation

  extension FastListAction {
    /// Creates the action that deletes a row, which AppKit has no button for.
    ///
    /// - Parameters:
    ///   - bundle: What has the title, as the text for "Delete" in its `Localizable.strings`; without such a text
    ///     the title is "Delete".
    ///   - action: Deletes the row.
    package static func deleting(
      in bundle: Bundle = .main, action: @escaping () -> Void
    ) -> FastListAction {
      let title = bundle.localizedString(forKey: "Delete", value: nil, table: nil)
      return FastListAction(title, role: .destructive, action: action)
    }
  }
#endif
