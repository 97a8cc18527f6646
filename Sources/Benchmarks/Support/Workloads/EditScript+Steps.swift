// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension EditScript {
  package mutating func insertBlock(at offset: Int, count: Int) {
    sources.insert(contentsOf: repeatElement(Self.inserted, count: count), at: offset)
  }

  package mutating func delete(_ count: Int, _ random: inout SplitMix64) {
    let gone = Set(sources.indices.sample(count, &random))
    sources = sources.indices.filter { !gone.contains($0) }.map { sources[$0] }
  }

  package mutating func insert(_ count: Int, _ random: inout SplitMix64) {
    let total = sources.count + count
    let places = Set((0..<total).sample(count, &random))
    var rest = sources.makeIterator()
    sources = (0..<total).map { places.contains($0) ? Self.inserted : rest.next() ?? Self.inserted }
  }

  package mutating func update(_ count: Int, _ random: inout SplitMix64) {
    let kept = sources.indices.filter { sources[$0] != Self.inserted }
    updated = kept.indices.sample(count, &random).map { kept[$0] }.sorted()
  }

  /// Moves `count` rows to random offsets.
  package mutating func move(_ count: Int, _ random: inout SplitMix64) {
    let places = sources.indices.sample(count, &random)
    let moving = places.map { sources[$0] }
    let gone = Set(places)
    var rest = sources.indices.filter { !gone.contains($0) }.map { sources[$0] }.makeIterator()
    var targets: [Int: Int32] = [:]
    for (place, source) in zip((0..<sources.count).sample(count, &random), moving) {
      targets[place] = source
    }
    sources = sources.indices.map { targets[$0] ?? rest.next() ?? Self.inserted }
  }

  package mutating func shuffleAll(_ random: inout SplitMix64) { sources.shuffle(using: &random) }

  package mutating func shuffle(_ count: Int, _ random: inout SplitMix64) {
    let places = sources.indices.sample(count, &random)
    for (place, source) in zip(places.shuffled(using: &random), places.map({ sources[$0] })) {
      sources[place] = source
    }
  }
}

extension Range<Int> {
  /// Returns distinct numbers of the range in random order, by Floyd's method.
  package func sample(_ wanted: Int, _ random: inout SplitMix64) -> [Int] {
    var taken = Set<Int>()
    var sample: [Int] = []
    for bound in Swift.max(lowerBound, upperBound - wanted)..<upperBound {
      let candidate = Int.random(in: lowerBound...bound, using: &random)
      let number = taken.insert(candidate).inserted ? candidate : bound
      taken.insert(number)
      sample.append(number)
    }
    return sample
  }
}
