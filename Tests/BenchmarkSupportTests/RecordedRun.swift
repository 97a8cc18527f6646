// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import Foundation
import TemporaryFiles

/// Records of runs that never took place, as JSON.
enum RecordedRun {
  /// The seconds of a task: 11 rounds around a time, always the same ones.
  static func rounds(_ seconds: Double, spread: Double = 0.01, phase: Double = 0) -> [Double] {
    (0..<11).map { seconds * (1 + spread * sin(7 * Double($0) + phase)) }
  }

  /// Returns a task; with the seconds of scans, it has multiples of them.
  static func task(
    _ title: String, _ seconds: [Double], scans: [Double]? = nil,
    call: String = "old.tableDiff(to: new)", rows: String = "1000"
  ) -> [String: Any] {
    var details: [String: Any] = [
      "data": "shared", "changes": ["deletes": 0, "inserts": 0, "moves": 0, "updates": 1],
      "medianSeconds": seconds.median, "skippedPeers": [String](), "missed": [String](),
      "wrong": [String](),
    ]
    if let scans {
      details["scanSeconds"] = scans
      details["timesScan"] = zip(seconds, scans).map { $0 / $1 }.median
    }
    return [
      "title": title, "call": call, "source": "generated", "results": [rows: seconds],
      "details": [rows: details],
    ]
  }

  static func json(_ tasks: [[String: Any]], version: Int = 1) throws -> String {
    let machine: [String: Any] = [
      "system": "Test 1", "processor": "Abacus", "cores": 2, "toolchain": "Swift 6.3",
    ]
    let limits: [String: Any] = [
      "closuresTimesCall": 1.2, "keyPathTimesCall": 1.2, "planningTimesCall": 1, "peerSeconds": 5,
    ]
    let record: [String: Any] = [
      "version": version, "date": "2026-01-02", "waited": 0, "measures": [String: String](),
      "machine": machine, "limits": limits, "tasks": tasks,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: record), as: UTF8.self)
  }

  /// Reads a record.
  static func read(_ json: String) throws -> RunRecord {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) {
      try RunRecord(path: folder.file("record.json", json))
    }
  }

  /// Returns the record of cases whose times are multiplied by a factor.
  static func record(factor: Double = 1, cases: Int = 4) throws -> RunRecord {
    try read(
      json(
        (0..<cases).map {
          task("case \($0)", rounds(1e-3 * factor * Double($0 + 1), phase: Double($0)))
        }))
  }
}
