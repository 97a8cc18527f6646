// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import Platform

/// Returns the path of a program, which is built beside the tests.
package func builtProgram(_ name: String) throws(SystemFailure) -> String {
  for argument in CommandLine.arguments {
    var folder = argument[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    }
  }
  throw SystemFailure(call: "looking for the program", number: ENOENT)
}
