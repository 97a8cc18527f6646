// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// The content that a closure returns for a row or a section, in the list's environment.
  ///
  /// `body` calls the closure, so that a change of an observed object evaluates only this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  struct HostedContent<Value, Content: View>: View {
    let value: Value
    let content: (Value) -> Content
    let environment: EnvironmentValues
    var insets = EdgeInsets()

    var body: some View {
      content(value).padding(insets).transformEnvironment(\.self) { [environment] cell in
        let own = cell
        cell = environment
        // The cell decides how it looks, for example when it is selected.
        guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) else { return }
        cell.backgroundProminence = own.backgroundProminence
      }
    }
  }
#endif
