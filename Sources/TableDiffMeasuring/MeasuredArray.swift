// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff
public import TableDiffCollections

/// A tree array that knows a summary of any range of its rows, such as their height or unread count.
///
///     var mails = MeasuredArray<MailSummary>((0..<100_000).map { Mail(id: $0, height: 20) })
///     mails.summary.height                                        // 2000000.0
///     mails.summary(of: ..<500).height                            // 10000.0: where row 500 begins
///     mails.firstIndex(reaching: 10_010) { $0.height }            // 500: the row at 10,010 points
///
///     let before = mails
///     mails[300].height = 35.5
///     mails.summary(of: ..<500).height                            // 10015.5
///     before.tableDiff(to: mails).updates                         // [Update(from: 300, to: 300)]
///
/// Otherwise it is like a `TreeArray`: copies share storage, edits take O(log *n*), and a diff of
/// two versions takes time proportional to what changed.
///
/// | operation | measured array | array |
/// | --- | --- | --- |
/// | summary of all | O(1) | O(*n*) |
/// | summary of a range, or up to a row | O(log *n*) | O(*n*) |
/// | the row at which a summary reaches a value | O(log *n*) | O(*n*) |
///
/// *n* is the number of rows. An edit recomputes the summaries of the leaves that it changes: up to 64 rows
/// for a single edit, and up to 1,024 where a range is cut or a leaf is split. A summary is always recomputed
/// from its parts, so sums of floating-point numbers are as exact after a million edits as at first.
///
/// Give rows of unknown height an estimate, and update the row when its height is known. If rows do
/// not store their heights, keep a parallel list of heights: ``HeightSum`` is the summary of such a
/// list, and ``applying(_:_:)`` applies a diff to it.
public struct MeasuredArray<Summary: RowSummary> {
  /// A row.
  public typealias Element = Summary.Row

  /// The rows, in nodes whose summaries are known.
  ///
  /// The tree is never handed out, because editing a plain tree array leaves summaries unknown.
  @usableFromInline var tree: TreeArray<Element>

  /// Creates an empty list.
  @export(implementation)
  public init() { tree = TreeArray() }

  /// Creates a list of the rows of a sequence.
  ///
  ///     let heights = MeasuredArray<HeightSum>([20, 30, 40])
  ///     heights.summary.height  // 90.0
  ///
  /// - Parameter elements: The rows, at most `Int32.max`.
  /// - Complexity: O(*n*), where *n* is the number of rows; O(1) if the sequence is a measured array with
  ///   the same summaries, and O(log *n*) if it is a slice of one.
  @export(implementation)
  public init(_ elements: some Sequence<Element>) {
    if let rows = Self.part(of: elements) {
      self.init(summarizing: TreeArray(rows))
    } else {
      self.init(summarizing: TreeArray(elements))
    }
  }

  /// Computes the missing summaries of a tree.
  @export(implementation)
  init(summarizing tree: TreeArray<Element>) {
    self.tree = tree
    summarize()
  }

  /// Computes all missing summaries after an edit.
  @export(implementation)
  mutating func summarize() {
    if tree.isEmpty { return }
    require(
      MemoryLayout<Summary>.size <= 4_000,
      "A summary has up to 4,000 bytes, but this one has \(MemoryLayout<Summary>.size).")
    tree.withRootPlace { TreeNode.summarize($0, as: Summary.self) }
  }

  /// Returns the rows of a measured array with the same summaries, or of a slice of one; `nil` for
  /// other sequences.
  @export(implementation)
  @inline(__always)
  static func part(of elements: some Sequence<Element>) -> TreeArray<Element>.SubSequence? {
    if let rows = elements as? MeasuredArray { return rows.tree[...] }
    guard let slice = elements as? Slice<MeasuredArray> else { return nil }
    return slice.base.tree[slice.startIndex..<slice.endIndex]
  }
}

extension MeasuredArray: Sendable where Element: Sendable {}

extension MeasuredArray: ExpressibleByArrayLiteral {
  /// Creates a list from an array literal.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension MeasuredArray: Equatable where Element: Equatable {
  /// Returns whether two lists have equal rows in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows in nodes that are not shared.
  @export(implementation)
  public static func == (left: MeasuredArray, right: MeasuredArray) -> Bool {
    left.tree == right.tree
  }
}

extension MeasuredArray: CustomStringConvertible {
  /// The rows, as an array describes them.
  ///
  ///     "\(MeasuredArray<HeightSum>([1, 2]))"  // [1.0, 2.0]
  public var description: String { tree.description }
}

extension MeasuredArray where Summary: Equatable {
  /// Traps unless the tree is valid and every branch has correct summaries of its children; for tests.
  package func _checkInvariants() {
    tree._checkInvariants()
    defer { withExtendedLifetime(self) {} }
    if let root = tree.rootNode { _ = Self.check(root) }
  }

  /// - Returns: The summary of a node, computed from its rows or recursively from its children.
  private static func check(_ node: TreeNode<Element>) -> Summary {
    var made = Summary()
    if node.isLeaf {
      for row in node.buffer { made.append(row) }
      return made
    }
    let header = node.header.pointee
    precondition(
      header.summarized == node.allChildren, "Bits \(header.summarized) of \(node.count).")
    precondition(Int(header.capacity) == TreeNode<Element>.summaryBytes(of: Summary.self))
    let summaries = node.summaries(of: Summary.self)
    for index in 0..<node.count {
      let expected = check(node.children[index])
      precondition(summaries[index] == expected, "\(summaries[index]) instead of \(expected)")
      made.append(contentsOf: expected)
    }
    return made
  }
}

extension MeasuredArray: StructureSharing {
  @export(implementation)
  package func shared<New: RandomAccessCollection>(
    with new: New, for purpose: SharingPurpose, _ stop: _StopPoll?
  ) throws(_Stopped) -> SharedRows {
    guard let new = new as? MeasuredArray else { return .none }
    return try tree.shared(with: new.tree, for: purpose, stop)
  }

  @export(implementation)
  package func appendPieces(to pieces: inout ListPieces) -> Bool {
    tree.appendPieces(to: &pieces)
  }
}
