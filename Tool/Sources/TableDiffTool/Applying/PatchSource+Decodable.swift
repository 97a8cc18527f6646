// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension InputFormat: Decodable {}

extension FieldNames: Decodable {
  /// Reads a string, which is one name whatever is in it, or an array of strings.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      self.init([name])
      return
    }
    let names = try container.decode([String].self)
    if names.isEmpty || Self.firstRepeated(names) != nil {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: names.isEmpty ? "no name" : "a name is there twice")
    }
    self.init(names)
  }
}

extension ValuePath: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let keys = try container.decode([String].self)
    if keys.isEmpty {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no key")
    }
    self.init(keys: keys)
  }
}
