// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension NSOutlineView {
  func insert(_ indexes: IndexSet, in parent: Any?) {
    changeItems("insertItems", parent) { parent in
      for index in indexes {
        if index > parent.children?.count ?? 0 { return wrong(index, parent) }
        parent.children?.insert(OutlineItem(object: nil, parent: parent), at: index)
      }
      touched.append(parent)
    }
  }

  func remove(_ indexes: IndexSet, from parent: Any?) {
    changeItems("removeItems", parent) { parent in
      if let last = indexes.last, last >= parent.children?.count ?? 0 { return wrong(last, parent) }
      for index in indexes.reversed() {
        if let item = parent.children?.remove(at: index) { forget([item]) }
      }
      touched.append(parent)
    }
  }

  /// Both parents must be expanded: nothing says what else would happen.
  func move(_ index: Int, in oldParent: Any?, to newIndex: Int, in newParent: Any?) {
    let (old, new) = (find(oldParent), find(newParent))
    guard let old, let new, old.children != nil, new.children != nil else {
      return double.fail("moveItem: a parent that is not expanded")
    }
    changeItems("moveItem", oldParent) { old in
      guard let item = old.children?.indices.contains(index) == true ? old.children?[index] : nil
      else {
        return wrong(index, old)
      }
      if sequence(first: new, next: \.parent).contains(where: { $0 === item }) {
        isBroken = true
        return double.fail("moveItem: an item moves into itself")
      }
      old.children?.remove(at: index)
      if newIndex > new.children?.count ?? 0 { return wrong(newIndex, new) }
      new.children?.insert(item, at: newIndex)
      item.parent = new
      touched += [old, new]
    }
  }

  /// Carries out an operation, which does nothing unless the parent is expanded.
  private func changeItems(_ name: String, _ parent: Any?, _ operation: (OutlineItem) -> Void) {
    change(name) {
      guard let item = find(parent) else {
        return double.fail("\(name): a parent that is not in the outline view")
      }
      if item.children == nil {
        ignoredCallCount += 1
        return
      }
      operation(item)
      if isBroken { isTreeBroken = true }
      arrangeRows()
    }
  }

  private func wrong(_ index: Int, _ parent: OutlineItem) {
    isBroken = true
    let count = parent.children?.count ?? 0
    double.fail("NSOutlineView error inserting/removing/moving child \(index) of \(count)")
  }

  /// Asks for inserted items when updates end.
  ///
  /// - Returns: The number of rows; another number if parents have not as many children as the data source says.
  func resolve() -> Int {
    let parents = touched
    touched = []
    if isBroken {
      isTreeBroken = true
      return rows.count
    }
    for parent in parents {
      // Removed with what is below it.
      if parent !== root, parent.object.map({ known[$0] !== parent }) ?? true { continue }
      let counted = double.ask("numberOfChildren") {
        dataSource?.outlineView(self, numberOfChildrenOfItem: parent.object) ?? 0
      }
      if counted != parent.children?.count {
        isTreeBroken = true
        return -1
      }
      for (index, item) in (parent.children ?? []).enumerated() where item.object == nil {
        fill(item, at: index)
      }
    }
    arrangeRows()
    return rows.count
  }
}

extension NSOutlineView {
  /// Returns what is shown that the data source does not have: items, and whether they can be expanded.
  ///
  /// The questions are not noted.
  public var staleItems: [String] {
    countIfNeeded()
    guard let dataSource else { return [] }
    var found: [String] = []
    for item in [root] + shown {
      guard let children = item.children else { continue }
      let count = dataSource.outlineView(self, numberOfChildrenOfItem: item.object)
      if count != children.count { found.append("\(children.count) of \(count) children") }
      for (index, child) in children.prefix(count).enumerated() {
        let object = dataSource.outlineView(self, child: index, ofItem: item.object)
        if object as AnyObject !== child.object { found.append("another child \(index)") }
        guard let shown = child.object else { continue }
        if dataSource.outlineView(self, isItemExpandable: shown) != child.isExpandable {
          found.append("the disclosure of child \(index), level \(child.level)")
        }
      }
    }
    return found
  }
}
