// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

extension Guard {
  /// Measures the adapters of AppKit.
  mutating func checkAppKit() {
    let (old, new) = Row.states
    // Off its window a view reloads, so that the time is that of the diff.
    check("NSTableView.apply") {
      let view = NSTableView(frame: .zero)
      return Self.seconds { view.apply(from: old, to: new) { _ in } }
    }
    check("NSCollectionView.apply") {
      let view = NSCollectionView(frame: .zero)
      return Self.seconds { view.apply(from: old, to: new) { _ in } }
    }
    check("NSCollectionView.apply, sections") {
      let view = NSCollectionView(frame: .zero)
      let sections = [old, new].map { [SingleSection(rows: $0)] }
      return Self.seconds { view.apply(sectionsFrom: sections[0], to: sections[1]) { _ in } }
    }
  }
}
