// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension ListingOptions {
  package var hasColors: Bool {
    switch color {
    case .auto: Terminal.standardOutput.hasColors
    case .always: true
    case .never: false
    }
  }
}
