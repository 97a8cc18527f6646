// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What an app asks of a data source and its rows.
  @MainActor
  @Suite struct AskingTests {
    private func screen(
      _ kind: ScreenKind
    ) throws -> (UIKitScreen, SectionedDataSource<Shelf>) {
      let screen = try #require(kind.screen(.ids(0..<30)) as? UIKitScreen)
      return (screen, try #require(screen.base))
    }

    @Test(arguments: ScreenKind.ofUIKit) func selectedRows(_ kind: ScreenKind) throws {
      let (screen, source) = try screen(kind)
      (screen.view as? UITableView)?.allowsMultipleSelection = true
      (screen.view as? UICollectionView)?.allowsMultipleSelection = true
      var changes: [[Int]] = []
      source.onSelectionChange = { changes.append($0.map(\.id)) }
      source.selectedIDs = [4, 2]
      #expect(source.selectedRows.map(\.id) == [2, 4] && changes.isEmpty)
      screen.double.select([0, 3])
      screen.double.select([0, 2])
      #expect(changes == [[2, 3, 4], [3, 4]])
      source.selectedIDs = [3, 99]
      #expect(screen.double.selection == [[0, 3]])
      source.onSelectionChange = nil
      screen.double.select([0, 1])
      #expect(changes.count == 2 && screen.failures == [])
    }

    @Test(arguments: ScreenKind.ofUIKit) func lastRows(_ kind: ScreenKind) async throws {
      let (screen, source) = try screen(kind)
      #expect(source.scrollToBottom(animated: false))
      screen.layOut()
      #expect(screen.double.visibleTexts.last == "29.0")
      await screen.show([])
      #expect(!source.scrollToBottom() && screen.failures == [])
    }

    @Test func refreshedRows() {
      let table = FlatTable((0..<30).map { Item(id: $0) })
      table.suffix = "!"
      table.source.reconfigure([1, 3, 99])
      #expect(table.view.double.visibleTexts.prefix(4) == ["0.0", "1.0!", "2.0", "3.0!"])
      table.source.reconfigure(0)
      #expect(table.view.double.visibleTexts.first == "0.0!" && table.view.double.failures == [])
    }

    @MainActor
    private final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { _ in UIMenu(title: "app \(path.row)") }
      }
    }

    @Test(arguments: ScreenKind.ofUIKit) func menus(_ kind: ScreenKind) throws {
      let (screen, source) = try screen(kind)
      let double = screen.double
      #expect(double.openMenu([0, 1]) == nil)
      var chosen: [Int] = []
      source.contextMenu = { item in
        let eat = UIAction(title: "Eat") { _ in chosen.append(item.id) }
        return item.id == 0 ? nil : UIMenu(title: item.text, children: [eat])
      }
      #expect(double.openMenu([0, 0]) == nil && double.openMenu([0, 1])?.title == "1.0")
      for action in double.openMenu([0, 2])?.children ?? [] { double.choose(action) }
      #expect(chosen == [2] && screen.failures == [])
      guard let view = screen.view as? UITableView else { return }
      let delegate = Delegate()
      source.contextMenu = nil
      view.delegate = delegate
      source.onSelect = { _ in }
      #expect(double.openMenu([0, 1])?.title == "app 1" && screen.failures == [])
      withExtendedLifetime(delegate) {}
    }
  }
}
