// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The states between two stages that are worth trying.
///
/// The rows of a section, and their order, matter for nothing but whether there is a row operation
/// in the section, in the first stage or in the second. So:
/// - A section that goes keeps the rows that go with it, a section that comes brings the rows that
///   come with it: each has then no operation but those of the rows that change their sections.
/// - A surviving section has its old rows in their old order, or its new ones in their new order,
///   wherever the rows that change their sections allow that; where they do not there are
///   operations in both stages, whatever else is in it.
/// - A section may lack the rows that go or come with it or in it, so that no row that goes is there
///   with one that comes.
extension PlanSearch {
  /// Whether two stages do, when these rows may lose their cells.
  func isPossibleInTwo(givingUp lost: [Int]) -> Bool {
    var isFound = false
    forEachWorthwhileMiddle(givingUp: lost) { middle in
      if !isFound { isFound = isPossible(byWayOf: middle, givingUp: lost) }
      return isFound
    }
    return isFound
  }

  /// Calls with each state that is worth trying, until told to stop.
  private func forEachWorthwhileMiddle(givingUp lost: [Int], _ body: (PlanState) -> Bool) {
    for going in subsets(of: goingSections) {
      for coming in subsets(of: comingSections) {
        let sections = survivingSections + going + coming
        var choices: [[[Int]]] = []
        forEachPlacement(sections, givingUp: lost) { places in
          let newChoices = rowChoices(places, sections)
          choices += newChoices
        }
        for order in permutations(of: sections) {
          for rows in choices {
            let middle = PlanState(sections: order, rows: rows, rowCount: old.places.count)
            if body(middle) { return }
          }
        }
      }
    }
  }

  /// Calls with where each row that changes its section may be: -1 where it is nowhere.
  private func forEachPlacement(
    _ sections: [Int], givingUp lost: [Int], _ body: ([Int]) -> Void
  ) {
    var places = [Int](repeating: -1, count: old.places.count)
    func extend(_ index: Int) {
      if index == crossingRows.count { return body(places) }
      let row = crossingRows[index]
      for place in [old.places[row], new.places[row]] where sections.contains(place) {
        places[row] = place
        extend(index + 1)
      }
      places[row] = -1
      if lost.contains(row) { extend(index + 1) }
    }
    extend(0)
  }

  /// The rows of all sections, where the rows that change their sections are at these places: once
  /// for each choice of old or new rows.
  private func rowChoices(_ places: [Int], _ sections: [Int]) -> [[[Int]]] {
    var choices = [[[Int]](repeating: [], count: old.rows.count)]
    for section in sections {
      let oldRows = old.rows[section], newRows = new.rows[section]
      let leaving = crossingRows.filter { old.places[$0] == section }
      let entering = crossingRows.filter { new.places[$0] == section }
      let isHere = { (row: Int) in places[row] == section }
      var options: [[Int]] = []
      if goingSections.contains(section) {
        options = [oldRows.filter { !leaving.contains($0) || isHere($0) }]
      } else if comingSections.contains(section) {
        options = [newRows.filter { !entering.contains($0) || isHere($0) }]
      } else {
        if leaving.allSatisfy(isHere) && !entering.contains(where: isHere) { options = [oldRows] }
        if entering.allSatisfy(isHere) && !leaving.contains(where: isHere) && oldRows != newRows {
          options.append(newRows)
        }
        if options.isEmpty {
          let staying = newRows.filter { old.places[$0] == section }
          options = [(staying + entering.filter(isHere) + leaving.filter(isHere))]
        }
      }
      if old.places.indices.contains(where: isGoing), old.places.indices.contains(where: isComing) {
        for option in options {
          let surviving = option.filter { !isGoing($0) && !isComing($0) }
          if surviving != option { options.append(surviving) }
        }
      }
      choices = options.flatMap { option in
        choices.map { choice in
          var choice = choice
          choice[section] = option
          return choice
        }
      }
    }
    return choices
  }

  func permutations(of values: [Int]) -> [[Int]] {
    var permutations: [[Int]] = [[]]
    for value in values {
      permutations = permutations.flatMap { list in
        (0...list.count).map { Array(list[..<$0]) + [value] + list[$0...] }
      }
    }
    return permutations
  }
}

/// All states between, to prove that those left out above are not missed.
extension PlanSearch {
  /// Whether two stages do, when these rows may lose their cells, by trying every state there is.
  func isPossibleInTwoByAnyState(givingUp lost: [Int]) -> Bool {
    for going in subsets(of: goingSections) {
      for coming in subsets(of: comingSections) {
        for order in permutations(of: survivingSections + going + coming) {
          if isPossible(order, givingUp: lost) { return true }
        }
      }
    }
    return false
  }

  /// Puts each row into every section that may have it, at every offset.
  private func isPossible(_ sections: [Int], givingUp lost: [Int]) -> Bool {
    func extend(_ row: Int, _ rows: [[Int]]) -> Bool {
      if row == old.places.count {
        let middle = PlanState(sections: sections, rows: rows, rowCount: row)
        return isPossible(byWayOf: middle, givingUp: lost)
      }
      let survives = old.places[row] >= 0 && new.places[row] >= 0
      if !survives || lost.contains(row), extend(row + 1, rows) { return true }
      for place in Set([old.places[row], new.places[row]]) where sections.contains(place) {
        for offset in 0...rows[place].count {
          var rows = rows
          rows[place].insert(row, at: offset)
          if extend(row + 1, rows) { return true }
        }
      }
      return false
    }
    return extend(0, Array(repeating: [], count: old.rows.count))
  }
}
