// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the command line asks for.
struct Options: Sendable {
  enum Task: Sendable, Equatable {
    case measure, check, guardSpecialization, list, help

    /// Counts the changed lines of two files.
    case diff(old: String, new: String)
  }

  var task = Task.measure
  var filters: [String] = []
  var counts: [Int]?
  var fixedRounds: Int?
  var data = RowData.shared
  var jsonPath: String?
  var fixturesPath: String?
  var measuresPeers = true

  /// The longest call of another algorithm that is timed, in seconds.
  var peerLimit = 5.0

  /// Returns the number of rounds for a case whose rounds take so many seconds.
  ///
  /// It is 11 to 31. If 11 rounds would take too long, it is less, but at least 5.
  func rounds(roundSeconds: Double) -> Int {
    if let fixedRounds { return fixedRounds }
    if roundSeconds * 11 <= 6 { return max(11, min(31, Int(1 / roundSeconds))) }
    return max(5, Int(6 / roundSeconds))
  }

  /// Whether the lists of Fixtures take part: they have their own numbers of rows.
  var runsFixtures: Bool { counts == nil }

  /// Returns whether the options select a case of this title.
  func includes(_ title: String) -> Bool {
    filters.isEmpty || filters.contains { title.lowercased().contains($0.lowercased()) }
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}

extension Options {
  /// Reads the arguments that follow the program's name.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var name = argument
      if let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") {
        name = String(argument[..<equals])
        rest.insert(String(argument[argument.index(after: equals)...]), at: rest.startIndex)
      }
      switch name {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--check": task = .check
      case "--guard": task = .guardSpecialization
      case "--diff":
        let old = try Self.value(of: name, &rest)
        task = .diff(old: old, new: try Self.value(of: name, &rest))
      case "--no-peers": measuresPeers = false
      case "--peer-limit":
        let value = try Self.value(of: name, &rest)
        peerLimit = Double(try Self.number(value, in: 1...3600, for: name))
      case "--case": filters.append(try Self.value(of: name, &rest))
      case "--rows": counts = try Self.counts(try Self.value(of: name, &rest))
      case "--rounds":
        fixedRounds = try Self.number(try Self.value(of: name, &rest), in: 1...1000, for: name)
      case "--data":
        let value = try Self.value(of: name, &rest)
        guard let data = RowData(rawValue: value) else {
          throw UsageError(message: "--data is 'shared' or 'fresh', not '\(value)'")
        }
        self.data = data
      case "--json": jsonPath = try Self.value(of: name, &rest)
      case "--fixtures": fixturesPath = try Self.value(of: name, &rest)
      default: throw UsageError(message: "unknown option '\(argument)'")
      }
    }
    if jsonPath != nil, task != .measure {
      throw UsageError(message: "--json writes measurements: it cannot be used with another task")
    }
  }

  private static func value(
    of name: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(message: "\(name) needs a value") }
    return value
  }

  private static func counts(_ text: String) throws(UsageError) -> [Int] {
    var counts: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      counts.append(try number(String(part), in: 10...10_000_000, for: "--rows"))
    }
    return counts
  }

  private static func number(
    _ text: String, in range: ClosedRange<Int>, for name: String
  ) throws(UsageError) -> Int {
    guard let number = Int(text.filter { $0 != "_" }), range.contains(number) else {
      throw UsageError(
        message: "\(name) takes \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }
}
