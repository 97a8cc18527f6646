// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A row that the user drags.
extension ListViewDouble {
  /// Whether the user's drag is unsettled, during which nothing may change.
  ///
  /// A row that is held by its reorder control does not count: [the page](https://developer.apple.com/documentation/uikit/uitableview/hasuncommittedupdates)
  /// speaks of placeholders and drops.
  public var isDragUnsettled: Bool { drag.map { !$0.isReordering } ?? false }

  /// Lifts a row, and returns whether the data source lets it move.
  @discardableResult
  public func beginDrag(at path: IndexPath) -> Bool {
    host.layoutIfNeeded()
    guard drag == nil, depth == 0, hasRow(at: path) else { return false }
    let canMove = during(.dragging) { asking { host.canMove(path) } }
    if canMove { drag = Drag(from: path, to: path) }
    return canMove
  }

  /// Lifts a row by its reorder control, and returns whether the data source lets it move.
  ///
  /// Batches may come until it is dropped, and then the paths of the drag are old.
  @discardableResult
  public func beginReordering(at path: IndexPath) -> Bool {
    guard beginDrag(at: path) else { return false }
    drag?.isReordering = true
    drag?.cell = cells[path]?.view as? UITableViewCell
    drag?.cell?.isReordering = true
    return true
  }

  /// Lets all cells say that they are held by their reorder controls, or that they are not.
  public func cells(areReordering isReordering: Bool) {
    for cell in cells.values { (cell.view as? UITableViewCell)?.isReordering = isReordering }
  }

  /// Holds the row over another place, or over the end of a section.
  public func hover(over path: IndexPath) {
    guard let drag else { return }
    let target = asking { host.target(ofMoveFrom: drag.from, proposed: path) }
    guard counts.indices.contains(target.section) else { return }
    let end = counts[target.section] - (target.section == drag.from.section ? 1 : 0)
    guard (0...end).contains(target.row) else { return }
    self.drag?.to = target
  }

  /// Puts the row down: the data source moves it, and the view follows without being told.
  public func drop() {
    guard let drag else { return }
    let (from, to) = (drag.from, drag.to)
    drag.cell?.isReordering = false
    if drag.isReordering, from == to || !hasRow(at: from) || !hasRow(at: to) {
      self.drag = nil
      return
    }
    if host.kind == .collectionView { settleInNextTurn() }
    during(.dragging) {
      if !asking({ host.move(from, to: to) }) {
        record.add(.missingMethod("move"))
        return
      }
      let counts = askCounts()
      let sections = counted(counts)
      let move = SectionedDiff.Move(from: RowPath(from), to: RowPath(to))
      do throws(BatchError) {
        let transition = try perform(
          BatchUpdate(moves: from == to ? [] : [move]), on: &list, to: sections)
        carryAlong(transition, to: counts)
      } catch {
        record.add(rejection(error))
      }
    }
    self.drag = nil
  }

  /// Lets no change come before the next turn.
  private func settleInNextTurn() {
    isSettlingDrop = true
    Task { @MainActor [weak self] in self?.isSettlingDrop = false }
  }

  /// Puts the row back.
  public func cancelDrag() {
    drag?.cell?.isReordering = false
    drag = nil
  }
}
