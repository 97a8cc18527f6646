// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

@Test func smokeOnMainActor() {
  let diff = ListDiff(from: ["a", "b", "c"], to: ["b", "c", "a"], id: \.self)
  #expect(diff.moves == [ListDiff.Move(from: 0, to: 2)])
}
