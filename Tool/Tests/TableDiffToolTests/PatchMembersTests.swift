// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffPatches
import TableDiffTool
import Testing

/// What a patch of files tells of their changes, against what the library encodes of the same rows.
@Suite struct PatchMembersTests {
  private struct Item: Identifiable, Codable, Equatable {
    let id: Int
    var value: Int
    var place: Int
  }

  private typealias Group = RowSection<Int, NoHeader, Item>

  /// Returns rows, and the same with some deleted, inserted, moved and updated.
  private static func lists(_ dice: inout Dice) -> (old: [Item], new: [Item]) {
    let count = Int.random(in: 0...60, using: &dice)
    let places = Int.random(in: 1...6, using: &dice)
    let old = (0..<count).map { Item(id: $0, value: 0, place: $0 * places / max(count, 1)) }
    var new = old
    for step in 0..<Int.random(in: 0...20, using: &dice) {
      let place = Int.random(in: 0..<places, using: &dice)
      let offset = Int.random(in: 0...new.count, using: &dice)
      let item = Item(id: 1_000 + step, value: 0, place: place)
      guard offset < new.count, step % 4 > 0 else { new.insert(item, at: offset); continue }
      switch step % 4 {
      case 1: new.insert(new.remove(at: offset), at: Int.random(in: 0..<new.count, using: &dice))
      case 2: new[offset].value = 1 + step
      default: new.remove(at: offset)
      }
    }
    return (old, new)
  }

  /// Returns rows in sections, which stand in the order of their first rows.
  private static func groups(_ items: [Item]) -> [Group] {
    items.reduce(into: []) { groups, item in
      if let index = groups.firstIndex(where: { $0.id == item.place }) {
        groups[index].rows.append(item)
      } else {
        groups.append(Group(id: item.place, rows: [item]))
      }
    }
  }

  private static func text(_ items: [Item]) throws -> String {
    try items.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }.joined()
  }

  /// Returns some members of an object of JSON as one text.
  private static func members(_ json: [UInt8], _ keys: [String]) throws -> String {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let data = try JSONSerialization.data(
      withJSONObject: object.filter { keys.contains($0.key) }, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  private static let changes = ["version", "deletes", "inserts", "moves", "updates"]

  @Test(arguments: 0..<UInt64(60)) func flat(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let (old, new) = Self.lists(&dice)
    let shown = try ShownChange(Self.text(old), Self.text(new), .jsonl, id: "id")
    let patch = ListPatch(
      old.tableDiff(to: new), rowsFrom: new, base: ListFingerprint(of: old))
    let keys = Self.changes + ["baseDigest", "oldCount", "newCount"]
    #expect(
      try Self.members(PatchText(shown.change).bytes, keys)
        == Self.members(Array(JSONEncoder().encode(patch)), keys))
  }

  @Test(arguments: 0..<UInt64(60)) func sections(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let (old, new) = Self.lists(&dice)
    let shown = try ShownChange(
      Self.text(old), Self.text(new), .jsonl, id: "id", section: "place")
    let (oldGroups, newGroups) = (Self.groups(old), Self.groups(new))
    let patch = SectionedPatch(oldGroups.sectionedDiff(to: newGroups), sectionsFrom: newGroups)
    let keys = Self.changes + ["sectionChanges", "oldRowCounts", "newRowCounts"]
    #expect(
      try Self.members(PatchText(shown.change).bytes, keys)
        == Self.members(Array(JSONEncoder().encode(patch)), keys))
  }
}
