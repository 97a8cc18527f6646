// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

/// Where a list scrolls, and what it reports of that.
extension FastListTests.InteractionTests {
  @Test func edges() async {
    let model = Model(40)
    var (starts, ends, suffix) = (0, [String](), "a")
    let stage = Stage {
      list(model)
        .onReachingStart { starts += 1 }
        .onReachingEnd(within: 2) { [suffix] in ends.append(suffix) }
    }
    await stage.settle()
    #expect(starts == 1 && ends.isEmpty)
    // The closure of the newest evaluation is called.
    suffix = "b"
    await stage.evaluate()
    stage.table?.double.scroll(to: 10_000)
    await stage.settle()
    #expect(starts == 1 && ends == ["b"])
    model.contacts.append(Contact(id: 99, name: "Zoe"))
    await stage.evaluate()
    stage.table?.double.scroll(to: 10_000)
    await stage.settle()
    #expect(ends == ["b", "b"] && stage.failures() == [])
  }

  /// A row to scroll to that comes with a change which has to wait for an animation.
  @Test func scrollingLater() async {
    let model = Model(50)
    let stage = Stage {
      list(model).scrollTo(Binding(get: { model.target }, set: { model.target = $0 }))
    }
    stage.table?.double.completionMode = .manual
    model.contacts.remove(at: 0)
    await stage.evaluate(Transaction(animation: .default))
    model.contacts.append(Contact(id: 50, name: "new"))
    model.target = 50
    await stage.evaluate()
    #expect(model.target == 50 && !stage.texts.contains("new"))
    stage.table?.double.completeBatches()
    await stage.settle()
    stage.table?.double.completeBatches()
    await stage.settle()
    #expect(model.target == nil && stage.texts.contains("new"))
    #expect(stage.failures() == [])
  }
}
