// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// What a table view or collection view does in place of UIKit, and what tests set and see.
///
///     tableView.double.putOnScreen()
///     tableView.double.completionMode = .manual
///     // drive the view
///     tableView.double.failures  // []
///     tableView.double.staleCells { path in rows[path.row] }  // []
///
/// It counts rows, judges batches and carries cells along as UIKit does, but is stricter: whatever
/// UIKit does not accept, or accepts only at times, becomes a failure. The view then stays as it
/// was.
@MainActor
public final class ListViewDouble {
  static let cellKind = "cell"

  /// When the ends of animations are reported.
  public var completionMode = CompletionMode.nextTurn

  /// Whether the blocks of batches run only at ``runLateBlocks()``.
  public var runsBlockLate = false

  /// Whether a reload in the middle of an animation keeps the visible cells without asking for them.
  public var keepsCellsInReloads = false

  /// Whether completions of batches without changes are dropped.
  public var dropsCompletionsOfEmptyBatches = false

  /// Whether cells can be reconfigured, which they can since iOS 15.
  public var supportsReconfigure = true

  /// The number of rows before and behind the visible ones whose cells are prepared.
  public var preparedRowCount = 2

  /// Returns the height that a cell needs in a width; by default rows have the height that the view
  /// says, which is otherwise only estimated until the cell is visible.
  public var heightOfCell: (@MainActor (_ cell: UIView, _ width: CGFloat) -> CGFloat)?

  /// The failures, in an object that outlives the double.
  public let record = FailureRecord()

  /// The batches that the view was told, changes outside of batches included.
  public internal(set) var batches: [ToldBatch] = []

  /// The number of calls of `reloadData()`.
  public internal(set) var reloadCount = 0

  unowned let host: any ListViewHost

  /// What the view is doing.
  var phase = ListViewPhase.idle

  /// Whether the data source or delegate is running.
  var isAsking = false

  // MARK: Data

  /// The rows as counted, of which nothing else is known.
  typealias Counted = RowSection<Int, NoHeader, NoHeader>
  var list: HeadlessListView<Counted>

  /// The number of rows in each section as counted.
  var counts: [Int] = []

  /// Whether all data is to be loaded anew.
  var needsReload = true

  /// Whether the pending reload keeps the visible cells.
  var reloadKeepsCells = false

  // MARK: Batches

  var openBatch: OpenBatch?

  /// The number of batches inside one another.
  var depth = 0

  /// The number of beginnings of updates that came at a wrong time.
  var refusedDepth = 0

  var lateBlocks: [LateBlock] = []
  var manualCompletions: [Completion] = []

  /// The number of animations whose ends are to be reported.
  var runningAnimations = 0

  // MARK: Views

  /// The cells, visible and prepared, by their paths.
  var cells: [IndexPath: LiveCell] = [:]

  /// The kinds of supplementary views of which each row has one, over its cell.
  public var rowKinds: [String] = []

  /// The visible supplementary views.
  var supplementaryViews: [SupplementaryPlace: UIView] = [:]

  var classes: [PoolKey: any PooledView.Type] = [:]
  var pool: [PoolKey: [any PooledView]] = [:]
  var request: ViewRequest?

  /// The heights of supplementary views, by kinds and sections.
  var heights: [String: [CGFloat]] = [:]

  /// The heights of rows whose cells have been visible, and the width in which they have them.
  var knownHeights: [IndexPath: CGFloat] = [:]
  var sizedWidth: CGFloat = 0

  /// Whether the layout is invalid.
  var remeasures = false

  /// The paths whose data the data source was asked to prepare.
  var prefetchedPaths: Set<IndexPath> = []

  /// The titles of the index at the edge, as the data source returned them last.
  public internal(set) var indexTitles: [String] = []

  // MARK: The user

  /// The paths of the selected rows.
  var selectedPaths: Set<IndexPath> = []

  var drag: Drag?

  /// What a swipe shows beside a row.
  var openSwipe: OpenSwipe?

  /// Whether a collection view has yet to arrange what was dropped in this turn.
  var isSettlingDrop = false

  /// Creates the double of a list view.
  init(_ host: any ListViewHost) {
    self.host = host
    list = HeadlessListView(sections: [], kind: host.kind)
  }

  isolated deinit {
    if openBatch != nil || !lateBlocks.isEmpty {
      record.add(.releasedInBatch)
    } else if runningAnimations > 0 {
      record.add(.releasedDuringAnimation)
    }
  }
}

extension ListViewDouble {
  typealias Completion = (Bool) -> Void

  struct OpenBatch {
    var told: ToldBatch
    let call: String
    let wasReloadPending: Bool
    var completions: [Completion] = []
  }

  struct LateBlock {
    let updates: (() -> Void)?
    let completion: Completion?
  }

  struct LiveCell {
    let view: UIView
    var isVisible = false
  }

  struct SupplementaryPlace: Hashable {
    let kind: String
    let section: Int

    /// The row, for a kind of which each row has a view.
    var row = 0
  }

  struct PoolKey: Hashable {
    let kind: String
    let identifier: String
  }

  struct OpenSwipe {
    let path: IndexPath
    let actions: [UIContextualAction]
    var isChosen = false
  }

  struct Drag {
    let from: IndexPath
    var to: IndexPath
    /// Whether the row is held by its reorder control, during which batches may come.
    var isReordering = false
    /// The cell of the row.
    weak var cell: UITableViewCell?
  }
}
