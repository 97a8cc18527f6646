// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import UIKit

/// The double finds what SwiftUI warns of.
@MainActor
@Suite(.serialized) struct ViewGraphTests {
  /// Notes the calls of a representable.
  final class Log {
    var calls: [String] = []
    var onUpdate: (@MainActor () -> Void)?
  }

  struct Label: UIViewRepresentable {
    let text: String
    let log: Log

    func makeCoordinator() -> Log {
      log.calls.append("coordinator")
      return log
    }

    func makeUIView(context: Context) -> UILabel {
      context.coordinator.calls.append("make")
      return UILabel(frame: .zero)
    }

    func updateUIView(_ label: UILabel, context: Context) {
      label.text = text
      let animation = context.transaction.animation == nil ? "" : " animated"
      context.coordinator.calls.append("update \(context.environment.colorScheme)\(animation)")
      log.onUpdate?()
    }

    static func dismantleUIView(_ label: UILabel, coordinator: Log) {
      coordinator.calls.append("dismantle \(label.text ?? "")")
    }
  }

  struct Counting: View {
    let log: Log
    @State var count = 0

    var body: some View {
      Text("\(count)")
      Label(text: "label", log: log)
      if count == 1 { Text("one") } else { Label(text: "other", log: Log()) }
    }
  }

  @Test func representables() {
    let (graph, log) = (ViewGraph(), Log())
    graph.show(Label(text: "a", log: log))
    graph.environment.colorScheme = .dark
    withAnimation { graph.show(Label(text: "b", log: log)) }
    graph.show(Text("c"))
    #expect(
      log.calls == [
        "coordinator", "make", "update light", "update dark animated", "dismantle b",
      ])
    #expect(graph.texts == ["c"] && graph.platformViews.isEmpty)
    #expect(ViewFailures.take() == [])
  }

  @Test func states() async {
    let (graph, log) = (ViewGraph(), Log())
    let view = Counting(log: log)
    graph.show(view)
    withAnimation { view.count = 1 }
    #expect(graph.texts == ["0"])
    graph.updateIfNeeded()
    #expect(graph.texts == ["1", "one"])
    // Another value of the view has the same state.
    graph.show(Counting(log: log))
    #expect(graph.texts == ["1", "one"])
    #expect(log.calls.suffix(2) == ["update light animated", "update light"])
    #expect(ViewFailures.take() == [])
  }

  @Test func changesWithinAnUpdate() {
    let (graph, other, log) = (ViewGraph(), ViewGraph(), Log())
    var value = 0
    let binding = Binding(get: { value }, set: { value = $0 })
    log.onUpdate = { binding.wrappedValue = 1 }
    graph.show(Label(text: "a", log: log))
    #expect(ViewFailures.take().count == 1)
    log.onUpdate = { other.show(Text("b")) }
    graph.show(Label(text: "a", log: log))
    #expect(ViewFailures.take() == ["an update of views within an update of views"])
    log.onUpdate = nil
    binding.wrappedValue = 2
    #expect(ViewFailures.take() == [] && value == 2)
  }
}
