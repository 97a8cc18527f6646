// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The rows of a list in memory that does not move.
@usableFromInline
enum KeptRows<Row> {
  case tree(TreeArray<Row>)
  /// Contiguous, because an array of objects may be bridged on Apple's systems and then has no
  /// storage to point to.
  case array(ContiguousArray<Row>)

  /// Keeps the rows of a list, copying them unless it is a tree array or an array.
  @export(implementation)
  init(_ list: some RandomAccessCollection<Row>, count: Int) {
    self = KeptRows(sharing: list) ?? .array(ContiguousArray(copying: list, count: count))
  }

  /// Keeps the rows of a tree array or an array; `nil` if the list is neither.
  @export(implementation)
  @inline(__always)
  init?(sharing list: some RandomAccessCollection<Row>) {
    if let tree = TreeArray<Row>(sharing: list) {
      self = .tree(tree)
      return
    }
    #if !hasFeature(Embedded)
      if let array = list as? [Row] {
        self = .array(ContiguousArray(array))
        return
      }
    #endif
    return nil
  }

  @export(implementation) var count: Int {
    switch self {
    case .tree(let tree): tree.count
    case .array(let array): array.count
    }
  }

  /// Returns the address of a row, which is valid as long as this value is kept.
  ///
  /// - Precondition: The row exists.
  @export(implementation)
  func address(at offset: Int) -> UnsafeRawPointer {
    precondition(0 <= offset && offset < count, "Row \(offset) of \(count)")
    switch self {
    case .tree(let tree):
      defer { withExtendedLifetime(tree) {} }
      guard let root = tree.rootNode else { fatalError("A row of an empty tree array") }
      return UnsafeRawPointer(root.element(at: offset))
    case .array(let array):
      return array.withUnsafeBufferPointer { rows in
        guard let first = rows.baseAddress else { fatalError("A row of an empty array") }
        return UnsafeRawPointer(first + offset)
      }
    }
  }

  /// The addresses of all rows, which are valid as long as this value is kept.
  @export(implementation) var pieces: ListPieces {
    var pieces = ListPieces()
    switch self {
    case .tree(let tree): tree.appendAll(to: &pieces)
    case .array(let array): array.withUnsafeBufferPointer { pieces.append(contentsOf: $0) }
    }
    return pieces
  }
}
