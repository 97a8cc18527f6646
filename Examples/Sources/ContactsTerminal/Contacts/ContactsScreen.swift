// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import StoreExample

/// What the terminal shows: a search field, the list, figures, and the keys.
@MainActor
package struct ContactsScreen {
  package let app: ContactsApp

  private var state: ContactsState { app.store.state }

  /// Returns the frame to show at the present time.
  package func frame(_ size: TerminalSize) -> Frame {
    let layout = ContactsLayout(size)
    let columns = max(0, size.columns)
    var lines = [Line](repeating: Line(), count: columns > 0 ? max(0, size.rows) : 0)
    if let row = layout.field { lines[row] = field(columns) }
    lines.replaceSubrange(
      layout.list.prefix(app.list.viewport.height), with: app.list.lines(columns: columns))
    if let row = layout.status { lines[row] = status(columns) }
    if let row = layout.help { lines[row] = help(columns) }
    return Frame(size: size, lines: lines)
  }

  private func field(_ columns: Int) -> Line {
    let live =
      state.isLive
      ? Line("live on ", Style(foreground: 114, isBold: true)) : Line("live off ", Self.faint)
    // The end of a long query is what the user types.
    let room = max(0, columns - 12)
    let query = state.query.count > room ? String(state.query.suffix(room)) : state.query
    return Line([
      .init("  Search: ", Style(isBold: true)), .init(query), .init(" ", Style(isReversed: true)),
    ]).with(trailing: live, columns: columns)
  }

  /// The numbers of contacts, and as many of the times as there is room for.
  private func status(_ columns: Int) -> Line {
    let (figures, style) = (app.figures, Style(isReversed: true))
    let shown = app.list.count, all = state.contacts.count
    let counts = shown == all ? "  \(all.grouped) contacts" : "  \(shown.grouped) of \(all.grouped)"
    var times = [
      "search \(figures.search.milliseconds)", "diff \(figures.diff.milliseconds)",
      "batch \(figures.batch.milliseconds)", "frame \(figures.frame.milliseconds)",
      "\(figures.frameBytes.grouped) bytes",
    ]
    let room = columns - counts.columns - 3
    while times.joined(separator: " | ").count > room, !times.isEmpty { times.removeLast() }
    let trailing = Line(times.joined(separator: " | ") + " ", style)
    return Line(counts, style).filled(to: columns - trailing.columns, style) + trailing
  }

  private func help(_ columns: Int) -> Line {
    Line("  type to search, esc clears   arrows, page, home, end   tab live   ^Q quits", Self.faint)
      .truncated(to: columns)
  }

  private static let faint = Style(foreground: 245)
}
