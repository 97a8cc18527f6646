// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Carries out the command line.
package struct Program {
  let options: Options

  var settings: Settings { options.settings }

  /// Does what the arguments of the process ask for; what goes wrong is said on standard error.
  ///
  /// - Returns: The exit status of the process.
  package static func run() -> Int32 {
    do {
      let options = try Options(arguments: ProcessArguments.texts)
      // A path that git gives is for people, and may be mended; what it leads to has another name.
      if options.command != .git { try ProcessArguments.requireUTF8() }
      return try Program(options: options).run()
    } catch {
      Terminal.note("\(Command.program): \(error)")
      return isMergeDriver ? mergeDriverFailure : UsageError.exitStatus
    }
  }

  /// Whether the arguments are those of a merge driver, even if they cannot be understood.
  private static var isMergeDriver: Bool {
    let texts = ProcessArguments.texts
    return texts.contains(Command.merge.name) && texts.contains("--driver")
  }

  /// The exit status of a merge driver that failed: git takes any below for a merge with conflicts.
  private static let mergeDriverFailure: Int32 = 129

  private func run() throws -> Int32 {
    if options.asksForHelp {
      print(Help.text(about: options.command))
      return 0
    }
    switch options.command {
    case .show: return try show()
    case .git: try showForGit()
    case .apply: try applyPatch()
    case .merge: return try merge()
    case .version: print("TableDiff \(Release.version)")
    }
    return 0
  }
}
