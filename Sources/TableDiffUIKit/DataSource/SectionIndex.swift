// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The titles of the index at the edge of a view, and the sections they lead to.
  ///
  /// A view may show the titles of an earlier list, so a title leads to its section by id.
  @MainActor
  final class SectionIndex<Section: ListSection> {
    private typealias Entry = (title: String, section: Section.ID)

    /// Returns the title of a section; `nil` if there is no index.
    var title: ((Section) -> String?)?

    /// Returns whether a title can lead to a section.
    private let isPlace: (Section) -> Bool

    /// The titles that the view shows, with their sections.
    private var entries: [Entry] = []

    init(isPlace: @escaping (Section) -> Bool) { self.isPlace = isPlace }

    /// Returns the titles of a list, for the view to show.
    func titles(of list: [Section]) -> [String] {
      entries = entries(of: list)
      return entries.map(\.title)
    }

    /// Updates the titles in a table view.
    func refresh(of list: [Section], in tableView: UITableView) {
      let new = entries(of: list)
      if new.map(\.title) != entries.map(\.title) { tableView.reloadSectionIndexTitles() }
      entries = new
    }

    /// Returns the section of a title; if it is gone, that of the next title, or else the previous.
    func section(ofTitle index: Int, in list: [Section]) -> Int? {
      let candidates = entries.dropFirst(index) + entries.prefix(index).reversed()
      return candidates.lazy.compactMap { entry in
        list.firstIndex { $0.id == entry.section && self.isPlace($0) }
      }.first
    }

    private func entries(of list: [Section]) -> [Entry] {
      guard let title else { return [] }
      var entries: [Entry] = []
      for section in list where isPlace(section) {
        if let title = title(section), title != entries.last?.title {
          entries.append((title, section.id))
        }
      }
      return entries
    }
  }
#endif
