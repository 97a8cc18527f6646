// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Foundation
import SwiftUI
import TableDiffSwiftUIOnAppKit
import Testing

/// Lists in table views of AppKit, one test after the other: failures of views are collected in one place.
@MainActor
@Suite(.serialized) struct FastListTests {
  let evaluations = Evaluations()

  /// Rows that get other heights all together leave the one that is read where it is.
  @Test func keepsThePlaceWhileRowsShrink() async {
    let model = Model(100)
    model.suffix = "!"
    let stage = Stage { evaluations.list(model).scrolling(.keepsVisibleRow()) }
    guard let table = stage.table else { return }
    table.double.overdraw = 3
    table.double.heightOfView = { view, _ in
      (view as? any Texts)?.texts.contains { $0.hasSuffix("!") } == true ? 31 : 20
    }
    for row in [47, 50] {
      table.scroll(NSPoint(x: 0, y: table.rect(ofRow: row).minY))
      await stage.settle()
    }
    func place() -> CGFloat { table.rect(ofRow: 50).minY - table.visibleRect.minY }
    let top = table.rect(ofRow: 50).minY
    #expect(place() == 0)
    model.suffix = ""
    await stage.evaluate()
    #expect(place() == 0 && table.rect(ofRow: 50).minY < top)
    #expect(stage.failures() == [])
  }

  @Test func lines() async {
    let model = Model(3)
    let stage = Stage {
      evaluations.list(model).separators(model.isOn ? .automatic : .visible)
    }
    #expect(stage.table?.gridStyleMask == [])
    model.isOn = false
    await stage.evaluate()
    #expect(stage.table?.gridStyleMask == .solidHorizontalGridLineMask)
    #expect(stage.failures() == [])
  }

  /// A bundle says in its language what a button is called.
  @Test func titleOfDeleting() throws {
    #expect(FastListAction.deleting {}.title == "Delete")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(#""Delete" = "Löschen";"#.utf8).write(
      to: language.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(FastListAction.deleting(in: bundle) {}.title == "Löschen")
  }
}
