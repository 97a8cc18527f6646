// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the word that was probably meant.
package enum Spelling {
  /// Returns "; did you mean 'WORD'?" with the nearest word or the only one with that prefix, or an
  /// empty text.
  package static func suggestion(for word: String, in words: [String]) -> String {
    text(
      nearest(to: word, in: words) { distance(from: $0, to: $1, anywhere: false) }
        ?? onlyOne(of: words, beginningWith: word))
  }

  /// Returns the only word with a prefix of at least three letters.
  private static func onlyOne(of words: [String], beginningWith start: String) -> String? {
    let found = words.filter { $0.hasPrefix(start) }
    return found.count == 1 && start.count { $0 != "-" } >= 3 ? found[0] : nil
  }

  /// Returns the suggestion of a text that contains something like the word.
  package static func suggestion(for word: String, within texts: [String]) -> String {
    text(nearest(to: word, in: texts) { distance(from: $0, to: $1, anywhere: true) })
  }

  private static func text(_ word: String?) -> String {
    word.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func nearest(
    to word: String, in words: [String], _ distance: ([Character], [Character]) -> Int
  ) -> String? {
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count { $0 != "-" } / 3)
    let distances = words.map { (word: $0, distance: distance(letters, Array($0.lowercased()))) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
  }

  /// Returns the number of letters to insert, delete, replace or swap with the next one in order to
  /// turn a word into a text, or into any part of the text.
  package static func distance(
    from word: [Character], to text: [Character], anywhere: Bool
  ) -> Int {
    // Row i has the distances from the first i letters of the word to each prefix of the text.
    var rows = [(0...text.count).map { anywhere ? 0 : $0 }]
    for i in word.indices {
      var row = [i + 1]
      for j in text.indices {
        var best = min(rows[i][j] + (word[i] == text[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, word[i] == text[j - 1], word[i - 1] == text[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    let last = rows[word.count]
    return anywhere ? last.min() ?? 0 : last[text.count]
  }
}
