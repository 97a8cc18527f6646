// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// States that come faster than animations end.
  @MainActor
  @Suite struct StreamingTests {
    private func items(_ count: Int, _ content: Int) -> [Item] {
      (0..<count).map { Item(id: $0, content: $0 == 0 ? content : 0) }
    }

    @Test(arguments: [true, false]) func refreshesDuringAnAnimation(canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        let updater = ListUpdater(items(3, 0))
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        let source = TableListDataSource(view, updater, cell: TableCell.self) { cell, item, _ in
          cell.textLabel?.text = item.text
        }
        view.double.supportsReconfigure = canReconfigure
        view.double.completionMode = .manual
        let window = view.double.putOnScreen()
        updater.submit(items(4, 1))
        await turns()
        #expect(view.double.visibleTexts == ["0.1", "1.0", "2.0", "3.0"])
        for content in 2..<6 {
          let outcome = Task { await updater.show(items(4, content)) }
          await turns()
          #expect(view.double.visibleTexts.first == "0.\(content)")
          #expect(await outcome.value == .applied(.notAnimated, finished: true))
        }
        // Nothing else interrupts the animation.
        updater.submit(items(4, 6).reversed())
        updater.submit(items(5, 7))
        await turns()
        #expect(view.double.visibleTexts == ["0.5", "1.0", "2.0", "3.0"])
        view.double.completionMode = .immediate
        view.double.completeBatches()
        await updater.settled()
        #expect(view.double.visibleTexts.first == "0.7" && view.double.visibleTexts.count == 5)
        #expect(view.double.failures == [])
        withExtendedLifetime((window, source)) {}
      }
    }

    private func turns() async { for _ in 0..<20 { await Task.yield() } }
  }
}
