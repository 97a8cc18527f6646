// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// What `Scripts/compare-trees` runs for the lists of Swift. A line of output has a list's name, its number of
// rows, an operation, and the nanoseconds that it takes; or `bytes`, and those that it holds for a row.

import Held
import TableDiffCollections

#if ROPE
  import HashTreeCollections
  import _RopeModule
#endif

/// A row of forty bytes.
struct Row: Identifiable, Equatable {
  var id: Int
  var title = 0, author = 0, date = 0, state = 0
}

/// A list with the calls that are compared, each in the list's own idiom.
protocol Subject {
  static var name: String { get }
  init(rows: [Row])
  mutating func update(_ offset: Int)
  mutating func insert(_ row: Row, _ offset: Int)
  mutating func move(_ offset: Int, _ target: Int)
  func sum() -> Int
  func id(_ offset: Int) -> Int
  /// The number of changes from a list to this one; `nil` if the list compares no versions.
  func changes(from old: Self) -> Int?
}

extension Subject {
  func changes(from old: Self) -> Int? { nil }
}

extension TreeArray: Subject where Element == Row {
  static var name: String { "TreeArray" }
  init(rows: [Row]) { self.init(rows) }
  mutating func update(_ offset: Int) { self[offset].title &+= 1 }
  mutating func insert(_ row: Row, _ offset: Int) { insert(row, at: offset) }
  mutating func move(_ offset: Int, _ target: Int) { move(from: offset, to: target) }
  func sum() -> Int {
    var sum = 0
    for row in self { sum &+= row.id }
    return sum
  }
  func id(_ offset: Int) -> Int { self[offset].id }
  func changes(from old: Self) -> Int? { old.tableDiff(to: self).changeCount }
}

extension Array: Subject where Element == Row {
  static var name: String { "Array" }
  init(rows: [Row]) { self = rows }
  mutating func update(_ offset: Int) { self[offset].title &+= 1 }
  mutating func insert(_ row: Row, _ offset: Int) { insert(row, at: offset) }
  mutating func move(_ offset: Int, _ target: Int) { insert(remove(at: offset), at: target) }
  func sum() -> Int {
    var sum = 0
    for row in self { sum &+= row.id }
    return sum
  }
  func id(_ offset: Int) -> Int { self[offset].id }
}

#if ROPE
  extension Row: RopeElement {
    struct Summary: RopeSummary {
      var count: Int
      static var maxNodeSize: Int { 15 }
      static var zero: Summary { Summary(count: 0) }
      var isZero: Bool { count == 0 }
      mutating func add(_ other: Summary) { count += other.count }
      mutating func subtract(_ other: Summary) { count -= other.count }
    }

    typealias Index = Int
    var summary: Summary { Summary(count: 1) }
    var isEmpty: Bool { false }
    var isUndersized: Bool { false }
    func invariantCheck() {}
    mutating func rebalance(nextNeighbor right: inout Row) -> Bool { false }
    mutating func split(at index: Int) -> Row { self }
  }

  struct Count: RopeMetric {
    typealias Element = Row
    func size(of summary: Row.Summary) -> Int { summary.count }
    func index(at offset: Int, in element: Row) -> Int { offset }
  }

  extension Rope: Subject where Element == Row {
    static var name: String { "Rope" }
    init(rows: [Row]) { self.init(rows) }
    mutating func update(_ offset: Int) {
      var index = find(at: offset, in: Count(), preferEnd: false).index
      update(at: &index) { $0.title &+= 1 }
    }
    mutating func insert(_ row: Row, _ offset: Int) { insert(row, at: offset, in: Count()) }
    mutating func move(_ offset: Int, _ target: Int) {
      let row = remove(at: offset, in: Count()).removed
      insert(row, at: target, in: Count())
    }
    func sum() -> Int {
      var sum = 0
      for row in self { sum &+= row.id }
      return sum
    }
    func id(_ offset: Int) -> Int {
      self[find(at: offset, in: Count(), preferEnd: false).index].id
    }
  }

  /// Rows by id. It has no order, so nothing moves, and an offset is an id.
  extension TreeDictionary: Subject where Key == Int, Value == Row {
    static var name: String { "TreeDictionary" }
    init(rows: [Row]) {
      self.init(uniqueKeysWithValues: rows.lazy.map { ($0.id, $0) })
    }
    mutating func update(_ offset: Int) { self[offset]?.title &+= 1 }
    mutating func insert(_ row: Row, _ offset: Int) { self[row.id] = row }
    mutating func move(_ offset: Int, _ target: Int) {}
    func sum() -> Int {
      var sum = 0
      for (_, row) in self { sum &+= row.id }
      return sum
    }
    func id(_ offset: Int) -> Int { self[offset]?.id ?? 0 }
  }
#endif

var checksum = 0

/// Calls a body until a tenth of a second is over; five times, and says the median of a call.
func measure(_ name: String, _ count: Int, _ operation: String, rows: Int = 1, _ body: () -> Void) {
  var times: [Double] = []
  for _ in 0..<5 {
    let start = held_nanoseconds()
    var (calls, end) = (0, start)
    while end - start < 100_000_000 {
      body()
      calls += 1
      end = held_nanoseconds()
    }
    times.append(Double(end - start) / Double(calls * rows))
  }
  times.sort()
  print(name, count, operation, times[2], separator: "\t")
}

func run<List: Subject>(_: List.Type, _ count: Int) {
  let before = held_bytes()
  var list = List(rows: (0..<count).map { Row(id: $0) })
  let held = held_bytes() - before
  print(List.name, count, "bytes", Double(held) / Double(count), separator: "\t")
  var state: UInt64 = 42
  func random() -> Int { held_random(&state, count) }
  // One version is kept, so that each edit leaves it as it was.
  var kept = list
  func edit(_ operation: String, _ body: (inout List) -> Void) {
    measure(List.name, count, operation) {
      kept = list
      body(&list)
    }
  }
  var next = count
  edit("update") { $0.update(random()) }
  if kept.changes(from: kept) != nil {
    edit("update and diff") {
      $0.update(random())
      checksum &+= $0.changes(from: kept) ?? 0
    }
  }
  if List.name != "TreeDictionary" {
    edit("move") { $0.move(random(), random()) }
  }
  measure(List.name, count, "read all", rows: count) { checksum &+= list.sum() }
  measure(List.name, count, "read at random", rows: 1000) {
    for _ in 0..<1000 { checksum &+= list.id(random()) }
  }
  edit("insert") {
    $0.insert(Row(id: next), random())
    next += 1
  }
  checksum &+= kept.id(0)
}

@main enum Trees {
  static func main() {
    for argument in CommandLine.arguments.dropFirst() {
      guard let count = Int(argument), count > 0 else {
        fatalError("\(argument) is no number of rows")
      }
      run(TreeArray<Row>.self, count)
      run([Row].self, count)
      #if ROPE
        run(Rope<Row>.self, count)
        run(TreeDictionary<Int, Row>.self, count)
      #endif
    }
    // What was read is used.
    if checksum == 1 { print() }
  }
}
