// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing

/// The operations of JSON Patch.
@Suite struct JSONPatchTests {
  /// Each kind of operation, with the positions of its time.
  @Test func operations() throws {
    let old = #"[{"id":1,"a":{"x/y":1,"~":2,"k":[1]}},{"id":2},{"id":3},{"id":4},{"id":5}]"#
    let new = #"[{"id":5},{"id":1,"a":{"x/y":2,"k":[1,2],"":0}},{"id":3},{"id":6},{"id":4}]"#
    #expect(
      try ShownChange(old, new, .json, id: "id").jsonPatch
        == #"""
        [{"op": "remove", "path": "/1"},
         {"op": "move", "from": "/3", "path": "/0"},
         {"op": "add", "path": "/3", "value": {"id": 6}},
         {"op": "replace", "path": "/1/a/x~1y", "value": 2},
         {"op": "remove", "path": "/1/a/~0"},
         {"op": "replace", "path": "/1/a/k", "value": [1, 2]},
         {"op": "add", "path": "/1/a/", "value": 0}]

        """#)
    #expect(try ShownChange(old, old, .json, id: "id").jsonPatch == "[]\n")
  }

  /// The operations lead from any file to any other one.
  @Test func random() throws {
    var numbers = Dice(seed: 28)
    var counts: [String: Int] = [:]
    for round in 0..<400 {
      let old = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in object(&numbers) }
      var new = old.filter { _ in Int.random(in: 0..<5, using: &numbers) > 0 }
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        new.insert(object(&numbers), at: Int.random(in: 0...new.count, using: &numbers))
      }
      if round % 2 == 0 { new.shuffle(using: &numbers) }
      var (before, after) = (JSONValue.array(old), JSONValue.array(new))
      let isWithin = round % 3 == 0
      if isWithin { (before, after) = (document(before, &numbers), document(after, &numbers)) }
      let text = try ShownChange(
        before.text, after.text, .json, id: "id", rows: isWithin ? "a/b.~1" : nil
      ).jsonPatch
      guard case .array(let operations) = try JSONValue(reading: text) else { continue }
      var value = before
      for operation in operations { counts[try value.apply(operation), default: 0] += 1 }
      #expect(value == after, "\(before.text) to \(after.text) by \(text)")
    }
    for name in ["add", "remove", "replace", "move"] { #expect((counts[name] ?? 0) > 50) }
  }

  /// Returns an object with an array two keys deep, and other values around it.
  private func document(_ rows: JSONValue, _ numbers: inout Dice) -> JSONValue {
    guard case .object(var outer) = value(3, isObject: true, &numbers),
      case .object(var inner) = value(2, isObject: true, &numbers)
    else { return .null }
    inner["~1"] = rows
    outer["a/b"] = .object(inner)
    return .object(outer)
  }

  /// Returns a row; ids repeat.
  private func object(_ numbers: inout Dice) -> JSONValue {
    guard case .object(var members) = value(3, isObject: true, &numbers) else { return .null }
    members["id"] = .number(Double(Int.random(in: 0..<10, using: &numbers)))
    return .object(members)
  }

  private func value(_ depth: Int, isObject: Bool, _ numbers: inout Dice) -> JSONValue {
    let kind = isObject ? 5 : Int.random(in: 0..<(depth == 0 ? 4 : 7), using: &numbers)
    switch kind {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &numbers))
    case 2: return .number(Double(Int.random(in: 0..<3, using: &numbers)))
    case 3: return .string(["", "a", "\"\\\n", "é"].randomElement(using: &numbers) ?? "")
    case 4:
      return .array(
        (0..<Int.random(in: 0..<3, using: &numbers)).map { _ in
          value(depth - 1, isObject: false, &numbers)
        })
    default:
      var members: [String: JSONValue] = [:]
      for key in ["", "a/b", "~1", "m~n", "0", "-"] where Bool.random(using: &numbers) {
        members[key] = value(depth - 1, isObject: false, &numbers)
      }
      return .object(members)
    }
  }
}
