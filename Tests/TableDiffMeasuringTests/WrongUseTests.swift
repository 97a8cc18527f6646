// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import Testing

@Suite struct WrongUseTests {
  @Test func rangesOutOfBounds() async {
    await #expect(processExitsWith: .failure) {
      _ = MeasuredArray<HeightSum>([1, 2]).summary(of: 1..<3)
    }
    await #expect(processExitsWith: .failure) {
      _ = MeasuredArray<HeightSum>().summary(of: ...0)
    }
    await #expect(processExitsWith: .failure) {
      _ = MeasuredArray<HeightSum>([1, 2]).top(of: -1)
    }
    await #expect(processExitsWith: .failure) {
      var heights = MeasuredArray<HeightSum>([1, 2])
      heights[2] = 1
    }
  }

  @Test func diffOfOtherLists() async {
    await #expect(processExitsWith: .failure) {
      var viewport = ListViewport(MeasuredArray<HeightSum>([1, 2]), height: 1)
      viewport.update(to: [1], by: [1].tableDiff(to: [2], id: \.self))
    }
  }

  @Test func largeSummary() async {
    await #expect(processExitsWith: .failure) {
      struct Large: RowSummary {
        var numbers = (SIMD64<Double>(), SIMD64<Double>(), SIMD64<Double>(), SIMD64<Double>())
        var others = (SIMD64<Double>(), SIMD64<Double>(), SIMD64<Double>(), SIMD64<Double>())
        mutating func append(_ row: Int) {}
        mutating func append(contentsOf next: Large) {}
      }
      _ = MeasuredArray<Large>([1])
    }
  }
}
