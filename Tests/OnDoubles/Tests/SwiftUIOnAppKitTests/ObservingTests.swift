// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import SwiftUI
import TableDiffSwiftUIOnAppKit
import Testing

extension FastListTests {
  /// The heights that rows get by their content.
  @MainActor
  @Suite struct ObservingTests {
    /// A view that is reused, or gets other content, has the height of what it shows.
    @Test func heightsOfReusedViews() async {
      let model = Model(30)
      for row in model.contacts.indices { model.contacts[row].name = name(20 + row) }
      let stage = Stage { FastList(model.contacts) { Text($0.name) } }
      guard let table = stage.table else { return }
      table.double.heightOfView = { view, _ in
        CGFloat((view as? any SizedTexts)?.sizedTexts.joined().count ?? 0)
      }
      table.needsLayout = true
      await stage.settle()
      for row in [10, 25, 3] {
        table.scrollRowToVisible(row)
        await stage.settle()
        #expect(table.rect(ofRow: row).height == CGFloat(20 + row))
      }
      model.contacts[3].name = name(50)
      await stage.evaluate()
      #expect(table.rect(ofRow: 3).height == 50 && stage.failures() == [])
    }

    private func name(_ length: Int) -> String { String(repeating: "x", count: length) }

  }
}

/// A view that has its size for texts.
@MainActor
private protocol SizedTexts {
  var sizedTexts: [String] { get }
}

extension NSHostingView: SizedTexts {}
