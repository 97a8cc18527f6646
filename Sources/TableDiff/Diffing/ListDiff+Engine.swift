// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The one way into the engine: all forms of the diff come here.
  ///
  /// Inlined, with all that it calls and is generic, into each caller: only so do closure and key-path
  /// literals cost nothing. A call that is not inlined copies rows for each comparison.
  ///
  /// - Parameters:
  ///   - hashSeed: Seeds the hashes of ids; the diff does not depend on it. `nil` for the process's own.
  ///   - shouldStop: Asked once a block; the diff ends with `nil` when it returns `true`.
  @inlinable
  @inline(always)
  package init?<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>,
    to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    moves style: MoveStyle,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) {
    if let attempt = old.withContiguousStorageIfAvailable({ old in
      new.withContiguousStorageIfAvailable { new in
        Self.diff(
          from: old, to: new, id: id, contentsEqual: contentsEqual, moves: style,
          hashSeed: hashSeed, shouldStop: shouldStop)
      }
    }), let result = attempt {
      guard let diff = result else { return nil }
      self = diff
    } else {
      let result = Self.diffOfCopies(
        from: old, to: new, id: id, contentsEqual: contentsEqual, moves: style,
        hashSeed: hashSeed, shouldStop: shouldStop)
      guard let diff = result else { return nil }
      self = diff
    }
  }

  /// The engine: walk both lists in step, join what is left over, see what stays.
  @inlinable
  @inline(always)
  static func diff<Row, ID: Hashable>(
    from old: UnsafeBufferPointer<Row>,
    to new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    moves style: MoveStyle,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> ListDiff? {
    guard
      var pairing = RowPairing(
        walking: old, and: new, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
    else { return nil }
    if pairing.hasUnpairedRowsOnBothSides {
      let isComplete = pairing.pairLeftOver(
        old, new, id: id, contentsEqual: contentsEqual, hashSeed: hashSeed,
        shouldStop: shouldStop)
      if !isComplete { return nil }
    }
    return pairing.diff(moves: style, shouldStop: shouldStop)
  }

  /// The diff of lists without contiguous storage, by way of copies.
  ///
  /// Not inlined: it would double the code of every call for a case that copies rows anyway.
  @inlinable
  @inline(never)
  static func diffOfCopies<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>,
    to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    moves style: MoveStyle,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) -> ListDiff? {
    ContiguousArray(old).withUnsafeBufferPointer { old in
      ContiguousArray(new).withUnsafeBufferPointer { new in
        diff(
          from: old, to: new, id: id, contentsEqual: contentsEqual, moves: style,
          hashSeed: hashSeed, shouldStop: shouldStop)
      }
    }
  }
}
