// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ChangedRuns {
  /// The members of an encoded patch that tell the changes of rows, each with its value as JSON.
  ///
  /// They are what the library encodes, which needs an encoder. Parts without changes are left out.
  var patchMembers: [(key: String, value: String)] {
    let lists = [
      ("deletes", Self.numbers(deleted)), ("inserts", Self.numbers(inserted)),
      ("moves", Self.numbers(moved)), ("updates", Self.numbers(updated)),
    ]
    return lists.filter { !$0.1.isEmpty }.map { ($0.0, Self.list($0.1)) }
  }

  /// Returns the gap before each range, and its length.
  private static func numbers(_ ranges: [Range<Int>]) -> [Int] {
    var end = 0
    return ranges.flatMap { range in
      defer { end = range.upperBound }
      return [range.lowerBound - end, range.count]
    }
  }

  /// Returns the gap before each run, its length, and by how much its old offset less its new one
  /// differs from that of the run before.
  private static func numbers(_ runs: [(old: Range<Int>, new: Range<Int>)]) -> [Int] {
    var (end, shift) = (0, 0)
    return runs.flatMap { old, new in
      let next = old.lowerBound - new.lowerBound
      defer { (end, shift) = (new.upperBound, next) }
      return [new.lowerBound - end, new.count, next - shift]
    }
  }

  /// Returns values as a list in JSON.
  static func list(_ values: [some CustomStringConvertible]) -> String {
    "[" + values.map { $0.description }.joined(separator: ",") + "]"
  }
}
