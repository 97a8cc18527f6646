// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view written straight from the reading of batches, row by row, knowing nothing of the
/// library.
///
/// It holds what each old cell is, and answers for each new place which old cell is there.
struct NaiveListView {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [(from: Int, to: Int)] = []
  var reloads: [Int] = []

  /// What a place shows after a batch.
  enum Place: Hashable {
    case kept(Int)
    case new
  }

  /// The places after the batch; `nil` where a list view would throw.
  func places(oldCount: Int, newCount: Int) -> [Place]? {
    guard let places = read(oldCount: oldCount, newCount: newCount) else { return nil }
    for index in moves.indices where moves[index].from == moves[index].to {
      var without = self
      without.moves.remove(at: index)
      // A move that changes nothing is animated twice.
      if without.read(oldCount: oldCount, newCount: newCount) == places { return nil }
    }
    return places
  }

  private func read(oldCount: Int, newCount: Int) -> [Place]? {
    let gone = deletes + reloads + moves.map(\.from)
    for offset in gone where !(0..<oldCount).contains(offset) { return nil }
    if Set(gone).count != gone.count { return nil }
    var taken = inserts + moves.map(\.to)
    for offset in taken where !(0..<newCount).contains(offset) { return nil }
    if Set(taken).count != taken.count { return nil }
    if oldCount - deletes.count + inserts.count != newCount { return nil }
    for reload in reloads {
      // Less the deletes before it, plus the inserts before it; the moves ignored.
      var adjusted = reload - deletes.filter { $0 < reload }.count
      for insert in inserts.sorted() where insert <= adjusted { adjusted += 1 }
      if taken.contains(adjusted) { return nil }
      taken.append(adjusted)
    }
    var places = [Place](repeating: .new, count: newCount)
    for move in moves { places[move.to] = .kept(move.from) }
    var rest = (0..<oldCount).filter { !gone.contains($0) }
    for offset in 0..<newCount where !taken.contains(offset) {
      places[offset] = .kept(rest.removeFirst())
    }
    return places
  }
}
