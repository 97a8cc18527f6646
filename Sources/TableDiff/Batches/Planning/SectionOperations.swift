// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The section operations of a stage.
struct SectionOperations {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [BatchUpdate.SectionMove] = []
}

extension SectionOperations {
  /// Creates the operations that lead from one order of sections to another, in which as many as
  /// possible of the sections with row operations stay.
  ///
  /// - Parameters:
  ///   - sources: For each section after the batch, its offset before; below 0 if it is inserted.
  ///   - oldCount: The number of sections before the batch.
  ///   - touched: The offsets, before the batch, of the sections with row operations.
  init(_ sources: ContiguousArray<Int32>, oldCount: Int, touched: OffsetSet) {
    let moving = StayingSections.moving(
      sources, oldCount: oldCount, touched: touched, atAnyPrice: true)
    var kept = OffsetSet(bound: oldCount)
    for (offset, source) in sources.enumerated() {
      let old = Int(source)
      if old < 0 {
        inserts.append(offset)
        continue
      }
      kept.insert(old)
      if moving.contains(old) { moves.append(.init(from: old, to: offset)) }
    }
    deletes = kept.gaps().offsets
  }
}
