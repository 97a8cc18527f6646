// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A server's list with local edits that the server does not have yet.
///
///     var list = OptimisticList([Fruit(id: 1, name: "Apple")])
///     let edit = list.edit { $0[0].name = "Apricot" }
///     list.rows[0].name       // Apricot: shown at once
///     list.receive([Fruit(id: 2, name: "Pear"), Fruit(id: 1, name: "Apple")])
///     list.rows.map(\.name)  // ["Pear", "Apricot"]: a state without the edit
///     list.refuse(edit)
///     list.rows.map(\.name)  // ["Pear", "Apple"]
///
/// Show ``rows``: submit them to a `ListUpdater` after each call, which animates what changed. An
/// edit is *pending* until ``receive(_:confirming:resolve:)`` confirms that a state of the server
/// has it, or ``refuse(_:resolve:)`` takes it back. Each new state is merged with the pending edits
/// one by one, as ``merged(base:mine:theirs:first:parts:resolve:)`` does, with the pending edits as
/// the first side. So users see what they did.
///
/// It is a value: it has no clock, sends nothing and keeps no history of states.
public struct OptimisticList<Row: Identifiable & Equatable> {
  /// The identity of an edit, to be sent along with it.
  public struct Edit: Sendable, Hashable {
    @usableFromInline let number: Int

    @export(implementation)
    init(number: Int) { self.number = number }
  }

  /// An edit that the server does not have yet.
  @usableFromInline
  struct Pending {
    @usableFromInline let edit: Edit

    /// The change, and the resulting list.
    @usableFromInline var diff: ListDiff
    @usableFromInline var rows: [Row]

    /// The rows before and after the edit that a later, confirmed edit updates.
    ///
    /// There are some only while a state is received. A row that the edit inserts is its own row before it.
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

  /// Creates a list from a state of the server.
  ///
  /// - Parameters:
  ///   - serverRows: The rows. Their ids should be unique.
  ///   - parts: The parts of a row that are merged separately, so that an edit of one part survives
  ///     when the server changes another. By default whole rows are merged.
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
  /// - Returns: The identity of the edit, which is pending from now on.
  /// - Throws: Any error thrown by `change`, in which case nothing changes.
  /// - Complexity: That of a diff of the rows before and after; each pending edit stores its rows.
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

  /// Updates to a new state of the server.
  ///
  ///     let conflicts = list.receive(response.rows, confirming: response.appliedEdits)
  ///
  /// A state may contain a pending edit without confirming it. Where both agree, the edit no longer
  /// changes anything, and may be confirmed later, with this state or another one.
  ///
  /// A state may confirm an edit before an earlier one. If both changed the content of a row, the
  /// state's row is kept, and the change of the earlier edit is reported as a conflict. If rows are
  /// merged by parts, parts that only the earlier edit changed are kept, and nothing is reported.
  ///
  /// - Parameters:
  ///   - serverRows: The rows of the state. Their ids should be unique.
  ///   - edits: The edits that this state has. Edits that are not pending are ignored.
  ///   - resolve: As for ``merged(base:mine:theirs:first:parts:resolve:)``; `mine` is the row of the edit.
  /// - Returns: The conflicts with pending edits. Their offsets are those in the list right after the edit.
  /// - Complexity: That of a diff of the previous state and this one, plus O((*e* + *p*) × *n*), where *e* is
  ///   the number of pending edits, *p* of pairs of a pending edit and a later confirmed one, and *n* of rows.
  @export(implementation)
  @discardableResult
  public mutating func receive(
    _ serverRows: [Row], confirming edits: [Edit] = [],
    resolve: (MergeConflict<Row>) -> Row? = { $0.merged }
  ) -> [MergeConflict<Row>] {
    // Parts that no later edit changed are kept anyway.
    if parts.merge == nil { overrule(by: edits) }
    confirm(edits)
    return replaceServerRows(serverRows, resolve: resolve)
  }

  /// Takes back an edit, keeping those after it.
  ///
  ///     list.refuse(edit)
  ///     updater.submit(list.rows)  // it goes, animated
  ///
  /// An edit that is not pending is ignored, such as one that was already refused or confirmed.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - resolve: As for ``merged(base:mine:theirs:first:parts:resolve:)``.
  /// - Returns: The conflicts with later edits, such as an update of a row that the edit inserted.
  ///   The row is kept then.
  /// - Complexity: O(*e* × *n*), where *e* is the number of pending edits after it and *n* of rows.
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
