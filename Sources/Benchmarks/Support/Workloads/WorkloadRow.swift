// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row type that workloads are made of, with the measures of lists of such rows.
///
/// Each type writes them out for itself instead of `Self`, with the row type known to the compiler.
/// In a shared extension it would depend on the optimizer whether the measured code is specialized.
/// What reads a row is inlined into other modules, as if the type were declared there: an app's types
/// are its own.
@usableFromInline
package protocol WorkloadRow: Identifiable, Equatable, Sendable {
  /// Creates the row of a number. Different numbers give different ids.
  init(number: Int)

  /// Changes the content and keeps the id.
  mutating func edit()

  /// An equal row whose strings have buffers of their own.
  var rebuilt: Self { get }

  static func scan(_ old: [Self], _ twin: [Self]) -> Int
  static func join(_ old: [Self], _ new: [Self]) -> Int
  static func gather(_ old: [Self], _ new: [Self], _ sources: [Int32]) -> Int
  static func copyByMap(_ old: [Self]) -> [Self]

  static func standardDifference(_ old: [Self], _ new: [Self]) -> CollectionDifference<Self>
  static func heckel(_ old: [Self], _ new: [Self]) -> HeckelChanges
}

extension String {
  /// An equal string with a buffer of its own.
  package var rebuilt: String { String(decoding: Array(utf8), as: UTF8.self) }
}
