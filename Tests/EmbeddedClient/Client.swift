// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffCollections
import TableDiffPatches

private struct Fruit: Identifiable, Equatable {
  let id: Int
  var weight: Int
}

/// Calls the diff as an Embedded Swift program would, so that its generics are compiled for this client.
///
/// It traps where a result is wrong; `Scripts/check-embedded` runs it where the host can.
@main
enum Client {
  static func main() {
    checkRowsThatLineUp()
    checkRowsThatAreJoined()
    checkStrings()
    checkSections()
    checkDifferences()
    checkPatches()
    checkTreeArrays()
    print("The embedded client got every result right.")
  }

  private static func checkRowsThatLineUp() {
    let old = (0..<1_000).map { Fruit(id: $0, weight: 0) }
    var new = Array(old[1...])
    new.append(old[0])
    new.append(Fruit(id: 2_000, weight: 0))
    new[500].weight = 1
    let diff = old.tableDiff(to: new)
    precondition(diff.deletes.isEmpty)
    precondition(diff.inserts == [1_000])
    precondition(diff.moves == [ListDiff.Move(from: 0, to: 999)])
    precondition(diff.updates == [ListDiff.Update(from: 501, to: 500)])
    precondition(old.applying(diff, rowsFrom: new) == new)
  }

  private static func checkRowsThatAreJoined() {
    let old = (0..<1_000).map { Fruit(id: $0, weight: 0) }
    let new = old.indices.map { old[$0 * 389 % old.count] }
    for style in [ListDiff.MoveStyle.minimal, .all, .never] {
      let diff = old.tableDiff(to: new, moves: style)
      precondition(diff.changeCount > 0)
      precondition(old.applying(diff, rowsFrom: new) == new)
    }
  }

  private static func checkStrings() {
    let old = (0..<100).map { "row \($0)" }
    let new = Array(old.reversed())
    let diff = old.tableDiff(to: new, id: { $0 })
    precondition(diff.moves.count == 99)
    precondition(old.tableDiff(to: new, id: { $0 }, contentsEqual: { $0 == $1 }) == diff)
    precondition(["a", "b", "a"].duplicateIDs(id: { $0 }).count == 1)
  }

  private static func checkSections() {
    let fruits = (0..<1_000).map { Fruit(id: $0, weight: 0) }
    let old = (0..<10).map { RowSection(id: $0, rows: Array(fruits[$0 * 100..<$0 * 100 + 100])) }
    var new = old
    new.append(new.removeFirst())
    new[3].rows.insert(new[5].rows.removeLast(), at: 7)
    new[4].rows.reverse()
    let diff = old.sectionedDiff(to: new)
    precondition(diff.sections.moves == [ListDiff.Move(from: 0, to: 9)])
    precondition(diff.moves.count == 1 + 99)
    precondition(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.updates.isEmpty)
    precondition(old.applying(diff, sectionsFrom: new) == new)
    precondition(old.duplicateRowIDs().isEmpty)
  }

  private static func checkDifferences() {
    let old = (0..<10).map { Fruit(id: $0, weight: 0) }
    var new = old
    new.swapAt(2, 7)
    new[4].weight = 1
    let diff = old.tableDiff(to: new)
    let difference = diff.collectionDifference(from: old, to: new)
    precondition(difference.count == 6)
    do throws(InvalidDiff) {
      let back = try ListDiff(difference, oldCount: 10)
      precondition(back == diff)
      _ = try ListDiff(difference, oldCount: 5)
      preconditionFailure("A removal lies beyond the list.")
    } catch {
      precondition(!error.isInNewList && error.offset == 7)
    }
  }

  private static func checkPatches() {
    let old = (0..<100).map { Fruit(id: $0, weight: 0) }
    var new = Array(old[50...] + old[..<50])
    new[7].weight = 1
    let patch = old.patch(to: new, base: ListFingerprint(of: old))
    let bytes = patch.encoded { fruit, writer in
      writer.write(fruit.id)
      writer.write(fruit.weight)
    }
    do throws(InvalidPatch) {
      let back = try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
        Fruit(id: try reader.read(), weight: try reader.read())
      }
      let applied = try old.applying(back)
      precondition(back == patch && applied == new)
      _ = try new.applying(back)
      preconditionFailure("The ids of the list are not those of the digest.")
    } catch {
      precondition(error.reason == .wrongBase)
    }
    let oldSections = [RowSection(id: 1, header: 0, rows: old)]
    let newSections = [
      RowSection(id: 2, header: 0, rows: []), RowSection(id: 1, header: 1, rows: new),
    ]
    let sectioned = oldSections.sectionedPatch(to: newSections)
    let sectionedBytes = sectioned.encoded { section, writer in
      writer.write(section.id)
      writer.write(section.header)
    } row: { fruit, writer in
      writer.write(fruit.id)
      writer.write(fruit.weight)
    }
    do throws(InvalidPatch) {
      let back = try SectionedPatch(decoding: sectionedBytes) { reader throws(InvalidPatch) in
        RowSection<Int, Int, Fruit>(id: try reader.read(), header: try reader.read(), rows: [])
      } row: { reader throws(InvalidPatch) in
        Fruit(id: try reader.read(), weight: try reader.read())
      }
      let applied = try oldSections.applying(back)
      precondition(applied == newSections)
    } catch {
      preconditionFailure("The patch is valid.")
    }
  }
  private static func checkTreeArrays() {
    let old = TreeArray((0..<10_000).map { Fruit(id: $0, weight: 0) })
    var new = old
    new[17].weight = 1
    new.remove(at: 5_000)
    new.insert(Fruit(id: 10_000, weight: 0), at: 0)
    new.moveSubrange(100..<200, to: 9_000)
    let diff = old.tableDiff(to: new)
    precondition(diff.updates == [ListDiff.Update(from: 17, to: 18)])
    precondition(diff.deletes == [5_000] && diff.inserts == [0] && diff.moves.count == 100)
    precondition(old.applying(diff, rowsFrom: new) == new)
    var updated = old
    precondition(updated.update(to: Array(new)) == diff && updated == new)
    updated.removeAll { $0.id % 2 == 0 }
    precondition(updated.count == 5_000 && old.count == 10_000)
    let oldSections = [SingleSection(rows: old)], newSections = [SingleSection(rows: new)]
    let sectioned = oldSections.sectionedDiff(to: newSections)
    precondition(sectioned.updates.count == 1 && sectioned.moves.count == 100)
  }
}
