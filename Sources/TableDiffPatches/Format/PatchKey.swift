// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

#if !hasFeature(Embedded)
  /// The keys of an encoded patch; parts without changes are omitted.
  enum PatchKey: String, CodingKey {
    case version, baseDigest
    case oldCount, newCount, deletes, inserts, moves, updates
    case sectionChanges, oldRowCounts, newRowCounts
    case contentDigests
    case sections, rows
  }

  extension KeyedEncodingContainer<PatchKey> {
    /// Encodes the keys common to all patches.
    mutating func encodeHeader(digest: UInt64?) throws {
      try encode(Int(PatchFormat.version), forKey: .version)
      // In many languages, a number in JSON has only 53 bits.
      try encodeIfPresent(digest.map { ListFingerprint.hex($0) }, forKey: .baseDigest)
    }

    /// Encodes the digests of the contents of old rows, if there are any.
    mutating func encodeContents(_ contents: [UInt64]?) throws {
      try encodeIfPresent(
        contents?.map { ListFingerprint.hex($0) }, forKey: .contentDigests)
    }

    mutating func encode(_ diff: ListDiff) throws {
      try encode(diff.oldCount, forKey: .oldCount)
      try encode(diff.newCount, forKey: .newCount)
      try encodeRuns(diff.deleted, diff.inserted, diff.moved, updated: diff.updated)
    }

    /// Encodes the changes of rows.
    mutating func encodeRuns(
      _ deleted: OffsetRanges, _ inserted: OffsetRanges, _ moved: OffsetPairs, updated: OffsetPairs
    ) throws {
      try encodeUnlessEmpty(deleted.patchNumbers, forKey: .deletes)
      try encodeUnlessEmpty(inserted.patchNumbers, forKey: .inserts)
      try encodeUnlessEmpty(moved.patchNumbers, forKey: .moves)
      try encodeUnlessEmpty(updated.newRanges.patchNumbers, forKey: .updates)
    }

    mutating func encodeUnlessEmpty(_ values: [some Encodable], forKey key: PatchKey) throws {
      if !values.isEmpty { try encode(values, forKey: key) }
    }
  }

  extension KeyedDecodingContainer<PatchKey> {
    /// Checks the version, and returns the digest of the list that the patch applies to.
    func decodeHeader() throws -> UInt64? {
      let version = try decode(Int.self, forKey: .version)
      if version != Int(PatchFormat.version) { throw InvalidPatch(unknownVersion: version) }
      guard let hex = try decodeIfPresent(String.self, forKey: .baseDigest) else { return nil }
      return try digest(hex, "baseDigest")
    }

    /// Decodes a digest of content for each row that the changes delete or update.
    func decodeContents(_ count: () -> Int) throws -> [UInt64]? {
      let key = PatchKey.contentDigests
      guard contains(key) else { return nil }
      let contents: [String] = try decodeItems(count(), forKey: key)
      return try contents.enumerated().map { try digest($1, "\(key.rawValue)[\($0)]") }
    }

    /// Returns the digest that 16 hexadecimal digits represent.
    private func digest(_ hex: String, _ place: String) throws -> UInt64 {
      guard let digest = UInt64(hex, radix: 16), ListFingerprint.hex(digest) == hex else {
        throw InvalidPatch(.malformed, "\(place): not 16 hexadecimal digits")
      }
      return digest
    }

    /// Decodes the changes of a flat list, and returns the number of rows that they need.
    func decodeListDiff() throws -> (diff: ListDiff, newRowCount: Int) {
      let oldCount = try decode(Int.self, forKey: .oldCount)
      let newCount = try decode(Int.self, forKey: .newCount)
      let runs = try decodeRuns {
        () throws(InvalidDiff) in try DiffContext(oldCount: oldCount, newCount: newCount)
      }
      return (ListDiff(runs), runs.newRowCount)
    }

    /// Decodes the changes of a list of sections, and returns the number of rows that they need.
    func decodeSectionedDiff() throws -> (diff: SectionedDiff, newRowCount: Int) {
      let changes = try nestedContainer(keyedBy: PatchKey.self, forKey: .sectionChanges)
      let sections: ListDiff
      do {
        sections = try changes.decodeListDiff().diff
      } catch let error as InvalidPatch {
        // The keys of its parts are the same as those of changes of rows.
        throw error.within(.sectionChanges)
      }
      let oldCounts = try decode([Int].self, forKey: .oldRowCounts)
      let newCounts = try decode([Int].self, forKey: .newRowCounts)
      let context: DiffContext
      do {
        context = try DiffContext(sections, oldRowCounts: oldCounts, newRowCounts: newCounts)
      } catch {
        let key = error.isInNewList ? PatchKey.newRowCounts : .oldRowCounts
        let place = error.section.map { "\(key.rawValue)[\($0)]" } ?? key.rawValue
        throw InvalidPatch(.malformed, "\(place): \(error.description)")
      }
      let runs = try decodeRuns { () throws(InvalidDiff) in context }
      return (SectionedDiff(runs, sections: sections), runs.newRowCount)
    }

    /// Decodes the changes of rows in a context.
    private func decodeRuns(_ context: () throws(InvalidDiff) -> DiffContext) throws -> DiffRuns {
      var lists = PatchNumberLists()
      for part in PatchPart.allCases {
        lists.lists[part] = try decodeIfPresent([Int64].self, forKey: part.key)
      }
      return try lists.readRuns(in: context)
    }

    /// Decodes the number of items that the changes need.
    func decodeItems<Item: Decodable>(_ count: Int, forKey key: PatchKey) throws -> [Item] {
      let items = try decodeIfPresent([Item].self, forKey: key) ?? []
      if items.count == count { return items }
      throw InvalidPatch(
        .malformed, "\(key.rawValue): the changes need \(count), but there are \(items.count)")
    }
  }

  extension InvalidPatch {
    /// Returns this error for a part inside the value of a key.
    fileprivate func within(_ key: PatchKey) -> InvalidPatch {
      let isOfPart = PatchPart.allCases.contains { description.hasPrefix($0.rawValue + "[") }
      return InvalidPatch(reason, key.rawValue + (isOfPart ? "." : ": ") + description)
    }
  }

  extension PatchPart {
    fileprivate var key: PatchKey {
      switch self {
      case .deletes: .deletes
      case .inserts: .inserts
      case .moves: .moves
      case .updates: .updates
      }
    }
  }

  /// The numbers of a patch as lists, one for each part.
  private struct PatchNumberLists: PatchNumbers {
    var lists: [PatchPart: [Int64]] = [:]
    private var part = PatchPart.deletes
    private var numbers: [Int64] = []
    private var index = 0

    mutating func readRunCount(
      of part: PatchPart, numbersPerRun: Int
    ) throws(InvalidPatch) -> Int {
      self.part = part
      numbers = lists[part] ?? []
      index = 1
      guard numbers.count.isMultiple(of: numbersPerRun) else {
        throw wrong(
          "\(ListDiff.counted(numbers.count, "number")), which is no multiple of \(numbersPerRun)")
      }
      index = 0
      return numbers.count / numbersPerRun
    }

    mutating func readCount() throws(InvalidPatch) -> Int {
      let number = try readDifference()
      if 0 <= number, number <= Int64(Int32.max) { return Int(number) }
      throw wrong("\(number) is not in 0...\(Int32.max)")
    }

    mutating func readDifference() throws(InvalidPatch) -> Int64 {
      index += 1
      return numbers[index - 1]
    }

    func wrong(_ text: String) -> InvalidPatch {
      InvalidPatch(.malformed, "\(part.rawValue)[\(index - 1)]: \(text)")
    }

    func misfit(_ text: String) -> InvalidPatch { InvalidPatch(.malformed, text) }
  }
#endif
