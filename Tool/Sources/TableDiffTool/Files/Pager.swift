// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that shows a long text a screen at a time.
struct Pager {
  private let pipe: UnsafeMutablePointer<FILE>

  /// What `less` searches for; `nil` for other pagers.
  private let history: SearchHistory?

  /// Starts `$PAGER`, or else `less` if there is one.
  ///
  /// Returns `nil` if the pager is to be `cat`, or none can be started.
  ///
  /// - Parameter isSideBySide: Whether rows of both files stand beside each other.
  init?(isSideBySide: Bool) {
    let environment = ProcessInfo.processInfo.environment
    let command = environment["PAGER"] ?? (Self.exists("less", environment) ? "less -R" : "")
    if command.isEmpty || command == "cat" { return nil }
    // As git does: what fits on the screen is not paged, and colors are shown.
    setenv("LESS", "FRX", 0)
    let program = command.prefix { $0 != " " }.split(separator: "/").last
    history = program == "less" ? SearchHistory(environment, isSideBySide: isSideBySide) : nil
    if let history { setenv("LESSHISTFILE", history.path, 1) }
    fflush(nil)
    guard let pipe = popen(command, "w") else {
      history?.remove()
      return nil
    }
    self.pipe = pipe
    // An interrupt is for the pager, which lives on.
    signal(SIGINT, SIG_IGN)
  }

  var descriptor: Int32 { fileno(pipe) }

  /// Waits until the reader has seen enough.
  ///
  /// - Returns: Whether there was a pager: the shell ends with 126 or 127 if it cannot start one.
  func wait() -> Bool {
    defer { history?.remove() }
    return ![126, 127].contains(pclose(pipe) >> 8 & 0xFF)
  }

  private static func exists(_ name: String, _ environment: [String: String]) -> Bool {
    environment["PATH", default: ""].split(separator: ":").contains {
      access("\($0)/\(name)", X_OK) == 0
    }
  }
}
