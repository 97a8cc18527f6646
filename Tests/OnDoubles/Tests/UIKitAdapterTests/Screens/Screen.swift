// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffUIKit

/// A list in a view of UIKit or AppKit, and a user who reads it.
///
/// Places are distances from the upper edge of the view.
@MainActor
protocol Screen: AnyObject {
  var updater: SectionedListUpdater<Shelf> { get }
  var source: any ScreenSource { get }

  /// What is wrong with the use of the view.
  var failures: [String] { get }

  /// The number of batches that were animated, of others, and of reloads.
  var counts: [Int] { get }

  /// Whether animations end at `endAnimations()`.
  var holdsAnimations: Bool { get set }
  func endAnimations()

  func layOut()
  func scroll(to offset: CGFloat)
  func beginScrolling()
  func endScrolling()

  /// Where in the list the upper edge of the view is.
  var offset: CGFloat { get }

  /// The same in a list whose rows are one beside the other.
  var sideOffset: CGFloat { get set }

  /// Where a row is, and all the content.
  func span(of path: RowPath) -> ClosedRange<CGFloat>?
  var content: ClosedRange<CGFloat> { get }

  var size: CGSize { get set }

  /// How much of the view bars cover.
  var bars: (top: CGFloat, bottom: CGFloat) { get }
  func cover(top: CGFloat)
  func cover(bottom: CGFloat)

  /// By how much rows have grown without a change of the list.
  var growth: [Int: CGFloat] { get set }

  /// Tells the view that rows may have other heights.
  func noteHeights()

  /// What a row shows, if it has a view.
  func text(at path: RowPath) -> String?

  /// Sets what is shown in place of rows in each state.
  func setPlaceholders()

  /// The state whose placeholder is shown.
  var placeholder: LoadingState? { get }

  /// Prepares rows before they are shown; `false` if the view cannot.
  func onPrefetch(
    _ prepare: (([Item]) -> Void)?, cancel: @escaping ([Item]) -> Void
  ) -> Bool

  /// Whether the view has somebody who prepares rows.
  var isPrefetching: Bool { get }

  /// Gives the view another data source, and returns what lets that prepare rows.
  func attachOther() -> () -> Void
}

/// What the data sources of all views have in common.
@MainActor
protocol ScreenSource: AnyObject {
  var scrolling: ScrollBehavior { get set }
  var state: LoadingState { get set }
  func keepPlace(during change: () -> Void)
  func onReachingEnd(within distance: Int, _ action: (() -> Void)?)
  func onReachingStart(within distance: Int, _ action: (() -> Void)?)
}

extension ListDataSource: ScreenSource where Section == Shelf {}

extension Screen {
  var shelves: [Shelf] { updater.sections }

  var animatedCount: Int { counts[0] }

  func show(_ shelves: [Shelf], animated: Bool = true) async {
    await updater.show(shelves, animated: animated)
    await updater.settled()
    layOut()
  }

  /// Submits sections, and returns whether they are shown at once.
  func showsAtOnce(_ shelves: [Shelf]) -> Bool {
    updater.submit(shelves)
    return updater.updateIfNeeded()
  }

  /// Returns the height that a row needs in a width.
  func height(of item: Item, width: CGFloat) -> CGFloat {
    let lines = (abs(item.id) * 37 + item.content * 53) % 90
    return 10 + CGFloat(lines) + (width < 320 ? 15 : 0) + growth[item.id, default: 0]
  }

  /// The rows in view, in the order of the list.
  private var visible: [(item: Item, span: ClosedRange<CGFloat>, path: RowPath)] {
    shelves.enumerated().flatMap { section, shelf in
      shelf.rows.enumerated().compactMap { row, item in
        let path = RowPath(section: section, row: row)
        guard let span = span(of: path), span.upperBound > 0, span.lowerBound < size.height else {
          return nil
        }
        return (item, span, path)
      }
    }
  }

  /// What the rows in view show.
  var texts: [String] { visible.map { text(at: $0.path) ?? "nothing" } }

  /// Whether the rows in view show what they should, and nothing is wrong.
  var isRight: Bool { failures == [] && texts == visible.map(\.item.text) }

  /// The ids of the visible rows: from the top edge down, and then those that bars cover.
  var visibleIDs: [Int] {
    let rows = visible
    let covered = rows.prefix { $0.span.lowerBound <= bars.top }
    guard let first = covered.last else { return rows.map(\.item.id) }
    return ([first] + rows.dropFirst(covered.count) + covered.dropLast().reversed()).map(\.item.id)
  }

  /// Where the upper edge of a row is, below bars.
  func place(of id: Int) -> CGFloat? {
    for (section, shelf) in shelves.enumerated() {
      guard let row = shelf.rows.firstIndex(where: { $0.id == id }) else { continue }
      return span(of: RowPath(section: section, row: row)).map { $0.lowerBound - bars.top }
    }
    return nil
  }

  /// How far the content goes on above and below what bars leave.
  var rest: (above: CGFloat, below: CGFloat) {
    (bars.top - content.lowerBound, content.upperBound - size.height + bars.bottom)
  }

  /// Returns by how much a row has left its place, without what the ends of the content explain.
  func drift(of id: Int, from wanted: CGFloat) -> CGFloat {
    guard let place = place(of: id) else { return .infinity }
    if rest.above <= 0 && place <= wanted { return 0 }
    if rest.below <= 0 && place >= wanted { return 0 }
    return abs(place - wanted)
  }
}

/// The views that tests run on.
enum ScreenKind: CaseIterable {
  case uiTable, uiCollection
  /// A table whose rows get their heights when they are laid out.
  case nsTable
  /// A table that asks its delegate for heights.
  case nsMeasuredTable
  /// A table below a title, in a document that counts from its bottom.
  case nsTableInForm
  /// A table with headers and footers that size themselves, too.
  case nsSectionTable
  case nsCollection

  static let ofUIKit: [ScreenKind] = [.uiTable, .uiCollection]
  static let plain: [ScreenKind] = [.uiTable, .uiCollection, .nsTable, .nsCollection]

  var isOfUIKit: Bool { Self.ofUIKit.contains(self) }

  /// Makes a view that shows sections; unless rows size themselves, their heights are 44.
  @MainActor
  func screen(
    _ shelves: [Shelf], height: CGFloat = 300, sizesRows: Bool = false, isHorizontal: Bool = false,
    policy: UpdatePolicy = .animate(upTo: 1_000)
  ) -> any Screen {
    var options = UpdateOptions()
    options.policy = policy
    let updater = SectionedListUpdater(shelves, options: options)
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return isOfUIKit
      ? UIKitScreen(self, updater, frame, sizesRows: sizesRows, isHorizontal: isHorizontal)
      : AppKitScreen(self, updater, frame, sizesRows: sizesRows, isHorizontal: isHorizontal)
  }
}

extension [Shelf] {
  /// Sections of rows with ids from ranges.
  static func ids(_ ranges: Range<Int>...) -> [Shelf] {
    ranges.enumerated().map { id, range in
      Shelf(id: id, header: 0, rows: range.map { Item(id: $0) })
    }
  }
}
