// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Changes of so many labels that hardly a node remains.
extension LabelOrder {
  /// Whether so many labels change that most nodes do, so that the order is copied label by label.
  ///
  /// A leaf has some dozens of labels.
  @usableFromInline
  static func isRewritten(for changeCount: Int, of count: Int) -> Bool {
    changeCount >= fewEdits && changeCount > count / 16
  }

  /// Returns the order without the labels at positions; see ``remove(at:_:_:)``.
  func rewritten(
    without positions: ContiguousArray<Int>, _ translation: LabelTranslation?, _ stop: _StopPoll?
  ) throws(_Stopped) -> LabelOrder {
    var builder = TreeBuilder<UInt64>()
    func append(_ labels: UnsafeBufferPointer<UInt64>, _ builder: inout TreeBuilder<UInt64>) {
      guard let translation else {
        builder.append(copying: labels)
        return
      }
      for label in labels {
        if let newLabel = translation.newLabel(of: label) { builder.append(newLabel) }
      }
    }
    var offset = 0
    var next = 0
    try withChunks { chunk throws(_Stopped) in
      var first = 0
      while next < positions.count, positions[next] < offset + chunk.count {
        let index = positions[next] - offset
        append(UnsafeBufferPointer(rebasing: chunk[first..<index]), &builder)
        first = index + 1
        next += 1
      }
      append(UnsafeBufferPointer(rebasing: chunk[first...]), &builder)
      offset += chunk.count
      try stop?.check(after: chunk.count * 2)
    }
    return LabelOrder(builder)
  }

  /// Returns the order with other labels inserted; see ``insert(_:_:)``.
  func rewritten(
    inserting arrivals: ArraySlice<LabelArrival>, _ stop: _StopPoll?
  ) throws(_Stopped) -> LabelOrder {
    var builder = TreeBuilder<UInt64>()
    var offset = 0
    var next = arrivals.startIndex
    try withChunks { chunk throws(_Stopped) in
      var first = 0
      while next < arrivals.endIndex, arrivals[next].position < offset + chunk.count {
        let index = arrivals[next].position - offset
        builder.append(copying: UnsafeBufferPointer(rebasing: chunk[first..<index]))
        builder.append(arrivals[next].label)
        first = index
        next += 1
      }
      builder.append(copying: UnsafeBufferPointer(rebasing: chunk[first...]))
      offset += chunk.count
      try stop?.check(after: chunk.count)
    }
    for block in StopBlocks(of: next..<arrivals.endIndex) {
      for arrival in arrivals[block] { builder.append(arrival.label) }
      try stop?.check(after: block.count)
    }
    return LabelOrder(builder)
  }
}
