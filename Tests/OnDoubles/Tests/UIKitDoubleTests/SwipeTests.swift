// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Rows that the user swipes.
@MainActor
struct SwipeTests {
  @MainActor
  private final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
    var actions: [String]?
    var style = UIContextualAction.Style.normal
    var events: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
      path.row == 1
    }

    func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {}

    func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
      events.append("begin \(path.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
      events.append("end \(path?.row ?? -1)")
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
    ) -> UISwipeActionsConfiguration? {
      actions.map { titles in
        UISwipeActionsConfiguration(
          actions: titles.map { .init(style: style, title: $0) { _, _, done in done(true) } })
      }
    }
  }

  @Test func anOpenSwipeIsClosedByChanges() {
    let source = Swiped()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
    (view.dataSource, view.delegate) = (source, source)
    let window = view.double.putOnScreen()
    source.actions = ["a"]
    #expect(!view.double.openSwipe(path(0, 0)) && !view.isEditing)
    #expect(view.double.openSwipe(path(0, 1)) && view.isEditing)
    view.reloadRows(at: [path(0, 0)], with: .none)
    #expect(view.double.takeFailures() == [.changedDuringSwipe(call: "reload rows")])
    view.setEditing(false, animated: false)
    #expect(!view.double.hasOpenSwipe && source.events == ["begin 1", "end 1"])
    source.style = .destructive
    view.double.openSwipe(path(0, 1))
    view.double.choose(0)
    #expect(!view.isEditing && source.events.count == 4)
    #expect(view.double.takeFailures() == [.endedBeforeDeletion(path(0, 1))])
    withExtendedLifetime(window) {}
  }

  @Test func actionsReplaceTheOneThatDeletes() {
    let source = Swiped()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
    (view.dataSource, view.delegate) = (source, source)
    view.layoutIfNeeded()
    #expect(view.double.swipe(path(0, 1)).isEmpty && view.double.swipeToDelete(path(0, 1)))
    source.actions = ["a", "b"]
    #expect(view.double.swipe(path(0, 1)).map(\.title) == ["a", "b"])
    #expect(view.double.swipe(path(0, 1), isLeading: true).isEmpty)
    #expect(view.double.swipe(path(0, 0)).isEmpty && view.double.swipe(path(0, 2)).isEmpty)
    #expect(!view.double.swipeToDelete(path(0, 1)))
    source.actions = []
    #expect(!view.double.swipeToDelete(path(0, 1)))
  }
}
