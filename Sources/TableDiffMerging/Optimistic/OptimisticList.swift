// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A server's list with edits of one's own that the server does not have yet.
///
///     var list = OptimisticList([Fruit(id: 1, name: "Apple")])
///     let edit = list.edit { $0[0].name = "Apricot" }
///     list.rows[0].name       // Apricot: shown at once
///     list.receive([Fruit(id: 2, name: "Pear"), Fruit(id: 1, name: "Apple")])
///     list.rows.map(\.name)  // ["Pear", "Apricot"]: a state without the edit
///     list.refuse(edit)
///     list.rows.map(\.name)  // ["Pear", "Apple"]
///
/// Show ``rows``: submit them to a `ListUpdater` after each call, which animates what changed. An edit
/// is *pending* until ``receive(_:confirming:resolve:)`` is told that a state of the server has it, or
/// ``refuse(_:resolve:)`` takes it back. Each new state is merged with the pending edits, one after the
/// other, as ``merged(base:mine:theirs:first:parts:resolve:)`` does. The pending edits are first, so what
/// the user did is what the user sees.
///
/// It is a value: it has no clock, sends nothing and keeps no history of states.
public struct OptimisticList<Row: Identifiable & Equatable> {
  /// The name of an edit, to be sent with it.
  public struct Edit: Sendable, Hashable {
    @usableFromInline let number: Int

    @export(implementation)
    init(number: Int) { self.number = number }
  }

  /// An edit that the server does not have yet.
  @usableFromInline
  struct Pending {
    @usableFromInline let edit: Edit

    /// The change, and the list to which it leads.
    @usableFromInline var diff: ListDiff
    @usableFromInline var rows: [Row]

    /// The rows, before the edit and after it, that a later edit updates which the server has.
    ///
    /// There are some only while a state is taken over. A row that the edit inserts stands for itself before it.
    @usableFromInline var overruled: [(base: Row, mine: Row)] = []

    @export(implementation)
    init(edit: Edit, diff: ListDiff, rows: [Row]) {
      (self.edit, self.diff, self.rows) = (edit, diff, rows)
    }
  }

  @usableFromInline var server: [Row]
  @usableFromInline let parts: MergeParts<Row>
  @usableFromInline var pending: [Pending] = []
  @usableFromInline var editCount = 0

  /// Creates the list of a state of the server.
  ///
  /// - Parameters:
  ///   - serverRows: The rows. Their ids should be unique.
  ///   - parts: The parts of a row that are merged one by one, so that an edit of one part stays where
  ///     the server changes another one. By default a row is merged as a whole.
  @export(implementation)
  public init(_ serverRows: [Row], parts: MergeParts<Row> = .wholeRows) {
    (server, self.parts) = (serverRows, parts)
  }

  /// The newest state of the server.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var serverRows: [Row] { server }

  /// The rows to show: the newest state of the server with all pending edits.
  ///
  /// - Complexity: O(1)
  @export(implementation)
  public var rows: [Row] { pending.last?.rows ?? server }

  /// The edits that are neither confirmed nor refused, oldest first.
  ///
  /// - Complexity: O(*e*), where *e* is the number of pending edits.
  @export(implementation)
  public var pendingEdits: [Edit] { pending.map(\.edit) }
}

extension OptimisticList {
  /// Changes the rows to show.
  ///
  ///     let edit = list.edit { $0.removeAll { $0.name == "Fig" } }
  ///
  /// - Parameter change: Changes the rows.
  /// - Returns: The name of the edit, which is pending from now on.
  /// - Throws: Any error thrown by `change`; then nothing changes.
  /// - Complexity: That of a diff of the rows before and after; each pending edit keeps its rows.
  @export(implementation)
  public mutating func edit<Failure: Error>(
    _ change: (inout [Row]) throws(Failure) -> Void
  ) throws(Failure) -> Edit {
    let old = rows
    var new = old
    try change(&new)
    let edit = Edit(number: editCount)
    editCount += 1
    pending.append(Pending(edit: edit, diff: old.tableDiff(to: new), rows: new))
    return edit
  }

  /// Takes over a state of the server.
  ///
  ///     let conflicts = list.receive(response.rows, confirming: response.appliedEdits)
  ///
  /// A state may have a pending edit without confirming it: where both agree, the edit changes nothing
  /// any more, and may be confirmed later, with this state or another one.
  ///
  /// A state may confirm an edit before an earlier one. Where both changed the content of a row, the state's row
  /// stands, and the change of the earlier edit is reported as a conflict. If rows are merged by parts, the parts
  /// stay that only the earlier edit changed, and nothing is reported.
  ///
  /// - Parameters:
  ///   - serverRows: The rows of the state. Their ids should be unique.
  ///   - edits: Edits that this state has. Those that are not pending are ignored.
  ///   - resolve: As for ``merged(base:mine:theirs:first:parts:resolve:)``; `mine` is the row of the edit.
  /// - Returns: What was in conflict with pending edits. The offsets are those in the list right after
  ///   the edit.
  /// - Complexity: That of a diff of the state before and this one, and O((*e* + *p*) × *n*), where *e* is the
  ///   number of pending edits, *p* that of pairs of a pending edit and a later one that is confirmed, and *n* that
  ///   of rows.
  @export(implementation)
  @discardableResult
  public mutating func receive(
    _ serverRows: [Row], confirming edits: [Edit] = [],
    resolve: (MergeConflict<Row>) -> Row? = { $0.merged }
  ) -> [MergeConflict<Row>] {
    // Parts that no later edit changed stay by themselves.
    if parts.merge == nil { overrule(by: edits) }
    confirm(edits)
    return replaceServerRows(serverRows, resolve: resolve)
  }

  /// Takes an edit back, and keeps those after it.
  ///
  ///     list.refuse(edit)
  ///     updater.submit(list.rows)  // it goes, animated
  ///
  /// An edit that is not pending is ignored: refusing twice, or what a state already has, changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - resolve: As for ``merged(base:mine:theirs:first:parts:resolve:)``.
  /// - Returns: What was in conflict with later edits, such as the update of a row that the edit
  ///   inserted, which stays.
  /// - Complexity: O(*e* × *n*), where *e* is the number of pending edits after it and *n* that of
  ///   rows.
  @export(implementation)
  @discardableResult
  public mutating func refuse(
    _ edit: Edit, resolve: (MergeConflict<Row>) -> Row? = { $0.merged }
  ) -> [MergeConflict<Row>] {
    guard let index = pending.firstIndex(where: { $0.edit == edit }) else { return [] }
    var conflicts: [MergeConflict<Row>] = []
    for index in index..<pending.count - 1 { conflicts += exchange(at: index, resolve: resolve) }
    pending.removeLast()
    return conflicts
  }
}

extension OptimisticList: Sendable where Row: Sendable {}

extension OptimisticList.Pending: Sendable where Row: Sendable {}
