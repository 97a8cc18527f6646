// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A part of both sides that is solved by itself: places of old rows and places of new rows.
struct LCSBox {
  var oldStart: Int
  var oldEnd: Int
  var newStart: Int
  var newEnd: Int

  var oldCount: Int { oldEnd - oldStart }
  var newCount: Int { newEnd - newStart }
  var rowCount: Int { oldCount + newCount }
  var isEmpty: Bool { oldStart == oldEnd || newStart == newEnd }
}
