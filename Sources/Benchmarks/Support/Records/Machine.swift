// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The machine and the toolchain of a run.
///
/// They are general on purpose: records are published, so they name no host or path.
package struct Machine: Codable, Sendable {
  let system: String
  let processor: String
  let cores: Int

  /// The compiler in the search path, which `swift run` uses.
  package let toolchain: String

  package static let current = Machine(
    system: ProcessInfo.processInfo.operatingSystemVersionString,
    processor: processorName ?? "unknown processor",
    cores: ProcessInfo.processInfo.activeProcessorCount,
    toolchain: compilerVersion.map { "Swift " + $0 } ?? "unknown toolchain")

  package var text: String { "\(processor), \(cores) cores, \(system), \(toolchain)" }

  private static var compilerVersion: String? {
    #if os(Linux) || os(macOS)
      let compiler = Process()
      let output = Pipe()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["swift", "--version"]
      compiler.standardOutput = output
      compiler.standardError = FileHandle.nullDevice
      guard (try? compiler.run()) != nil else { return nil }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      compiler.waitUntilExit()
      let words = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard let version = words.firstIndex(of: "version"), version + 1 < words.count else {
        return nil
      }
      return String(words[version + 1])
    #else
      return nil
    #endif
  }

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
