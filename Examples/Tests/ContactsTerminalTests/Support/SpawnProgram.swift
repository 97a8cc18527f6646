// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BuiltPrograms
import Platform
import Testing

/// Starts a program, with files as its input and outputs; without a file for errors, they go to the
/// output.
///
/// It gets a process group of its own within the session of the tests: without a parent in its
/// session it could not be stopped.
func spawnProgram(
  _ arguments: [String], _ environment: [String] = [], of name: String = "Contacts",
  input: String, output: String, errors: String? = nil
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDWR, 0)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_RDWR, 0)
  if let errors {
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_RDWR, 0)
  } else {
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
  }
  posix_spawnattr_init(&attributes)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  let program = try builtProgram(name)
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  var variables = environment.map { strdup($0) } + [nil]
  defer { for word in words + variables { free(word) } }
  var process: pid_t = 0
  let result = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
  try #require(result == 0, "posix_spawn failed with error \(result)")
  return process
}
