// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs the rows of lists of which one is a tree array at least, or that know what they share.
  ///
  /// Only what the lists do not share is read.
  ///
  /// - Returns: `nil` if none is a tree array, or if the algorithm needs all rows; `false` if
  ///   `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairTrees<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: PairingOptions,
    shouldStop: () -> Bool
  ) -> Bool? {
    if options.algorithm.kind != .heckel { return nil }
    let isTree = TreeArray<Row>(sharing: old) != nil || TreeArray<Row>(sharing: new) != nil
    if !isTree {
      guard let gathering = RowGathering<Row>(old, new, findsMoved: true) else { return nil }
      defer { withExtendedLifetime(gathering) {} }
      requireCounts(old.count, new.count)
      var stopCheck = StopCheck()
      let isPaired = pairUnshared(
        gathering.pieces, gathering.same, id: id, contentsEqual: contentsEqual, options,
        stopCheck: &stopCheck, shouldStop: shouldStop)
      if isPaired { pairEqualLists(old, new, id: id, contentsEqual: contentsEqual) }
      return isPaired
    }
    let (old, new) = (KeptRows(old, count: oldCount), KeptRows(new, count: newCount))
    defer { withExtendedLifetime((old, new)) {} }
    requireCounts(old.count, new.count)
    var stopCheck = StopCheck()
    let pieces: TreePieces
    if let oldTree = old.tree, let newTree = new.tree {
      guard let oldRoot = oldTree.rootNode, let newRoot = newTree.rootNode else {
        leaveOver(old: 0..<oldCount, new: 0..<newCount)
        return true
      }
      switch TreeDescent(oldRoot, newRoot) {
      case .same: return true
      case .leaves(let oldLeaf, let oldStart, let newLeaf, let newStart):
        return pairLeaves(
          oldLeaf.buffer, at: oldStart, newLeaf.buffer, at: newStart,
          looksNearFirst: !oldRoot.isLeaf, id: id, contentsEqual: contentsEqual, options,
          shouldStop: shouldStop)
      case .nodes(let oldNode, let oldStart, let newNode, let newStart):
        if oldNode === oldRoot, newNode === newRoot,
          oldNode.areBelowUnique || newNode.areBelowUnique
        {
          pieces = TreePieces(old, new)
        } else {
          let found = SharedNodes.pieces(
            oldNode, oldStart: oldStart, newNode, newStart: newStart, findsMoved: true,
            &stopCheck, shouldStop)
          guard let found else { return false }
          pieces = found
        }
      }
    } else {
      pieces = TreePieces(old, new)
    }
    let isPaired = pairUnshared(
      pieces, nil, id: id, contentsEqual: contentsEqual, options, stopCheck: &stopCheck,
      shouldStop: shouldStop)
    if isPaired, !pieces.isPlain, let oldTree = old.tree, let newTree = new.tree {
      pairEqualLists(oldTree, newTree, id: id, contentsEqual: contentsEqual)
    }
    return isPaired
  }

  /// Pairs the rows of pieces, and takes the others as paired.
  ///
  /// - Parameter same: The pairs of the others, if the pieces do not tell.
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairUnshared<Row, ID: Hashable>(
    _ pieces: TreePieces, _ same: SameRows?, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ options: PairingOptions, stopCheck: inout StopCheck, shouldStop: () -> Bool
  ) -> Bool {
    var rows = RowPairing(oldCount: pieces.old.rowCount, newCount: pieces.new.rowCount)
    let isPaired = rows.pairPieces(
      pieces, id: id, contentsEqual: contentsEqual, options, stopCheck: &stopCheck,
      shouldStop: shouldStop)
    if !isPaired { return false }
    if let same { return take(rows, beside: same, shouldStop: shouldStop) }
    if !pieces.isPlain { return take(rows, of: pieces, shouldStop: shouldStop) }
    self = rows
    return true
  }

  /// Pairs the rows of equal lists in their order, if they are paired in another one.
  ///
  /// Where ids repeat, rows that the lists share may have changed places without a difference. Rows
  /// that do differ end the search, so with unique ids it reads one row of each list.
  @export(implementation)
  @inline(always)
  mutating func pairEqualLists<Row, ID: Hashable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool
  ) {
    var index = 0
    var isAnyOutOfPlace = false
    while let range = outOfPlace(from: &index) {
      isAnyOutOfPlace = true
      for offset in range {
        let row = old[old.index(old.startIndex, offsetBy: offset)]
        let other = new[new.index(new.startIndex, offsetBy: offset)]
        if id(row) != id(other) || !contentsEqual(row, other) { return }
      }
    }
    if isAnyOutOfPlace { self = RowPairing(oldCount: oldCount, newCount: newCount) }
  }

  /// Pairs the rows of pieces, by their ordinals.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairPieces<Row, ID: Hashable>(
    _ pieces: TreePieces, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ options: PairingOptions, stopCheck: inout StopCheck, shouldStop: () -> Bool
  ) -> Bool {
    let isWalked = walk(
      pieces, id: id, contentsEqual: contentsEqual, stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    if oldRest.isEmpty || newRest.isEmpty { return true }
    var work = work(pieces, stride: MemoryLayout<Row>.stride, options)
    return run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }

  /// Pairs the rows of two leaves, which alone differ.
  ///
  /// - Parameter looksNearFirst: As of `walk`; `false` for leaves that are all of the lists, whose
  ///   rows are paired as those of arrays.
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairLeaves<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>, at oldStart: Int,
    _ new: UnsafeBufferPointer<Row>, at newStart: Int, looksNearFirst: Bool,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: PairingOptions,
    shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    var stopCheck = StopCheck()
    beginSection(oldBase: oldStart, newBase: newStart)
    let isWalked = walk(
      old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
      looksNearFirst: looksNearFirst, budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop
    )
    if !isWalked { return false }
    guard !oldRest.isEmpty, !newRest.isEmpty, let old = old.baseAddress, let new = new.baseAddress
    else { return true }
    let stride = MemoryLayout<Row>.stride
    var work = UnmatchedWork(
      UnsafeRawPointer(old) - oldStart * stride, UnsafeRawPointer(new) - newStart * stride,
      stride: stride, options)
    return run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }
}

extension TreePieces {
  /// Creates the pieces of two lists that share no nodes, whose rows the caller keeps alive.
  @export(implementation)
  init<Row>(
    _ old: KeptRows<Row>, _ new: KeptRows<Row>
  ) {
    self.init()
    isPlain = true
    self.old.append(old)
    self.new.append(new)
    groupEnds = [TreeGroupEnd(old: self.old.pieces.count, new: self.new.pieces.count)]
  }
}
