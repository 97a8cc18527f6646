// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif

  /// How a list looks, apart from its rows.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  struct ListLook<Section: ListSection> {
    var header, footer: ((Section) -> AnyView)?
    var emptyView: (() -> AnyView)?

    /// The insets of the content of each row; `nil` for those of the system.
    var rowInsets: EdgeInsets?

    var separators = Visibility.automatic

    #if canImport(UIKit)
      var style = UITableView.Style.plain
    #endif
  }

  /// The environment values that are compared.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  struct ComparedEnvironment: Equatable {
    private let values: [AnyHashable]

    init(_ values: EnvironmentValues) {
      self.values = [
        values.colorScheme, values.colorSchemeContrast, values.dynamicTypeSize, values.locale,
        values.layoutDirection, values.isEnabled,
      ]
    }
  }

  extension Transaction {
    /// Whether a change of a state is animated.
    var isAnimated: Bool { animation != nil && !disablesAnimations }
  }
#endif
