// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edits of generated lists.
///
/// Each returns a script for a list of at least ten rows.
@usableFromInline
package enum Edits {
  @usableFromInline
  package typealias Edit = @Sendable (_ count: Int, _ random: inout SplitMix64) -> EditScript

  package static let sameStorage = edit { script, _, _ in
    script.sharesStorage = true
  }

  package static let none: Edit = { count, _ in EditScript(oldCount: count) }

  package static let updateInTheMiddle = edit { script, count, _ in
    script.updated = [count / 2]
  }

  /// Changes one row in a hundred at random offsets: a third each is deleted, inserted and updated.
  package static let scattered: Edit = { count, random in
    let third = max(1, count / 300)
    var script = EditScript(oldCount: count)
    script.delete(third, &random)
    script.insert(third, &random)
    script.update(third, &random)
    return script
  }

  /// Changes one row in a hundred at random offsets: a quarter each is deleted, inserted, moved and
  /// updated.
  package static let mixed: Edit = { count, random in
    let quarter = max(1, count / 400)
    var script = EditScript(oldCount: count)
    script.delete(quarter, &random)
    script.move(quarter, &random)
    script.insert(quarter, &random)
    script.update(quarter, &random)
    return script
  }

  package static let insertBlock = edit { script, count, _ in
    script.insertBlock(at: count / 2, count: block(of: count))
  }

  package static let deleteBlock = edit { script, count, _ in
    script.sources.removeSubrange(count / 2..<count / 2 + block(of: count))
  }

  package static let appendBlock = edit { script, count, _ in
    script.insertBlock(at: count, count: block(of: count))
  }

  package static let firstToEnd = edit { script, _, _ in
    script.sources.append(script.sources.removeFirst())
  }

  package static let lastToFront = edit { script, _, _ in
    script.sources.insert(script.sources.removeLast(), at: 0)
  }

  package static let swapFar = edit { script, count, _ in
    script.sources.swapAt(count / 10, count - 1 - count / 10)
  }

  package static let moveBlockFar = edit { script, count, _ in
    let range = count / 10..<count / 10 + block(of: count)
    let moving = script.sources[range]
    script.sources.removeSubrange(range)
    script.sources.insert(contentsOf: moving, at: count * 9 / 10 - moving.count)
  }

  package static let shuffle = edit { script, _, random in
    script.shuffleAll(&random)
  }

  package static let reverse = edit { script, _, _ in
    script.sources.reverse()
  }

  package static let replaceAll = edit { script, count, _ in
    script.sources = Array(repeating: EditScript.inserted, count: count)
  }

  /// Deletes a tenth, inserts a tenth, and shuffles one row in fifty.
  package static let churn = edit { script, count, random in
    script.delete(count / 10, &random)
    script.shuffle(count / 50, &random)
    script.insert(count / 10, &random)
  }

  /// Deletes one row, inserts one, and updates one.
  package static let threeChanges = edit { script, count, _ in
    script.sources.remove(at: count / 4)
    script.insertBlock(at: count / 2, count: 1)
    script.updated = [count * 3 / 4]
  }

  private static func edit(
    _ change:
      @escaping @Sendable (inout EditScript, _ count: Int, _ random: inout SplitMix64) -> Void
  ) -> Edit {
    { count, random in
      var script = EditScript(oldCount: count)
      change(&script, count, &random)
      return script
    }
  }

  /// Returns the length of a block: a hundredth of the rows, but 1 to 1,000.
  package static func block(of count: Int) -> Int { max(1, min(1000, count / 100)) }
}
