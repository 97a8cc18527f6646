// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edits of generated lists.
///
/// Each makes a script for a list of `count` rows, at least ten.
@usableFromInline
package enum Edits {
  @usableFromInline
  package typealias Edit = @Sendable (_ count: Int, _ random: inout SplitMix64) -> EditScript

  package static let sameStorage: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sharesStorage = true
    return script
  }

  package static let none: Edit = { count, _ in EditScript(oldCount: count) }

  package static let updateInTheMiddle: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.updated = [count / 2]
    return script
  }

  /// Changes one row in a hundred at random offsets: deletes, inserts and updates a third each.
  package static let scattered: Edit = { count, random in
    let third = max(1, count / 300)
    var script = EditScript(oldCount: count)
    script.delete(third, &random)
    script.insert(third, &random)
    script.update(third, &random)
    return script
  }

  /// Changes one row in a hundred at random offsets: deletes, inserts, moves and updates a quarter
  /// each.
  package static let mixed: Edit = { count, random in
    let quarter = max(1, count / 400)
    var script = EditScript(oldCount: count)
    script.delete(quarter, &random)
    script.move(quarter, &random)
    script.insert(quarter, &random)
    script.update(quarter, &random)
    return script
  }

  package static let insertBlock: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.insertBlock(at: count / 2, count: block(of: count))
    return script
  }

  package static let deleteBlock: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.removeSubrange(count / 2..<count / 2 + block(of: count))
    return script
  }

  package static let appendBlock: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.insertBlock(at: count, count: block(of: count))
    return script
  }

  package static let firstToEnd: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.append(script.sources.removeFirst())
    return script
  }

  package static let lastToFront: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.insert(script.sources.removeLast(), at: 0)
    return script
  }

  package static let swapFar: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.swapAt(count / 10, count - 1 - count / 10)
    return script
  }

  package static let moveBlockFar: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    let range = count / 10..<count / 10 + block(of: count)
    let moving = script.sources[range]
    script.sources.removeSubrange(range)
    script.sources.insert(contentsOf: moving, at: count * 9 / 10 - moving.count)
    return script
  }

  package static let shuffle: Edit = { count, random in
    var script = EditScript(oldCount: count)
    script.shuffleAll(&random)
    return script
  }

  package static let reverse: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.reverse()
    return script
  }

  package static let replaceAll: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources = Array(repeating: EditScript.inserted, count: count)
    return script
  }

  /// Deletes a tenth, inserts a tenth, and shuffles one row in fifty among each other.
  package static let churn: Edit = { count, random in
    var script = EditScript(oldCount: count)
    script.delete(count / 10, &random)
    script.shuffle(count / 50, &random)
    script.insert(count / 10, &random)
    return script
  }

  /// Deletes one row, inserts one, and updates one.
  package static let threeChanges: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.remove(at: count / 4)
    script.insertBlock(at: count / 2, count: 1)
    script.updated = [count * 3 / 4]
    return script
  }

  /// Returns the length of a block: a hundredth of the rows, at least 1 and at most 1000.
  package static func block(of count: Int) -> Int { max(1, min(1000, count / 100)) }
}
