// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Platform

/// What wakes the program.
enum ProgramEvent: Sendable {
  case input([UInt8])
  case inputEnded
  case signal(Int32)
  case timeOrChange

  /// Reads a descriptor until its end, on a thread that may wait.
  static func read(
    _ descriptor: Int32, _ name: String, _ receive: @escaping @Sendable (_ bytes: [UInt8]) -> Void
  ) {
    DispatchQueue(label: name).async {
      var bytes: [UInt8]
      repeat {
        bytes = FileDescriptor.read(from: descriptor)
        receive(bytes)
      } while !bytes.isEmpty
    }
  }
}
