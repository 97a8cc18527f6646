// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A change as a page that plays it; it needs no other file and no network.
package struct PlayerPage {
  private let change: ListChange
  private let stageCount: Int

  /// What changed, in words.
  private let title: String
  private let data: [UInt8]

  package init(_ played: PlayedChange) {
    (change, stageCount) = (played.change, played.stages.count)
    title = change.isEmpty ? "Nothing changed" : change.summary(ChangeCount(change.parts))
    data = PlayerData.json(played, RowCells(change.old, change.new), title: title)
  }

  /// The bytes of the page.
  package var bytes: [UInt8] {
    Array(head.utf8) + data + Array(tail.utf8)
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>\(title.escapedForHTML)</title>
    <style>
    \(Self.file(PackageResources.player_css))</style>
    </head>
    <body>
    <header>
    <h1>\(title.escapedForHTML)</h1>
    <p id="files">\(files)</p>
    <ul id="legend" aria-label="What the marks mean" hidden></ul>
    </header>
    <noscript><p class="note">With scripts this page plays the change.</p></noscript>
    <main hidden>
    <div class="list">
    <div id="view" tabindex="0" role="group" aria-label="The list">\
    <div id="columns" hidden></div><div id="rows" role="list"></div></div>
    <p id="empty" hidden>This list is empty.</p>
    <section id="detail" aria-label="The row" aria-live="polite" hidden></section>
    </div>
    \(controls)\(operations)</main>
    <script type="application/json" id="data">
    """
  }

  /// The names of both files, and how many rows they have if these are the same.
  private var files: String {
    let names = [change.old, change.new].map { VisibleText.string($0.name.utf8).escapedForHTML }
    return change.isEmpty
      ? "\(names[0]) and \(names[1]) have the same \(counted(change.old.rowCount, change.rowWord))."
      : "From \(names[0]) to \(names[1])."
  }

  private var controls: String {
    """
    <div class="controls" role="group" aria-label="Player">
    \(Self.button("back", "Back", "To the start of the stage (←)", "M5 3v14M17 3 8 10l9 7Z"))\
    \(Self.button("play", "Play", "Play or pause (space)", "M5 3v14l12-7Z"))\
    \(Self.button("step", "Step", "To the end of the stage (→)", "M3 3v14l9-7ZM15 3v14"))\
    <input id="time" type="range" min="0" max="\(max(1, stageCount))" value="0" step="any" \
    aria-label="Time" title="Time (, and . go by a twentieth of a stage)">
    <output id="state" for="time"></output>
    <label><span class="unseen">Speed</span>
    <select id="speed" title="Speed (- and +)">
    <option value="0.1">0.1 ×</option>
    <option value="0.25">0.25 ×</option>
    <option value="0.5">0.5 ×</option>
    <option value="1" selected>1 ×</option>
    <option value="2">2 ×</option>
    <option value="4">4 ×</option>
    </select></label>
    </div>

    """
  }

  private static func button(
    _ id: String, _ name: String, _ title: String, _ path: String
  ) -> String {
    """
    <button id="\(id)" aria-label="\(name)" title="\(title)">\
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="\(path)"/></svg></button>

    """
  }

  private var operations: String {
    """
    <details class="operations">
    <summary>Changes</summary>
    <p id="stage"></p>
    <ol id="operations"></ol>
    <p id="more" hidden></p>
    </details>

    """
  }

  private var tail: String {
    """
    </script>
    <script nonce="\(Self.nonce)">
    (() => {
    "use strict";

    \(Self.script)
    })();
    </script>
    </body>
    </html>

    """
  }

  /// What a browser may do for the page: run its own script and nothing of its data.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'"

  /// What the page's own script states, so that a browser runs no other one.
  private static let nonce = "player"

  /// The script of the page.
  ///
  /// Time goes from 0, the old list, by 1 for each stage. Each frame is computed from the time, the
  /// scroll position, and the effects of the stage, so that one may go to any time. Only cells that
  /// are visible before or after the stage are drawn, as in a list view. The script sets text, classes
  /// and styles only, never markup.
  private static var script: String {
    [
      PackageResources.states_js, PackageResources.columns_js, PackageResources.frames_js,
      PackageResources.operations_js, PackageResources.detail_js, PackageResources.controls_js,
    ].map(file).joined()
  }

  private static func file(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The same text for an element's content or a quoted attribute.
  ///
  /// Control characters have no place in HTML, so a replacement character stands for each.
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
