// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the measuring was done on.
struct Machine: Codable {
  let system: String
  let processor: String
  let cores: Int

  static var current: Machine {
    let info = ProcessInfo.processInfo
    return Machine(
      system: info.operatingSystemVersionString, processor: processorName ?? "unknown processor",
      cores: info.activeProcessorCount)
  }

  var text: String { "\(processor), \(cores) cores, \(system)" }

  private static var processorName: String? {
    #if os(Linux)
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    #else
      let name = "machdep.cpu.brand_string"
      var length = 0
      guard sysctlbyname(name, nil, &length, nil, 0) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: length)
      guard sysctlbyname(name, &bytes, &length, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
