// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// A hash table from the id of each node to its parent, whose versions share structure.
///
/// It uses linear hashing (Litwin, "Linear hashing: a new tool for file and table addressing", VLDB
/// 1980): it grows by one bucket at a time, so no single insertion takes long.
@usableFromInline
struct OutlineIndex<ID: Hashable & Sendable> {
  /// The place of a node.
  @usableFromInline
  struct Record {
    @usableFromInline let id: ID

    /// The id of the parent, or the node's own id at the top level, which needs less memory than an
    /// optional.
    @usableFromInline var parentOrSelf: ID

    /// The label of the node among its siblings.
    @usableFromInline var label: UInt64

    @export(implementation)
    init(_ id: ID, parent: ID?, label: UInt64) {
      (self.id, self.label) = (id, label)
      parentOrSelf = parent ?? id
    }

    @export(implementation) var parent: ID? { parentOrSelf == id ? nil : parentOrSelf }
  }

  @usableFromInline typealias Bucket = ContiguousArray<Record>

  @usableFromInline var buckets: TreeArray<Bucket>
  @usableFromInline var count: Int

  /// The average number of records in a bucket at which a bucket is added.
  @export(implementation) static var load: Int { 14 }

  /// Creates an empty index.
  @export(implementation)
  init() { (buckets, count) = ([[]], 0) }

  /// Creates an index of many nodes at once.
  ///
  /// - Throws: `OutlineError.duplicateID` if two records have the same id.
  @export(implementation)
  init(_ records: ContiguousArray<Record>) throws(OutlineError<ID>) {
    let bucketCount = max(1, records.count / Self.load)
    var places = ContiguousArray<Int32>()
    places.reserveCapacity(records.count)
    var counts = ContiguousArray<Int32>(repeating: 0, count: bucketCount)
    for record in records {
      let place = Self.bucket(of: record.id, among: bucketCount)
      counts[place] += 1
      places.append(Int32(truncatingIfNeeded: place))
    }
    var made = ContiguousArray<Bucket>()
    made.reserveCapacity(bucketCount)
    for count in counts {
      var bucket = Bucket()
      if count > 0 { bucket.reserveCapacity(Int(count)) }
      made.append(bucket)
    }
    for index in records.indices {
      let (place, record) = (Int(places[index]), records[index])
      if made[place].contains(where: { $0.id == record.id }) { throw .duplicateID(record.id) }
      made[place].append(record)
    }
    (buckets, count) = (TreeArray(made), records.count)
  }

  /// Returns the number of the bucket for an id.
  @export(implementation)
  static func bucket(of id: ID, among count: Int) -> Int {
    let hash = UInt(bitPattern: id.hashValue)
    // A bucket number has enough low bits of the hash to address all buckets; if there is no such
    // bucket yet, the highest bit is dropped.
    let mask = UInt.max >> UInt(UInt(bitPattern: count - 1).leadingZeroBitCount)
    let bucket = count == 1 ? 0 : hash & mask
    return Int(bucket < UInt(bitPattern: count) ? bucket : bucket & mask >> 1)
  }

  @export(implementation)
  subscript(id: ID) -> Record? {
    let bucket = buckets[Self.bucket(of: id, among: buckets.count)]
    for record in bucket where record.id == id { return record }
    return nil
  }

  /// Inserts a record; its id must be new.
  @export(implementation)
  mutating func insert(_ record: Record) {
    buckets[Self.bucket(of: record.id, among: buckets.count)].append(record)
    count += 1
    if count > buckets.count * Self.load { split() }
  }

  /// Replaces the record with the same id.
  @export(implementation)
  mutating func update(_ record: Record) {
    let place = Self.bucket(of: record.id, among: buckets.count)
    guard let index = buckets[place].firstIndex(where: { $0.id == record.id }) else { return }
    buckets[place][index] = record
  }

  /// Removes the record with an id.
  @export(implementation)
  mutating func remove(_ id: ID) {
    let place = Self.bucket(of: id, among: buckets.count)
    guard let index = buckets[place].firstIndex(where: { $0.id == id }) else { return }
    buckets[place].remove(at: index)
    count -= 1
    if buckets.count > 1, count < buckets.count * Self.load / 2 { merge() }
  }

  /// Appends a bucket, which receives records of the bucket whose number lacks the highest bit.
  @export(implementation)
  mutating func split() {
    let last = buckets.count
    let source = Self.shorter(last)
    let all = buckets[source]
    var (kept, moved) = (Bucket(), Bucket())
    for record in all {
      if Self.bucket(of: record.id, among: last + 1) == last {
        moved.append(record)
      } else {
        kept.append(record)
      }
    }
    buckets[source] = kept
    buckets.append(moved)
  }

  /// Removes the last bucket, and returns its records to the bucket whose number lacks the highest bit.
  @export(implementation)
  mutating func merge() {
    let last = buckets.count - 1
    let records = buckets.remove(at: last)
    buckets[Self.shorter(last)].append(contentsOf: records)
  }

  /// Returns a bucket number without its highest bit.
  @export(implementation)
  static func shorter(_ bucket: Int) -> Int {
    bucket & ~(1 << (Int.bitWidth - 1 - bucket.leadingZeroBitCount))
  }
}

extension OutlineIndex.Record: Sendable {}

extension OutlineIndex: Sendable {}
