// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Checks that diffs stay compiled for the rows of their callers, also through the adapters.
///
///     swift run -c release --package-path Tests/OnDoubles AdapterGuard
@main
@MainActor
enum Main {
  static func main() async {
    #if DEBUG
      print("This is a debug build, whose times say nothing.")
      exit(2)
    #else
      var adapters = Guard()
      adapters.checkUIKit()
      adapters.checkAppKit()
      await adapters.checkSwiftUI()
      await adapters.checkSwiftUIOnAppKit()
      if !adapters.isKept { exit(1) }
    #endif
  }
}
