// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Pairs the rows that a walk left over by a hash join.
///
/// Rows with the same id are paired in order, the k-th old one with the k-th new one; rows in the
/// same section are paired first. That takes O(*u*) hashes on average, where *u* is the number of
/// unmatched rows.
struct JoinWork: ~Copyable {
  private var hashing: SideHashing?
  private var verification: JoinVerification?

  mutating func next(
    _ pairing: inout RowPairing, _ rows: UnmatchedRows, hashSeed: UInt64?,
    after different: Int, _ stopCheck: inout StopCheck, _ answer: RowAnswers,
    _ shouldStop: () -> Bool
  ) -> UnmatchedTasks.Step {
    if verification == nil {
      if hashing == nil { hashing = Self.hashing(&pairing, hashSeed) }
      switch hashing?.next(rows, &stopCheck, shouldStop) {
      case .task(let task): return .task(task)
      case .stopped: return .stopped
      case .done, nil: break
      }
      guard let hashed = hashing.take() else { return .done }
      verification = JoinVerification(
        hashed, rows, newRest: pairing.newRest, answer, shouldStop)
      if verification == nil { return .stopped }
    }
    let step = verification?.next(rows, after: different, &stopCheck, answer, shouldStop)
    guard case .done? = step else { return step ?? .done }
    guard let pairs = verification.take()?.candidates.pairs,
      let hasAny = pairs.hasAny(shouldStop: shouldStop)
    else { return .stopped }
    if hasAny { pairing.unmatched = pairs }
    return .done
  }

  private static func hashing(_ pairing: inout RowPairing, _ hashSeed: UInt64?) -> SideHashing {
    let early = pairing.preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
    let (old, new) = (pairing.oldRest, pairing.newRest)
    return SideHashing(
      early.hash, bits: HashPartitions.bits(for: max(old.count, new.count)),
      old: SideHashing.Side(offsets: old, names: old, early: early.old),
      new: SideHashing.Side(offsets: new, names: new.ordinals, early: early.new))
  }
}
