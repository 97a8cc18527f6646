// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit

/// An outline view of letters in a window, where five rows are visible.
///
/// A tree is written as `a(b(c)d)e`.
@MainActor
final class LetterOutline: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
  final class Letter: NSObject {
    let name: Character
    var children: [Letter] = []

    /// Whether it is equal to others of its name.
    var isEqualByName = false

    init(_ name: Character) { self.name = name }

    override func isEqual(_ other: Any?) -> Bool {
      guard let other = other as? Letter else { return false }
      return isEqualByName ? other.name == name : other === self
    }

    override var hash: Int { name.hashValue }
  }

  let window = NSWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  let outlineView = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
  let top = Letter("/")

  init(_ tree: String) {
    super.init()
    var open = [top]
    for character in tree {
      switch character {
      case "(": open.append(open[open.count - 1].children.last ?? top)
      case ")": open.removeLast()
      default: open[open.count - 1].children.append(Letter(character))
      }
    }
    outlineView.addTableColumn(NSTableColumn(identifier: "column"))
    outlineView.delegate = self
    outlineView.dataSource = self
    scrollView.documentView = outlineView
    window.contentView = scrollView
    window.layoutIfNeeded()
  }

  var double: ViewDouble { outlineView.double }

  /// The visible letters, each behind as many dots as its level.
  var shown: String {
    (0..<outlineView.numberOfRows).map { row in
      let letter = outlineView.item(atRow: row) as? Letter
      let dots = String(repeating: ".", count: outlineView.level(forRow: row))
      return dots + String(letter?.name ?? "?")
    }.joined()
  }

  subscript(name: Character) -> Letter { find(name, top) ?? top }

  private func find(_ name: Character, _ letter: Letter) -> Letter? {
    if letter.name == name { return letter }
    return letter.children.lazy.compactMap { self.find(name, $0) }.first
  }

  /// Carries out changes of the view without animation, after those of the data.
  func update(_ change: () -> Void, _ changes: (NSOutlineView) -> Void) {
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0
      outlineView.beginUpdates()
      change()
      changes(outlineView)
      outlineView.endUpdates()
    }
  }

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    (item as? Letter ?? top).children.count
  }

  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    (item as? Letter ?? top).children[index]
  }

  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    !((item as? Letter)?.children.isEmpty ?? true)
  }
}
