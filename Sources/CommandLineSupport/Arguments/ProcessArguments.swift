// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

package enum ProcessArguments {
  /// The arguments after the program's name; invalid UTF-8 is replaced.
  package static var texts: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Throws if an argument is not UTF-8, because its repaired text could name another file.
  package static func requireUTF8() throws(UsageError) {
    for (text, start) in zip(CommandLine.arguments, arguments) {
      guard let start, !text.withCString({ strcmp($0, start) == 0 }) else { continue }
      throw UsageError(message: "'\(text)' is no UTF-8, as the names of files must be here")
    }
  }

  private static var arguments: UnsafeBufferPointer<UnsafeMutablePointer<CChar>?> {
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  }
}
