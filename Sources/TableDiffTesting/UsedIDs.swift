// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The ids used in generated lists.
///
/// Ids that are equal but hash differently count as two, so that a property can detect them. A set
/// would distinguish them only by chance, and could trap when it grows.
struct UsedIDs<ID: Hashable> {
  private var byHash: [Int: [ID]] = [:]

  /// Inserts an id, and returns whether it is new.
  mutating func insert(_ id: ID) -> Bool {
    let hash = id.hashValue
    if byHash[hash, default: []].contains(id) { return false }
    byHash[hash, default: []].append(id)
    return true
  }
}
