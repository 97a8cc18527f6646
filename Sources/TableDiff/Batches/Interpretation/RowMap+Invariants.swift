// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Traps unless both orders cover all offsets and agree, and staying rows ascend.
    func _checkInvariants() {
      var end = 0
      var lastStaying: Int32 = -1
      for run in byNew {
        precondition(Int(run.new) == end && run.count > 0, "\(run) does not start at new \(end)")
        end += Int(run.count)
        if run.old < 0 || run.isOutOfOrder { continue }
        precondition(run.old > lastStaying, "\(run) stays after old \(lastStaying)")
        lastStaying = run.old + run.count - 1
      }
      precondition(end == newCount, "\(end) of \(newCount) new rows")
      end = 0
      for run in byOld {
        precondition(Int(run.old) == end && run.count > 0, "\(run) does not start at old \(end)")
        end += Int(run.count)
      }
      precondition(end == oldCount, "\(end) of \(oldCount) old rows")
      let kept = byNew.filter { $0.old >= 0 }.sorted { $0.old < $1.old }
      precondition(kept == byOld.filter { $0.new >= 0 }, "the old and the new order disagree")
    }
  #else
    @inline(always)
    func _checkInvariants() {}
  #endif
}
