// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The ids that generated lists have.
///
/// Ids that are equal but hash differently are two ids, which a property is to find. In a set they
/// would be two only if their hashes lead to different places of its table, and it could trap when
/// it grows.
struct UsedIDs<ID: Hashable> {
  private var byHash: [Int: [ID]] = [:]

  /// Inserts an id, and returns whether it was not there.
  mutating func insert(_ id: ID) -> Bool {
    let hash = id.hashValue
    if byHash[hash, default: []].contains(id) { return false }
    byHash[hash, default: []].append(id)
    return true
  }
}
