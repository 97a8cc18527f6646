// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A controller of a table view.
///
/// Of the data source and delegate it has the methods that examples override; the others count as absent.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// The table view.
  // The type is Apple's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Creates a controller.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates the table view.
  open override func loadView() {
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// Returns 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns 0; to be overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns an empty cell, which counts as a missing method; to be overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    AbsentMethod.reached(UITableViewCell(style: .default, reuseIdentifier: nil))
  }
}
