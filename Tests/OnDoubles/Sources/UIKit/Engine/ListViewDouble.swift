// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// What a list view does in place of UIKit, and what tests set and see.
@MainActor
public final class ListViewDouble {
  static let cellKind = "cell"
  let host: any ListViewHost
  /// The failures.
  public let record = FailureRecord()
  /// When the ends of animations are reported.
  public var completionMode = CompletionMode.soon
  /// Whether blocks of batches run at ``runLateBlocks()``.
  public var runsBlockLate = false
  var layoutInvalidations: [UICollectionViewLayoutInvalidationContext] = []
  enum ScrollPlace { case nearest, start, middle, end }
  init(_ host: any ListViewHost) { self.host = host }
  func setNeedsReload() {}
  func layOut() {}
  func register(_ cellClass: AnyClass?, kind: String, identifier: String) {}
  func dequeue(_ kind: String, _ identifier: String) -> UIView? { nil }
  func dequeue(_ kind: String, _ identifier: String, for path: IndexPath) -> UIView? { nil }
  var sectionCount: Int { 0 }
  func rowCount(inSection section: Int) -> Int { 0 }
  func visibleCell(at path: IndexPath) -> UIView? { nil }
  var visibleCells: [(path: IndexPath, view: UIView)] { [] }
  func indexPath(for cell: UIView) -> IndexPath? { nil }
  func indexPath(at point: CGPoint) -> IndexPath? { nil }
  func indexPaths(in rect: CGRect) -> [IndexPath] { [] }
  func rect(forRowAt path: IndexPath) -> CGRect { .null }
  func rect(forSection section: Int) -> CGRect { .null }
  func rect(forSupplementary kind: String, _ section: Int) -> CGRect { .null }
  func supplementary(_ kind: String, _ section: Int) -> UIView? { nil }
  func supplementaries(_ kind: String) -> [(section: Int, view: UIView)] { [] }
  func scroll(to path: IndexPath, _ place: ScrollPlace) {}
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {}
  func beginUpdates() {}
  func endUpdates() {}
  func change(_ change: ListChange) {}
  func reconfigure(_ paths: [IndexPath]) {}
  func reloadData() {}
  /// Whether the user's drag is unsettled.
  public var isDragUnsettled: Bool { false }
  var hasActiveDrag: Bool { false }
  var hasActiveDrop: Bool { false }
  /// The selection.
  public var selection: [IndexPath] { [] }
  func setSelected(_ path: IndexPath?, allowsMultiple: Bool) {}
  func deselect(_ path: IndexPath) {}
  func beginDrag(at path: IndexPath) -> Bool { false }
  func hover(over path: IndexPath) {}
  func drop() {}
  func cancelDrag() {}
}
