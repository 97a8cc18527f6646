// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of JSON, with the operations of JSON Patch as RFC 6902 tells them, one at a time.
enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  struct Mistake: Error { let message: String }

  /// Reads a text.
  init(reading text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  /// The value as text.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"][$0] ?? String($0) }
    return "\"" + escaped.joined() + "\""
  }

  /// Carries out an operation.
  ///
  /// - Returns: Its name.
  @discardableResult
  mutating func apply(_ operation: JSONValue) throws -> String {
    guard case .object(let members) = operation, case .string(let name) = members["op"] else {
      throw Mistake(message: "no operation: \(operation)")
    }
    let path = try Self.path(members["path"])
    switch name {
    case "remove": _ = try removed(path[...])
    case "add": try add(members["value"], path[...])
    case "replace":
      _ = try removed(path[...])
      try add(members["value"], path[...])
    case "move": try add(try removed(Self.path(members["from"])[...]), path[...])
    default: throw Mistake(message: "unknown: \(name)")
    }
    return name
  }

  private static func path(_ pointer: JSONValue?) throws -> [String] {
    guard case .string(let text) = pointer, text.first == "/" else {
      throw Mistake(message: "no pointer below the whole: \(String(describing: pointer))")
    }
    return text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
      $0.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }
  }

  private mutating func removed(_ path: ArraySlice<String>) throws -> JSONValue {
    guard let key = path.first else { throw Mistake(message: "the whole") }
    let rest = path.dropFirst()
    switch self {
    case .array(var values):
      guard let index = Int(key), values.indices.contains(index) else {
        throw Mistake(message: "no element \(key)")
      }
      let value = try rest.isEmpty ? values.remove(at: index) : values[index].removed(rest)
      self = .array(values)
      return value
    case .object(var members):
      guard let member = members[key] else { throw Mistake(message: "no member \(key)") }
      var inner = member
      let value = try rest.isEmpty ? member : inner.removed(rest)
      members[key] = rest.isEmpty ? nil : inner
      self = .object(members)
      return value
    default: throw Mistake(message: "nothing is within \(self)")
    }
  }

  private mutating func add(_ value: JSONValue?, _ path: ArraySlice<String>) throws {
    guard let key = path.first, let value else { throw Mistake(message: "no value or path") }
    let rest = path.dropFirst()
    switch self {
    case .array(var values):
      guard let index = Int(key), index <= values.count, rest.isEmpty || index < values.count
      else { throw Mistake(message: "no place \(key)") }
      if rest.isEmpty {
        values.insert(value, at: index)
      } else {
        try values[index].add(value, rest)
      }
      self = .array(values)
    case .object(var members):
      if rest.isEmpty {
        members[key] = value
      } else {
        guard var inner = members[key] else { throw Mistake(message: "no member \(key)") }
        try inner.add(value, rest)
        members[key] = inner
      }
      self = .object(members)
    default: throw Mistake(message: "nothing goes into \(self)")
    }
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
