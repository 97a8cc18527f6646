// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A row type to measure with, and every timed call on lists of such rows.
///
/// Each type writes the calls out for itself instead of `Self`, so that a call is timed as an app
/// makes it, with the row type known to the compiler. In a shared extension it would depend on the
/// optimizer whether the measured code is specialized.
protocol BenchmarkRow: Identifiable, Equatable, Sendable {
  /// Creates the row of a number. Different numbers give different ids.
  init(number: Int)

  /// Changes the content and keeps the id.
  mutating func edit()

  /// An equal row whose strings have buffers of their own.
  var rebuilt: Self { get }

  static func diff(_ old: [Self], _ new: [Self]) -> ListDiff
  static func diffByClosures(_ old: [Self], _ new: [Self]) -> ListDiff
  static func diffByKeyPath(_ old: [Self], _ new: [Self]) -> ListDiff
  static func apply(_ diff: ListDiff, _ old: [Self], _ new: [Self]) -> [Self]
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[Self]>>,
    _ new: [Self]
  ) throws(BatchError) -> ListTransition

  static func scan(_ old: [Self], _ twin: [Self]) -> Int
  static func join(_ old: [Self], _ new: [Self]) -> Int
  static func gather(_ old: [Self], _ new: [Self], _ sources: [Int32]) -> Int
  static func copyByMap(_ old: [Self]) -> [Self]

  static func standardDifference(_ old: [Self], _ new: [Self]) -> CollectionDifference<Self>
  static func heckel(_ old: [Self], _ new: [Self]) -> HeckelChanges
}

extension String {
  /// An equal string with a buffer of its own.
  var rebuilt: String { String(decoding: Array(utf8), as: UTF8.self) }
}
