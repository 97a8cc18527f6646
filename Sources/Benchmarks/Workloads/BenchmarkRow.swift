// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A type of row to measure with, and every timed call on lists of such rows.
///
/// Each type spells the calls out, on itself and not on `Self`: a call is timed as an app would
/// make it, with the row type known to the compiler. Written once in an extension, it would be up
/// to the optimizer whether the table shows specialized code.
protocol BenchmarkRow: Identifiable, Equatable, Sendable {
  /// The row of a number; different numbers give different ids.
  init(number: Int)

  /// Changes the content and keeps the id.
  mutating func edit()

  /// The same row with strings in buffers of their own.
  var rebuilt: Self { get }

  static func diff(_ old: [Self], _ new: [Self]) -> ListDiff
  static func diffByClosures(_ old: [Self], _ new: [Self]) -> ListDiff
  static func diffByKeyPath(_ old: [Self], _ new: [Self]) -> ListDiff
  static func apply(_ diff: ListDiff, _ old: [Self], _ new: [Self]) -> [Self]
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<Self>>,
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
  /// An equal string in a buffer of its own.
  var rebuilt: String { String(decoding: Array(utf8), as: UTF8.self) }
}
