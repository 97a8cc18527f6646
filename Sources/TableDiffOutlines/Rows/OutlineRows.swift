// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

extension Outline {
  /// The visible nodes, in order: each expanded node is followed by its children.
  ///
  ///     outline.rows.map(\.node.name)  // ["Desktop", "Documents", "Taxes"]
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var rows: OutlineRows<Node> { OutlineRows(top: top) }
}

/// The visible nodes of an outline, as a list.
///
///     let rows = outline.rows
///     rows.count           // 3
///     rows[2].node.name    // Taxes
///     try outline.collapse(2)
///     rows.tableDiff(to: outline.rows).deletes  // [2]
///
/// It keeps the version of the outline that it was created from. A mutation, which list views need
/// between the stages of a change, copies the rows and does not change the outline.
public struct OutlineRows<Node: OutlineNode>: RandomAccessCollection {
  @usableFromInline
  enum Storage {
    case outline(OutlineChildren<Node>)
    case own(TreeArray<OutlineRow<Node>>)
  }

  @usableFromInline var storage: Storage

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public init() { storage = .own(TreeArray()) }

  @export(implementation)
  init(top: OutlineChildren<Node>) { storage = .outline(top) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public var startIndex: Int { 0 }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public var endIndex: Int {
    switch storage {
    case .outline(let top): Int(top.summary.rows)
    case .own(let rows): rows.count
    }
  }

  /// The row at an index.
  ///
  /// To read many rows in order, iterate, which takes O(1) a row on average.
  ///
  /// - Precondition: The index is less than `count`.
  /// - Complexity: O(*d* + log *n*), where *d* is the depth of the row and *n* the number of nodes.
  @export(implementation)
  public subscript(index: Int) -> OutlineRow<Node> {
    precondition(
      indices.contains(index), "There is no row \(index): the outline has \(count).")
    switch storage {
    case .outline(let top): return Self.row(index, of: top)
    case .own(let rows): return rows[index]
    }
  }

  @export(implementation)
  static func row(_ index: Int, of top: OutlineChildren<Node>) -> OutlineRow<Node> {
    var (list, depth) = (top, 0)
    // The number of rows from here up to and including the wanted one.
    var left = Int32(truncatingIfNeeded: index + 1)
    while true {
      var before = OutlineSummary<Node>()
      let child = list.firstIndex(after: &before) { $0.rows >= left } ?? 0
      left -= before.rows + 1
      if left == 0 { return OutlineRow(list[child], depth: depth) }
      list = list[child].children
      depth += 1
    }
  }
}

extension OutlineRows: RangeReplaceableCollection {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public mutating func replaceSubrange(
    _ range: Range<Int>, with rows: some Collection<OutlineRow<Node>>
  ) {
    var own = TreeArray(self)
    own.replaceSubrange(range, with: rows)
    storage = .own(own)
  }
}

extension OutlineRows: Equatable {
  /// Returns whether two lists have equal rows in the same order.
  ///
  /// - Complexity: O(*n*)
  @export(implementation)
  public static func == (left: OutlineRows, right: OutlineRows) -> Bool {
    left.elementsEqual(right)
  }
}

extension OutlineRows: CustomStringConvertible {
  /// The rows in brackets, like the description of an array.
  public var description: String { Array(self).description }
}

extension OutlineRows.Storage: Sendable where Node: Sendable {}
extension OutlineRows: Sendable where Node: Sendable {}

/// Two outlines share the rows of siblings and their descendants that both store in the same tree
/// nodes below the same parent.
extension OutlineRows: StructureSharing {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? OutlineRows, case .outline(let oldTop) = storage,
      case .outline(let newTop) = new.storage
    else { return .none }
    if oldTop.isSame(as: newTop) { return .all }
    let sharedTop = try oldTop.shared(with: newTop, for: .section, stop)
    // Searching different nodes for shared parts would take longer than reading everything.
    if case .none = sharedTop { return .none }
    var walk = OutlineRowWalk<Node>()
    try walk.compare(oldTop, newTop, sharing: sharedTop, depth: 0, stop)
    let copies = OutlineRowCopies(old: walk.old.rows, new: walk.new.rows)
    return .some(UnsharedRows(walk.pieces(in: copies), owner: copies))
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool { false }
}

/// Copies of the rows of two outlines that are not shared.
@usableFromInline
final class OutlineRowCopies<Node: OutlineNode> {
  @usableFromInline let old: ContiguousArray<OutlineRow<Node>>
  @usableFromInline let new: ContiguousArray<OutlineRow<Node>>

  @export(implementation)
  init(old: ContiguousArray<OutlineRow<Node>>, new: ContiguousArray<OutlineRow<Node>>) {
    (self.old, self.new) = (old, new)
  }
}
