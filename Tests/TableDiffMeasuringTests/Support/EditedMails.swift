// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import TableDiffTesting

/// A measured array and an array, edited alike at random.
struct EditedMails {
  private(set) var rows: MeasuredArray<MailSummary>
  private(set) var array: [Mail]
  var random: SeededRandom
  private var nextID = 0

  init(seed: UInt64, count: Int) {
    random = SeededRandom(seed: seed)
    (rows, array) = ([], [])
    array = made(count)
    rows = MeasuredArray(array)
  }

  /// Heights are multiples of 0.5, whose sums are exact.
  private mutating func mail() -> Mail {
    nextID += 1
    return Mail(
      id: nextID, height: Double(random.below(200)) / 2,
      isUnread: random.below(3) == 0)
  }

  private mutating func made(_ count: Int) -> [Mail] { (0..<count).map { _ in mail() } }

  private mutating func range() -> Range<Int> {
    let first = random.below(array.count + 1)
    let second = random.below(array.count + 1)
    return min(first, second)..<max(first, second)
  }

  /// Makes an edit; `other` is another version, of which parts may be inserted.
  mutating func edit(_ other: MeasuredArray<MailSummary>) -> String {
    let offset = array.isEmpty ? 0 : random.below(array.count)
    switch array.isEmpty ? 1 : random.below(17) {
    case 0, 1, 2:
      let (mail, offset) = (mail(), random.below(array.count + 1))
      rows.insert(mail, at: offset)
      array.insert(mail, at: offset)
      return "insert at \(offset)"
    case 3, 4:
      rows.remove(at: offset)
      array.remove(at: offset)
      return "remove at \(offset)"
    case 5, 6:
      rows[offset].height += 0.5
      array[offset].height += 0.5
      return "grow at \(offset)"
    case 7:
      rows.swapAt(0, offset)
      array.swapAt(0, offset)
      return "swap 0 and \(offset)"
    case 8:
      let mail = mail()
      rows.append(mail)
      array.append(mail)
      return "append"
    case 9:
      let range = range()
      let destination = random.below(array.count - range.count + 1)
      let moved = Array(array[range])
      array.removeSubrange(range)
      array.insert(contentsOf: moved, at: destination)
      rows.moveSubrange(range, to: destination)
      return "move \(range) to \(destination)"
    case 10: return replace(range(), with: made(random.below(40)), "new rows")
    case 11:
      // A plain tree, whose branches have no summaries and whose leaves are shared.
      let tree = TreeArray(made(random.below(300)))
      defer { withExtendedLifetime(tree) {} }
      return replace(range(), with: tree, "a tree")
    case 12: return replace(range(), with: other, "another version")
    case 13:
      let end = random.below(other.count + 1)
      return replace(range(), with: other[(end / 2)..<end], "a part of another version")
    case 14:
      let number = random.below(7) + 2
      rows.removeAll { $0.id % number == 0 }
      array.removeAll { $0.id % number == 0 }
      return "remove multiples of \(number)"
    case 15: return update()
    default:
      let range = range()
      for offset in range { array[offset].isUnread.toggle() }
      for offset in range { rows[offset].isUnread.toggle() }
      return "toggle \(range)"
    }
  }

  private mutating func replace(
    _ range: Range<Int>, with mails: some Collection<Mail>, _ name: String
  ) -> String {
    // No longer than a few thousand rows.
    let mails = mails.prefix(3_000 - (array.count - range.count))
    if mails.isEmpty {
      array.removeSubrange(range)
      rows.removeSubrange(range)
    } else if let part = mails as? Slice<MeasuredArray<MailSummary>> {
      array.replaceSubrange(range, with: Array(part))
      rows.replaceSubrange(range, with: part)
    } else if let part = mails as? TreeArray<Mail>.SubSequence {
      array.replaceSubrange(range, with: Array(part))
      rows.replaceSubrange(range, with: part)
    } else {
      array.replaceSubrange(range, with: Array(mails))
      rows.replaceSubrange(range, with: Array(mails))
    }
    return "replace \(range) by \(mails.count) of \(name)"
  }

  /// Takes over a list that was made anew.
  private mutating func update() -> String {
    var new = array.filter { _ in random.below(10) > 0 }
    new.insert(contentsOf: made(random.below(9)), at: random.below(new.count + 1))
    for offset in new.indices where random.below(30) == 0 { new[offset].height += 1 }
    rows.update(to: new)
    array = new
    return "update to \(new.count)"
  }

  /// What is wrong with the rows, their nodes or their summaries; `nil` if nothing is.
  mutating func problem() -> String? {
    rows._checkInvariants()
    if Array(rows) != array { return "other rows" }
    if rows.summary != array.naiveSummary() { return "another summary of all" }
    for _ in 0..<3 {
      let range = range()
      if rows.summary(of: range) != array[range].naiveSummary() { return "summary of \(range)" }
      let height = Double(random.below(Int(rows.summary.height) * 2 + 3) - 1) / 2
      if rows.firstIndex(reaching: height.nextUp, \.height) != array.naiveOffset(past: height) {
        return "row past \(height)"
      }
    }
    return nil
  }
}
