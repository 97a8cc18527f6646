// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edits of the speed table.
///
/// Each makes a script for a list of `count` rows, ten at least.
enum Edits {
  typealias Edit = @Sendable (_ count: Int, _ random: inout SplitMix64) -> EditScript

  static let sameStorage: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sharesStorage = true
    return script
  }

  static let none: Edit = { count, _ in EditScript(oldCount: count) }

  static let updateInTheMiddle: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.updated = [count / 2]
    return script
  }

  /// One row in a hundred: a third deleted, a third inserted, a third updated, all at random
  /// offsets.
  static let scattered: Edit = { count, random in
    let third = max(1, count / 300)
    var script = EditScript(oldCount: count)
    script.delete(third, &random)
    script.insert(third, &random)
    script.update(third, &random)
    return script
  }

  static let insertBlock: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.insertBlock(at: count / 2, count: block(of: count))
    return script
  }

  static let deleteBlock: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.removeSubrange(count / 2..<count / 2 + block(of: count))
    return script
  }

  static let appendBlock: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.insertBlock(at: count, count: block(of: count))
    return script
  }

  static let firstToEnd: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.append(script.sources.removeFirst())
    return script
  }

  static let lastToFront: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.insert(script.sources.removeLast(), at: 0)
    return script
  }

  static let swapFar: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.swapAt(count / 10, count - 1 - count / 10)
    return script
  }

  static let moveBlockFar: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    let range = count / 10..<count / 10 + block(of: count)
    let moving = script.sources[range]
    script.sources.removeSubrange(range)
    script.sources.insert(contentsOf: moving, at: count * 9 / 10 - moving.count)
    return script
  }

  static let shuffle: Edit = { count, random in
    var script = EditScript(oldCount: count)
    script.shuffleAll(&random)
    return script
  }

  static let reverse: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.reverse()
    return script
  }

  static let replaceAll: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources = Array(repeating: EditScript.inserted, count: count)
    return script
  }

  /// A tenth deleted, a tenth inserted, one row in fifty shuffled among its like.
  static let churn: Edit = { count, random in
    var script = EditScript(oldCount: count)
    script.delete(count / 10, &random)
    script.shuffle(count / 50, &random)
    script.insert(count / 10, &random)
    return script
  }

  /// One row deleted, one inserted, one updated.
  static let threeChanges: Edit = { count, _ in
    var script = EditScript(oldCount: count)
    script.sources.remove(at: count / 4)
    script.insertBlock(at: count / 2, count: 1)
    script.updated = [count * 3 / 4]
    return script
  }

  /// A thousand rows in lists that are long enough, a hundredth of the others.
  static func block(of count: Int) -> Int { max(1, min(1000, count / 100)) }
}
