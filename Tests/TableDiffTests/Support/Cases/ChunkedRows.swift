// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows whose storage is not contiguous: chunks of three, whatever happens to them.
struct ChunkedRows<Element>: RandomAccessCollection, RangeReplaceableCollection {
  private var chunks: [[Element]] = []

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { chunks.reduce(0) { $0 + $1.count } }

  subscript(index: Int) -> Element { chunks[index / 3][index % 3] }

  mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    var all = chunks.flatMap { $0 }
    all.replaceSubrange(subrange, with: newElements)
    chunks = stride(from: 0, to: all.count, by: 3).map {
      Array(all[$0..<Swift.min($0 + 3, all.count)])
    }
  }
}

extension ChunkedRows: Equatable where Element: Equatable {}
