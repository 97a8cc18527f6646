// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// What a closure returns for a row or a section, in the environment of the list.
  ///
  /// The closure is called in its body, so that a change of what it observes evaluates this view alone.
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
        // The cell says how it looks, such as where it is selected.
        guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) else { return }
        cell.backgroundProminence = own.backgroundProminence
      }
    }
  }
#endif
