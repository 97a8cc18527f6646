// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// The index at the edge of a table view.
@MainActor
struct IndexTests {
  @MainActor
  private final class Indexed: NSObject, UITableViewDataSource {
    var titles = ["A", "B"]
    let hasIndex: Bool

    init(hasIndex: Bool) { self.hasIndex = hasIndex }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    nonisolated func responds(to selector: Selector?) -> Bool {
      hasIndex || selector != NSSelectorFromString("sectionIndexTitlesForTableView:")
    }
  }

  private func view(_ source: Indexed) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
    view.dataSource = source
    return view
  }

  @Test func titlesStayOverBatches() {
    let source = Indexed(hasIndex: true)
    let view = view(source)
    let window = view.double.putOnScreen()
    view.performBatchUpdates {
      source.titles.append("C")
      view.insertSections([2], with: .none)
    }
    #expect(view.double.indexTitles == ["A", "B"])
    view.reloadSectionIndexTitles()
    #expect(view.double.indexTitles == ["A", "B", "C"])
    view.double.touchIndexTitle(1)
    #expect(view.contentOffset.y == 440 && view.double.failures == [])
    source.titles = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.double.indexTitles == [])
    withExtendedLifetime(window) {}
  }

  @Test func thereIsNoneWithoutTheMethod() {
    let source = Indexed(hasIndex: false)
    let view = view(source)
    let window = view.double.putOnScreen()
    #expect(view.double.indexTitles == [])
    withExtendedLifetime(window) {}
  }
}
