// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

extension FastListTests {
  /// What the content of a row observes, and what its cell tells it.
  @MainActor
  @Suite struct ObservingTests {
    @Test func headersObserve() async {
      let star = Star()
      let model = Model(3)
      let stage = Stage {
        FastList(model.contacts) { Text($0.name) }.header { _ in Text(star.isOn ? "on" : "off") }
      }
      await stage.settle()
      #expect(stage.headerText == "off")
      star.isOn = true
      await stage.settle()
      #expect(stage.headerText == "on" && stage.failures() == [])
    }

    /// The environment of the list comes to the row, and that of the cell stays.
    @Test func theEnvironmentOfTheCell() async {
      let model = Model(3)
      let stage = Stage {
        FastList(model.contacts) { _ in Shade() }.environment(\.isEnabled, false)
      }
      await stage.settle()
      #expect(stage.texts == ["plain off", "plain off", "plain off"])
      stage.table?.visibleCells[1].isSelected = true
      #expect(stage.texts == ["plain off", "strong off", "plain off"])
      stage.table?.visibleCells[1].isSelected = false
      #expect(stage.texts == ["plain off", "plain off", "plain off"])
      #expect(stage.failures() == [])
    }

    private struct Shade: View {
      @Environment(\.backgroundProminence) var prominence
      @Environment(\.isEnabled) var isEnabled

      var body: some View {
        Text((prominence == .increased ? "strong" : "plain") + (isEnabled ? " on" : " off"))
      }
    }
  }
}

extension Stage {
  /// What the first header shows.
  fileprivate var headerText: String? {
    let content = table?.headerView(forSection: 0)?.contentView.subviews.first
    return (content?.subviews.first as? UILabel)?.text
  }
}
