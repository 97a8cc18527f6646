// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns whether this list is known to equal another one, since both have the same storage.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  package func sharesStorage(with other: Self) -> Bool {
    // Most lists are the same value, which needs neither a cast nor a call of the collection.
    let haveSameBits = withUnsafeBytes(of: self) { bits in
      withUnsafeBytes(of: other) { otherBits in bits.elementsEqual(otherBits) }
    }
    if haveSameBits { return true }
    let isSame = withContiguousStorageIfAvailable { elements -> Bool in
      let isSame = other.withContiguousStorageIfAvailable { others in
        elements.baseAddress == others.baseAddress && elements.count == others.count
      }
      return isSame == true
    }
    return isSame == true
  }
}
