// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The index at the edge of a view: titles, and the sections to which they lead.
  ///
  /// A view shows the titles that it has asked for, also while the list has other sections, so that
  /// a title leads to a section by its id.
  @MainActor
  final class SectionIndex<Section: ListSection> {
    private typealias Entry = (title: String, section: Section.ID)

    /// Returns the title of a section; `nil` if there is no index.
    var title: ((Section) -> String?)?

    /// Returns whether a title may lead to a section.
    private let isPlace: (Section) -> Bool

    /// What the view shows.
    private var entries: [Entry] = []

    init(isPlace: @escaping (Section) -> Bool) { self.isPlace = isPlace }

    /// Returns the titles for a list, which the view shows from now on.
    func titles(of list: [Section]) -> [String] {
      entries = entries(of: list)
      return entries.map(\.title)
    }

    /// Lets a table view show the titles for a list.
    func refresh(of list: [Section], in tableView: UITableView) {
      let new = entries(of: list)
      if new.map(\.title) != entries.map(\.title) { tableView.reloadSectionIndexTitles() }
      entries = new
    }

    /// Returns the section to which a title leads: if that is gone, to the next one that is there.
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
