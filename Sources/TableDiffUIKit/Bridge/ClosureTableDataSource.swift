// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// A data source of a table view that is made of closures.
  ///
  ///     let source = ClosureTableDataSource {
  ///       [unowned self] tableView, indexPath in
  ///       let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
  ///       cell.textLabel?.text = self.fruits[indexPath.row].name
  ///       return cell
  ///     }
  ///     source.numberOfRows = { [unowned self] _ in self.fruits.count }
  ///     tableView.dataSource = source
  ///
  /// A table view does not retain its data source. Without a closure, the view behaves as if the data
  /// source lacked the method: one section, no rows, no titles, no rows that move.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  /// ``TableListDataSource`` is built on it.
  @MainActor
  public final class ClosureTableDataSource: NSObject {
    /// Returns the number of sections; by default 1.
    public var numberOfSections: () -> Int = { 1 }

    /// Returns the number of rows in a section; by default 0.
    public var numberOfRows: (_ section: Int) -> Int = { _ in 0 }

    /// Returns the cell for a row.
    public var cell: (UITableView, IndexPath) -> UITableViewCell

    /// Returns the title of a section's header.
    public var headerTitle: ((_ section: Int) -> String?)?

    /// Returns the title of a section's footer.
    public var footerTitle: ((_ section: Int) -> String?)?

    /// Returns whether a row can be edited: deleted, or moved while the table view is editing; by
    /// default all rows, as in a table view.
    public var canEdit: ((IndexPath) -> Bool)?

    /// Returns whether the user can move a row; by default all rows if there is ``move``.
    public var canMove: ((IndexPath) -> Bool)?

    /// Moves a row in the data, after the user has moved it in the view.
    public var move: ((_ from: IndexPath, _ to: IndexPath) -> Void)?

    /// Whether the view has asked for the number of sections or rows.
    private(set) var wasAsked = false

    /// The number of calls of the view that are under way.
    private var callDepth = 0

    /// Whether the view is asking, so that its data must not change.
    var isAsked: Bool { callDepth > 0 }

    /// Creates a data source without rows.
    ///
    /// - Parameter cell: Returns the cell for a row.
    public init(cell: @escaping (UITableView, IndexPath) -> UITableViewCell) {
      self.cell = cell
    }
  }

  extension ClosureTableDataSource: UITableViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in _: UITableView) -> Int {
      wasAsked = true
      return answering { numberOfSections() }
    }

    /// Returns the number of rows in a section.
    public func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
      wasAsked = true
      return answering { numberOfRows(section) }
    }

    /// Returns the cell for a row.
    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      answering { cell(tableView, indexPath) }
    }

    /// Returns the title of a section's header.
    public func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
      answering { headerTitle?(section) }
    }

    /// Returns the title of a section's footer.
    public func tableView(_: UITableView, titleForFooterInSection section: Int) -> String? {
      answering { footerTitle?(section) }
    }

    /// Returns whether a row can be edited.
    public func tableView(_: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      answering { canEdit?(indexPath) ?? true }
    }

    /// Returns whether the user can move a row.
    public func tableView(_: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      answering { move != nil && canMove?(indexPath) ?? true }
    }

    /// Moves a row in the data.
    public func tableView(
      _: UITableView, moveRowAt from: IndexPath, to: IndexPath
    ) {
      answering { move?(from, to) }
    }

    private func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }
  }
#endif
