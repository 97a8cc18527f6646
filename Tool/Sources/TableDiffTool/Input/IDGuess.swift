// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// The column or key that probably identifies a row: the leftmost one whose values are different in
/// each row of both files, and of which at least half are in both.
package struct IDGuess {
  /// The columns or keys of both files, those of the old one first, and whether both files have them.
  package private(set) var names: [(name: String, isShared: Bool)] = []

  /// The column or key; `nil` if there is none, or if the keys of an object identify rows.
  package private(set) var name: String?

  /// Why the files cannot be read with a guess.
  package private(set) var failure: UsageError?

  /// The files as they are read with the guess, or with the keys of an object.
  package private(set) var lists: (old: InputList, new: InputList)?

  /// What to say if there is no guess, but no failure either.
  package static let failureText =
    "no column or key is different in each row and has half of its values in both files; --id says "
    + "what identifies a row"

  /// A column is chosen by so many rows and values of each file, and then tried with all rows.
  private static let (rowLimit, valueLimit, triedCount) = (2_000, 200_000, 3)

  /// Reads two files, of which one can be absent: then values that are different are enough.
  ///
  /// - Parameters:
  ///   - input: Completed options without an id.
  ///   - progress: Is told which file is read, 0 or 1.
  package init(
    _ old: FileSource, _ new: FileSource, _ input: InputOptions,
    progress: (Int32) -> Void = { _ in }
  ) throws(UsageError) {
    var options = input
    options.rowLimit = Self.rowLimit
    let lists = (try old.list(options.forOld), try new.list(options.forNew))
    let samples = (lists.0.map(Sample.init), lists.1.map(Sample.init))
    let (columns, others) = (samples.0?.names ?? [], samples.1?.names ?? [])
    names = (columns + others.filter { !columns.contains($0) })
      .map { ($0, columns.contains($0) && others.contains($0)) }
    if lists.0?.isKeyed == true || lists.1?.isKeyed == true {
      self.lists = try FileSource.lists(old, new, input, progress: progress)
      return
    }
    var likely: [String] = []
    var unlikely: [String] = []
    for name in columns.isEmpty ? others : columns {
      guard let share = Self.share(of: name, samples) else { continue }
      if share.isHalf { likely.append(name) } else if !share.isKnown { unlikely.append(name) }
    }
    options.rowLimit = nil
    for name in (likely + unlikely).prefix(Self.triedCount) {
      options.id = FieldNames([name])
      do throws(UsageError) {
        let lists = try FileSource.lists(old, new, options, progress: progress)
        let isWhole = [samples.0, samples.1].allSatisfy { $0?.isWhole != false }
        if lists.old.mayRepeatIDs || lists.new.mayRepeatIDs { continue }
        if !isWhole, !lists.old.hasHalfOfIDs(of: lists.new) { continue }
        (self.name, self.lists) = (name, lists)
        return
      } catch {
        failure = error
      }
    }
  }

  /// Returns whether half of the values of a column are in both files, and whether that is certain;
  /// `nil` if it cannot be an id.
  private static func share(
    of name: String, _ samples: (Sample?, Sample?)
  ) -> (isHalf: Bool, isKnown: Bool)? {
    let values = (samples.0?.distinctValues(name), samples.1?.distinctValues(name))
    if samples.0 != nil, values.0 == nil { return nil }
    if samples.1 != nil, values.1 == nil { return nil }
    guard let old = values.0, let new = values.1 else { return (true, true) }
    let shared = old.intersection(new).count
    // Of longer files only the beginnings are known.
    let isKnown = samples.0?.isWhole == true && samples.1?.isWhole == true
    return (isKnown ? 2 * shared >= min(old.count, new.count) : shared > 0, isKnown)
  }

  /// Some rows of a file as values by their columns or keys.
  private struct Sample {
    /// The columns or keys, in the order in which they come first.
    private(set) var names: [String] = []

    /// Whether these are all rows of the file.
    private(set) var isWhole = true

    private var values: [String: [[UInt8]]] = [:]
    private var rowCount = 0

    /// Whether arrays, objects and null are no ids.
    private let isJSON: Bool

    init(_ list: InputList) {
      isJSON = !list.format.isDelimited
      for name in list.columns { (values[name], names) = ([], names + [name]) }
      var valueCount = 0
      for row in list.sections.lazy.flatMap({ $0.rows }) {
        if valueCount > IDGuess.valueLimit { break }
        rowCount += 1
        for (name, value) in list.fields(of: row) {
          if values[name] == nil { names.append(name) }
          values[name, default: []].append(value)
          valueCount += 1
        }
      }
      isWhole = rowCount == list.rowCount && !list.isFull
    }

    /// Returns the values of a column if each row has another one, which can be an id.
    func distinctValues(_ name: String) -> Set<[UInt8]>? {
      guard let values = values[name], values.count == rowCount else { return nil }
      let distinct = Set(values)
      guard distinct.count == rowCount, !distinct.contains([]) else { return nil }
      let isValue = isJSON && values.contains { [0x5B, 0x6E, 0x7B].contains($0[0]) }
      return isValue ? nil : distinct
    }
  }
}

extension InputList {
  /// Whether at least half of the ids of the shorter list are in both: of a long list, of every so
  /// many rows.
  fileprivate func hasHalfOfIDs(of other: InputList) -> Bool {
    let (shorter, longer) = rowCount < other.rowCount ? (self, other) : (other, self)
    let step = max(1, shorter.rowCount / 2_000)
    var ids: Set<TextSlice> = []
    // Few ids are hashed: the digests tell most that are no others.
    var digests = [Bool](repeating: false, count: 1 << 16)
    for (place, row) in shorter.sections.lazy.flatMap({ $0.rows }).enumerated()
    where place % step == 0 {
      ids.insert(row.id)
      digests[Int(row.id.digest & 0xFFFF)] = true
    }
    let shared = longer.sections.reduce(0) { count, section in
      count + section.rows.count { digests[Int($0.id.digest & 0xFFFF)] && ids.contains($0.id) }
    }
    return 2 * shared >= ids.count
  }
}
