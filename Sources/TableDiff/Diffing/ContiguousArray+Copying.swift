// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ContiguousArray {
  /// Copies a list that said how many elements it has; fewer where it hands out fewer.
  ///
  /// The standard library traps without a word, in release builds, at a list that hands out fewer,
  /// and leaves the rest out where it hands out more.
  ///
  /// - Precondition: `count` is a count of rows that a diff takes, and the list hands out no more
  ///   elements.
  @inlinable
  init(copying list: some RandomAccessCollection<Element>, count: Int) {
    require(0 <= count && count <= Int(Int32.max), "A list counts \(count) elements.")
    self.init(unsafeUninitializedCapacity: count) { elements, copiedCount in
      var (rest, end) = elements.initialize(from: list)
      copiedCount = end
      require(
        rest.next() == nil,
        "A list counts \(ListDiff.counted(count, "element")), and hands out more.")
    }
  }
}
