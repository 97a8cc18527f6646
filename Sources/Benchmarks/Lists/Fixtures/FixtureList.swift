// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
package import Foundation

/// A list in Fixtures/Lists, with its snapshots in chronological order.
package struct FixtureList {
  let name: String
  let snapshots: [(name: String, rows: [FixtureRow])]

  /// Reads all lists in a Fixtures folder.
  package static func all(in folder: URL) throws(FixtureError) -> [FixtureList] {
    let lists = folder.appendingPathComponent("Lists")
    var all: [FixtureList] = []
    for name in try names(in: lists) where !name.hasPrefix(".") {
      let list = lists.appendingPathComponent(name)
      let files = try names(in: list).filter { $0.hasSuffix(".tsv") }
      var snapshots: [(name: String, rows: [FixtureRow])] = []
      for file in files.sorted(by: { $0.compare($1, options: .numeric) == .orderedAscending }) {
        snapshots.append(
          (String(file.dropLast(4)), try rows(of: list.appendingPathComponent(file))))
      }
      all.append(FixtureList(name: name, snapshots: snapshots))
    }
    return all
  }

  /// The Fixtures folder of this package.
  package static var folder: URL {
    let package = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
    return URL(fileURLWithPath: "/\(package)/Fixtures")
  }

  private static func names(in folder: URL) throws(FixtureError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw FixtureError(message: "\(folder.path) cannot be read: \(error.localizedDescription)")
    }
  }

  private static func rows(of file: URL) throws(FixtureError) -> [FixtureRow] {
    guard let data = try? Data(contentsOf: file) else {
      throw FixtureError(message: "\(file.path) cannot be read")
    }
    var rows: [FixtureRow] = []
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count != 2 {
        throw FixtureError(message: "\(file.path): row \(rows.count + 1) has no tab")
      }
      rows.append(
        FixtureRow(
          id: String(decoding: parts[0], as: UTF8.self),
          content: String(decoding: parts[1], as: UTF8.self)))
    }
    return rows
  }
}

/// An error thrown when fixtures are missing or violate the format in their README.
package struct FixtureError: Error, CustomStringConvertible {
  package let message: String

  package var description: String { message }
}
